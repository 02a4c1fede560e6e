import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const figures = process.env.FIGURES_DIR ?? path.join(import.meta.dirname, '../../../shared/data')
const data = path.join(import.meta.dirname, '../../data')

/** The names in a folder of the figures, without their ending, in order. */
export const namesIn = (folder: string): string[] =>
  readdirSync(path.join(figures, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => path.basename(name, '.jsonl'))
    .sort()

/** A file of the figures with one JSON value a line. */
export const readLines = <Row>(name: string): Row[] => linesOf(path.join(figures, name))

const linesOf = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)

/** The same of a folder of data/ itself, for what is kept there and nowhere else. */
export const ownNamesIn = (folder: string): string[] =>
  existsSync(path.join(data, folder))
    ? readdirSync(path.join(data, folder))
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => path.basename(name, '.jsonl'))
        .sort()
    : []

export const readOwnLines = <Row>(name: string): Row[] => linesOf(path.join(data, name))

/** Writes data/<name> with one JSON value a line, and gives the number of bytes. */
export function writeLines(name: string, rows: readonly unknown[]): number {
  const file = path.join(data, name)
  mkdirSync(path.dirname(file), { recursive: true })
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  writeFileSync(file, text)
  return Buffer.byteLength(text)
}
