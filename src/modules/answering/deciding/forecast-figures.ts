import { readFileSync } from 'node:fs'

/** What scripts/data/forecast.ts fitted on the known questions; data/answering/forecast.json. */
export interface ForecastFigures {
  /**
   * The usual answers on a ladder, as places on a standard normal scale where the population is cut, low to high. Keys:
   * `ask|label set/steps`, `label set/steps`, `/steps`, from the particular to the general.
   */
  norms: Readonly<Record<string, readonly number[]>>
  /** Any other ladder is cut where its positions (-1 to 1) fall in a normal population with this mean and spread. */
  position: { mean: number; spread: number }
  /** Ladders of rates ("weekly"): the logarithm of times a year among the population, by ask; '' for any. */
  rate: Readonly<Record<string, { mean: number; spread: number }>>
  blend: BlendFigures
  option: OptionFigures
  /** Shares of those who stand beside a ladder, by the role of the option. */
  aside: { dont_know: number; none: number; other: number; neutral: number }
  tilt: TiltFigures
  uncertainty: UncertaintyFigures
  reader: ReaderFigures
}

/** What the reader counts for beside known questions: from 0, nothing, to 1, alone. */
export interface ReaderFigures {
  /** Where nothing known is near: of two answers, and of more … */
  pair: number
  several: number
  /** … and where the very same question is known. */
  near: number
  /** Similarities of the nearest known question between which it goes from one to the other. */
  from: number
  to: number
  /** Above 1 its shares are taken for flatter than they should be. */
  sharpness: number
}

/** How much the sources of a ladder's forecast are worth beside each other. */
export interface BlendFigures {
  /** What is usual for the format, as a weight. */
  prior: number
  /** A neighbour's weight is exp(steepness · (similarity - 1)) … */
  steepness: number
  /** … up to so many times more where it asks the same, … */
  close: number
  /** … times this for an author's estimate, … */
  authored: number
  /** … for another ask, … */
  other_ask: number
  /** … and for another label set. */
  other_set: number
  /** How far the positions of steps count against what is usual, where ladders differ … */
  by_position: number
  /** … where one of them is yes or no … */
  by_position_yes_no: number
  /** … and opinions are asked for. */
  by_position_opinion: number
  /** A fact of the category, by ask: its weight where the question is plainly about the category. */
  fact: Readonly<Record<string, number>>
}

/** Choosing between options: what makes one likelier, on the scale of log shares. */
export interface OptionFigures {
  role: Readonly<Record<string, number>>
  stem: Readonly<Record<string, number>>
  /** Flattens what the prior says; 0 would be all alike. */
  spread: number
  prior: number
  steepness: number
  close: number
  /** How much of a neighbour's weight counts for options that it does not offer. */
  rest: number
  /** What a logit of the category's penetration is worth where an option names a category. */
  category: number
}

/** Differences between groups of people, and pulls of attitudes. */
interface TiltFigures {
  /** Weight of "no difference" beside the neighbours' weights. */
  floor: number
  /** Weights of what the reader says of groups, and of attitudes. */
  read: number
  attitude_read: number
  /** Weight of the category's own tilts. */
  own: number
  /** Weight of "no pull" beside the measured neighbours' weights. */
  attitude_floor: number
}

/** log of the half-width of the 80 % interval, in points; see forecast-uncertainty.ts for the terms. */
export interface UncertaintyFigures {
  base: number
  disagreement: number
  level: number
  pick: number
  /** Half-widths, as of an even yes and no, up to which a forecast counts as sure, and as fairly sure. */
  high: number
  medium: number
}

let figures: ForecastFigures | null = null

/** The fitted figures, read once. */
export function forecastFigures(): ForecastFigures {
  figures ??= JSON.parse(
    readFileSync(new URL('../../../../data/answering/forecast.json', import.meta.url), 'utf8'),
  ) as ForecastFigures
  return figures
}
