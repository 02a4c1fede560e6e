import type { Base } from './read-base.ts'

/** Something wrong in data/knowledge: where, what, and what to do about it. */
export interface Problem {
  /** Below data/knowledge. */
  file: string
  /** From 1; 0 for the file as a whole. */
  line: number
  what: string
  mend: string
}

/** A rule looks at everything that has the right shape, and names what breaks it. */
export type Rule = (base: Base) => Problem[]

export interface Place {
  file: string
  line: number
}

export const problemAt = ({ file, line }: Place, what: string, mend: string): Problem => ({ file, line, what, mend })
