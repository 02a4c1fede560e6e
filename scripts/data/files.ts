import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * Where the figures come from. They are not part of the project: what the project needs of them, these scripts derive
 * and write below data/, and data/SOURCES.md names every source.
 */
const figures = process.env.FIGURES_DIR ?? path.join(import.meta.dirname, '../../../shared/data')
const data = path.join(import.meta.dirname, '../../data')

function readText(name: string): string {
  const bytes = readFileSync(path.join(figures, name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

export const readJson = <Value>(name: string): Value => JSON.parse(readText(name)) as Value

/** One record per line, with the header's names; quoted fields may hold commas and doubled quotes. */
export function readCsv(name: string): Record<string, string>[] {
  const [header, ...lines] = readText(name).split(/\r?\n/).filter(Boolean).map(fields)
  return lines.map((line) => Object.fromEntries(header!.map((column, at) => [column, line[at] ?? ''])))
}

function fields(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  const found: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    found.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
  }
  return found
}

/**
 * Writes data/<name>. Every entry of the outermost object or list gets a line (and of the next level too, where
 * `levels` is 2), so that a change of the figures can be read in a diff.
 */
export function writeData(name: string, value: unknown, levels = 1): void {
  const file = path.join(data, name)
  mkdirSync(path.dirname(file), { recursive: true })
  const text = `${lines(value, levels, '')}\n`
  writeFileSync(file, text)
  console.log(`data/${name}: ${(text.length / 1000).toFixed(0)} kB`)
}

function lines(value: unknown, levels: number, indent: string): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent} `
  if (Array.isArray(value)) {
    return `[\n${value.map((entry) => inner + lines(entry, levels - 1, inner)).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => `${inner}${JSON.stringify(key)}: ${lines(entry, levels - 1, inner)}`,
  )
  return `{\n${entries.join(',\n')}\n${indent}}`
}
