import { type Person, readFigures, streamOf, uniform } from '../../../population/index.ts'

/** How a fact is told: clauses with slots, a choice of them for every case. */
export interface FactSays {
  /** By value of the record; several ways to say it are parted by bars. */
  words?: Record<string, string>
  say?: string[]
  /** Instead of `say` behind a yes or a no, which need a whole clause. */
  clause?: string[]
  none?: string[]
  one?: string[]
  /** Of several, those that are meant. */
  of?: string[]
  /** Of a time that is still to come. */
  later?: string[]
  yes?: string[]
  no?: string[]
  pastYes?: string[]
  pastNo?: string[]
  youngest?: string[]
  oldest?: string[]
  counted?: string[]
  /** Of those for whom it is otherwise true, where only the other sex can say it. */
  male?: string[]
  female?: string[]
  any?: string
  /** For what is left of a long list. */
  more?: string
  /** Numbers are said in words. */
  spelled?: boolean
  /** Told as another fact is, where it has no sentences of its own. */
  like?: string
}

/** data/language/record/sentences.json */
interface Sentences {
  yes: string[]
  no: string[]
  declined: string[]
  /** For whoever is asked what only the other sex can say. */
  male: string[]
  female: string[]
  facts: Record<string, FactSays>
}

let read: Sentences | undefined
export function sentences(): Sentences {
  read ??= readFigures<Sentences>('language/record/sentences.json')
  return read
}

export function saysOf(fact: string): FactSays {
  const own = sentences().facts[fact]!
  return own.like === undefined ? own : { ...sentences().facts[own.like]!, ...own }
}

/** Everybody has their own way to say a thing, and keeps to it. */
export function chosen(from: readonly string[], { version, index }: Person, name: string): string {
  return from[Math.floor(uniform(streamOf(version, `record ${name}`), index) * from.length)]!
}
