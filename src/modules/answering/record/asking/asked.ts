/** A question for a fact that the speaker's record holds, so precise that the record can answer it. */
export interface Asked {
  fact: string
  /** The reader's name for it, or the fact's own where the reader has none. */
  field: string
  /** What a yes affirms: that the record has one of these. Empty where the value itself, or a comparison, is asked for. */
  values: readonly string[]
  /** A yes affirms one of each: "both a cat and a dog". Empty where one of all is enough. */
  each: readonly (readonly string[])[]
  /** What a yes affirms of a number, or which numbers are counted. */
  compare: Compare | null
  /** Of several ages, this one alone. */
  which: 'youngest' | 'oldest' | null
  /** How many of the numbers the comparison holds for. */
  counts: boolean
  /** The comparison has to hold for every one of the numbers. */
  all: boolean
  /** Only somebody of this sex can say yes ("Are you a mother?"). */
  only: 'male' | 'female' | null
  /** When it is to be true, where that is not now. */
  moment: Moment | null
  /** The number that the fact depends on: 18 in "What year did you turn 18?" */
  given: number | null
  /** What a number is told in, where the question names a unit that is not the record's own. */
  unit: Unit | null
  /** It can be said yes or no to. */
  polar: boolean
  /** A yes affirms the contrary ("I am not married"). */
  denied: boolean
  /** How the question names the values. */
  said: string | null
  /** The question names a part of what the record has a word for ("breast cancer"): only that it is not there is known. */
  narrower: boolean
}

/** A fact's own value is asked for, and nothing else. */
export const asksFor = (fact: string, field: string): Asked => ({
  fact,
  field,
  values: [],
  each: [],
  compare: null,
  which: null,
  counts: false,
  all: false,
  only: null,
  moment: null,
  given: null,
  unit: null,
  polar: false,
  denied: false,
  said: null,
  narrower: false,
})

/** A year, or so many years from now. */
export type Moment = { year: number } | { ahead: number }

export interface Unit {
  name: string
  /** How many of them make one of the record's own. */
  factor: number
}

/** How many years ago a moment is; less than nothing where it is still to come. */
export const yearsSince = (moment: Moment | null, year: number): number =>
  moment === null ? 0 : 'year' in moment ? year - moment.year : -moment.ahead

export interface Compare {
  op: '>' | '>=' | '<' | '<=' | '=' | 'in'
  value: number
  /** The upper end of `in`, itself within. */
  to: number
}

/** "> 0", "13..19". */
export function compareOf(text: string): Compare {
  const range = /^([\d.]+)\.\.([\d.]+)$/.exec(text)
  if (range !== null) return { op: 'in', value: Number(range[1]), to: Number(range[2]) }
  const [op, value] = text.split(' ')
  return { op: op as Compare['op'], value: Number(value), to: Number(value) }
}

export function holds({ op, value, to }: Compare, known: number): boolean {
  switch (op) {
    case '>':
      return known > value
    case '>=':
      return known >= value
    case '<':
      return known < value
    case '<=':
      return known <= value
    case '=':
      return known === value
    case 'in':
      return known >= value && known <= to
  }
}
