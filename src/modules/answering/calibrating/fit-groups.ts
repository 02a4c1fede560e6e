import { readFileSync } from 'node:fs'
import { levels, type Tilts } from '../../knowledge/index.ts'
import { logitOfShare } from '../deciding/latent-scale.ts'
import { highLabels } from '../eliciting/answers-asked.ts'
import type { PopulationForecast } from '../eliciting/population-forecast.ts'
import { FOLDS, foldOf } from './fit-trust.ts'
import type { Calibrating } from './measured-questions.ts'

/** By how much a group of people differs from all, in logits, and what was expected of it. */
export interface GroupDifference {
  question: string
  family: string
  people: number
  said: number
  known: number
  /** Counts less where few were asked. */
  weight: number
  /** A small difference in logits, times this, is one in percentage points. */
  points: number
}

/** Measured shares by question, attribute and level: how many were asked, then a share for each option. */
type MeasuredGroups = ReadonlyMap<string, Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>>

let measured: MeasuredGroups | undefined

function measuredGroups(): MeasuredGroups {
  measured ??= new Map(
    readFileSync(new URL('../../../../data/fidelity/groups.jsonl', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { question: string; groups: Record<string, Record<string, number[]>> })
      .map(({ question, groups }) => [question, groups]),
  )
  return measured
}

/** What groups of one size still differ by for reasons that no tilt knows, as a variance in logits. */
const UNEXPLAINED = 0.03

/** Every measured group of a question: on a ladder by the share of its upper half, otherwise option by option. */
export function groupDifferences(
  { question, family, asked, known }: Calibrating,
  said: PopulationForecast,
): GroupDifference[] {
  const compared =
    asked.form === 'ladder'
      ? [{ labels: highLabels(asked), said: said.tilts, known: known.tilts }]
      : asked.labels.map((_, at) => ({
          labels: [at],
          said: said.option_tilts[at] ?? {},
          known: known.option_tilts[at] ?? {},
        }))
  return Object.entries(measuredGroups().get(question.id) ?? {}).flatMap(([attribute, byLevel]) => {
    if (!Object.hasOwn(levels, attribute)) return []
    return Object.entries(byLevel).flatMap(([level, [size = 0, ...shares]]) =>
      compared.map((one): GroupDifference => {
        const [all, own] = [sumOf(question.shares, one.labels), sumOf(shares, one.labels)]
        return {
          question: question.id,
          family,
          people: logitOfShare(own) - logitOfShare(all),
          said: shiftIn(one.said, attribute, level),
          known: shiftIn(one.known, attribute, level),
          weight: 1 / (1 / (Math.max(1, size) * own * (1 - own)) + UNEXPLAINED),
          points: 100 * all * (1 - all),
        }
      }),
    )
  })
}

const sumOf = (shares: readonly number[], labels: readonly number[]): number =>
  Math.min(
    0.98,
    Math.max(
      0.02,
      labels.reduce((sum, label) => sum + shares[label]!, 0),
    ),
  )

const shiftIn = (tilts: Tilts, attribute: string, level: string): number => tilts[attribute as 'age']?.[level] ?? 0

const ENOUGH_DIFFERENCES = 60
/** What the default counts in a fit, in differences as clear as usual ones. */
const PULL = 5

/**
 * What the model's differences between groups should count, the rest being what is known here. Not above 1: beyond that
 * what is known would count against itself, and groups that the model is silent on would lean the wrong way.
 */
export function fitGroups(differences: readonly GroupDifference[], untried: number): number {
  if (differences.length < ENOUGH_DIFFERENCES) return untried
  let [across, along] = [PULL * untried, PULL]
  for (const { people, said, known, weight } of differences) {
    across += weight * (said - known) * (people - known)
    along += weight * (said - known) ** 2
  }
  return Math.round(100 * Math.min(1, Math.max(0, across / along))) / 100
}

/** By how many points groups are off, as a root of the mean square. */
export interface GroupErrors {
  compared: number
  /** If no group differed from all. */
  alike: number
  model: number
  known: number
  /** With weights fitted on other families. */
  calibrated: number
}

export function groupErrors(differences: readonly GroupDifference[], untried: number): GroupErrors {
  const trust = Array.from({ length: FOLDS }, (_, fold) =>
    fitGroups(
      differences.filter(({ family }) => foldOf(family) !== fold),
      untried,
    ),
  )
  const off = (expected: (one: GroupDifference) => number): number => {
    const squares = differences.reduce((sum, one) => sum + (one.points * (expected(one) - one.people)) ** 2, 0)
    return differences.length === 0 ? 0 : Math.sqrt(squares / differences.length)
  }
  return {
    compared: differences.length,
    alike: off(() => 0),
    model: off(({ said }) => said),
    known: off(({ known }) => known),
    calibrated: off(({ said, known, family }) => {
      const part = trust[foldOf(family)]!
      return part * said + (1 - part) * known
    }),
  }
}
