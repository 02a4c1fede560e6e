import { readFileSync } from 'node:fs'

/** A table or fitted model below data/, as the scripts in scripts/data wrote it. */
export function readFigures<Figures>(name: string): Figures {
  return JSON.parse(readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8')) as Figures
}
