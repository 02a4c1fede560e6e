import { naturalLog } from '../deciding/latent-scale.ts'
import { exponential } from '../finding/portable-math.ts'
import type { FormCalibration } from './calibration.ts'

/** What a model says and what is known here of one question, with what each is expected to be off by. */
export interface Compared {
  /** Shares of the same answers; none for numbers. */
  said: readonly number[]
  known: readonly number[]
  /** Each answer is chosen or not by itself. */
  each?: boolean
  /** By how many points the model expects a share to be off; null where it was not asked. */
  stated: number | null
  /** Half-width of the 80 % interval of what is known here, in points. */
  uncertainty: number
}

/** What counts how much, with a sum of 1, and the half-width of the 80 % interval of both together. */
export interface Weights {
  model: number
  known: number
  even: number
  uncertainty: number
}

/** Of a normal distribution: how far out 80 % reach, in mean absolute deviations. */
const REACH = 1.6
/** A model that says that it is never wrong is not taken at its word. */
const LEAST_STATED = 0.5
/** Shares near nothing or everything are off by less; below this part of the usual error nobody is. */
const LEAST_LEVEL = 0.2

/**
 * Two forecasts count by how wrong each is expected to be: as the inverse of the square of its error, which is best where
 * the one errs independently of the other. Where they agree more than these errors would have it, they are less wrong than
 * that; where they disagree more, at least one of them is more so.
 */
export function weigh({ said, known, each = false, stated, uncertainty }: Compared, trust: FormCalibration): Weights {
  const count = each || said.length === 0 ? 2 : said.length
  const usual = ((200 * trust.tv) / count) * levelOf(said, count)
  const own = stated === null ? usual : Math.max(LEAST_STATED, stated)
  const off = exponential((1 - trust.heed) * naturalLog(usual) + trust.heed * naturalLog(own))
  const here = uncertainty / REACH
  const apart = said.length === 0 ? 1 : meanGap(said, known) / Math.sqrt(off * off + here * here)
  const held = trust.untried ? Math.min(1, (FAR / Math.max(FAR, apart)) ** 2) : 1
  const model = held * ((here * here) / (off * off + here * here))
  const both = Math.sqrt((model * off) ** 2 + ((1 - model) * here) ** 2)
  return {
    model: (1 - trust.even) * model,
    known: (1 - trust.even) * (1 - model),
    even: trust.even,
    uncertainty: trust.width * REACH * both * disagreement(apart),
  }
}

/**
 * Two that are further apart than this many times what both errors have them expect are hardly off by chance: a text may have talked a
 * model into its forecast, and nobody talks to what is known. One that was measured is known to be right where that is wrong.
 */
const FAR = 2.5

/** How much wider it makes an interval that two are so many times further apart than is to be expected. */
const disagreement = (apart: number): number => Math.min(2, Math.max(0.8, Math.sqrt(0.5 + 0.5 * apart * apart)))

/** How wrong such shares can be, against even ones. */
function levelOf(shares: readonly number[], count: number): number {
  if (shares.length === 0) return 1
  const spread = shares.reduce((sum, share) => sum + Math.sqrt(Math.max(0, share * (1 - share))), 0) / shares.length
  return Math.max(LEAST_LEVEL, spread / Math.sqrt((1 / count) * (1 - 1 / count)))
}

/** In points. */
const meanGap = (one: readonly number[], other: readonly number[]): number =>
  (100 * one.reduce((sum, share, at) => sum + Math.abs(share - (other[at] ?? 0)), 0)) / one.length
