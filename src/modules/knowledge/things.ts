import { readFileSync } from 'node:fs'
import { parseLines } from './rows.ts'

/** Something that people do or own, as records/acts.jsonl has it. */
export interface Thing {
  /** "own_a_bicycle". */
  slug: string
  /** As it follows "Do you": "own a bicycle". */
  base: string
  /** Shares of US adults who have ever done it, and who do these days. */
  rates: { ever: number; now: number }
  /** What must be true of whoever does it these days, or has ever done it. */
  now: readonly Requirement[]
  ever: readonly Requirement[]
}

/** A tag that is true or not by somebody's record, or another thing that they must do or own. */
export type Requirement = { tag: string } | { thing: string }

type Required = [base: string, now: string[], ever: string[]]
const THING = 'do:'

const folder = new URL('../../../data/knowledge/records/', import.meta.url)
let known: readonly Thing[] | undefined

/** All of them, in the order of their records: the number in the ids of their questions ("record.acts.12.…") is the place here. */
export function things(): readonly Thing[] {
  known ??= load()
  return known
}

function load(): Thing[] {
  const rows = <Line>(file: string): Line[] => parseLines<Line>(readFileSync(new URL(file, folder), 'utf8'))
  const required = (name: string): Requirement =>
    name.startsWith(THING) ? { thing: name.slice(THING.length) } : { tag: name }
  const needs = new Map(
    rows<Required>('requires.jsonl').map(([base, now, ever]) => [
      base,
      { now: now.map(required), ever: ever.map(required) },
    ]),
  )
  return rows<[string, string, string, number, number]>('acts.jsonl').map(([base, , , ever, now]) => ({
    slug: base
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '_')
      .replace(/^_|_$/g, ''),
    base,
    rates: { ever, now },
    now: [],
    ever: [],
    ...needs.get(base),
  }))
}
