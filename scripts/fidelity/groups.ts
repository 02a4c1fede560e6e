import { readFileSync } from 'node:fs'
import { middleOf } from '../../src/modules/answering/deciding/decide-ladder.ts'
import type { PanelAgent, Reference } from '../../src/modules/answering/deciding/decide-panel.ts'
import { stepsOf } from '../../src/modules/answering/deciding/forecast-steps.ts'
import { chancesOf } from '../../src/modules/answering/deciding/latent-answers.ts'
import { optionChances, pickables } from '../../src/modules/answering/deciding/option-utilities.ts'
import { sittingOf } from '../../src/modules/answering/deciding/sitting.ts'
import { soundShares } from '../../src/modules/answering/deciding/sound-shares.ts'
import type { Score } from '../data/forecast-scores.ts'
import { distance, mean, placed } from './measures.ts'

/** A line of data/fidelity/groups.jsonl: by attribute and level how many were asked, and their shares by option. */
export interface MeasuredGroups {
  question: string
  groups: Record<string, Record<string, number[]>>
}

/** One group of people on one question, beside the agents of that group. */
export interface GroupTrial {
  question: string
  family: string
  attribute: string
  level: string
  /** Between people of the group and agents of the group. */
  tv: number
  /** Between people of the group and all agents: everybody alike. */
  alike: number
  /** How far the group stands from all, of people and of agents, on the ladder or by options. */
  differences: { people: number; agents: number; error: number }[]
}

const measured = new Map(
  readFileSync(new URL('../../data/fidelity/groups.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MeasuredGroups)
    .map(({ question, groups }) => [question, groups]),
)

/** Every measured group of the questions that were forecast. */
export function groupTrials(
  scores: readonly Score[],
  panel: readonly PanelAgent[],
  reference: Reference,
): GroupTrial[] {
  return scores.flatMap((score): GroupTrial[] => {
    const { question } = score.case.known
    const expected = chancesByAgent(score, panel, reference)
    if (expected === null) return []
    const all = averaged(expected.chances)
    const everybody = expected.onSteps(question.shares)
    return Object.entries(measured.get(question.id) ?? {}).flatMap(([attribute, levels]) =>
      Object.entries(levels).flatMap(([level, [size, ...shares]]): GroupTrial[] => {
        const own = expected.chances.filter((_, at) => panel[at]!.facets[attribute as 'age'] === level)
        if (own.length < 20) return []
        const [people, agents] = [expected.onSteps(shares), averaged(own)]
        return [
          {
            question: question.id,
            family: question.family!,
            attribute,
            level,
            tv: distance(people, agents),
            alike: distance(people, all),
            differences: expected.ladder
              ? [onLadder(people, everybody, agents, all, size!)]
              : people.map((share, at) => ({
                  people: share - everybody[at]!,
                  agents: agents[at]! - all[at]!,
                  error: (share * (1 - share)) / size!,
                })),
          },
        ]
      }),
    )
  })
}

function onLadder(
  people: readonly number[],
  everybody: readonly number[],
  agents: readonly number[],
  all: readonly number[],
  size: number,
) {
  const own = placed(people)
  return {
    people: own.mean - placed(everybody).mean,
    agents: placed(agents).mean - placed(all).mean,
    error: own.sd ** 2 / size,
  }
}

interface Chances {
  ladder: boolean
  /** By agent and step, or option. */
  chances: number[][]
  /** Shares by option as shares by step. */
  onSteps(shares: readonly number[]): number[]
}

function chancesByAgent(
  { case: { reading, found }, forecast }: Score,
  panel: readonly PanelAgent[],
  reference: Reference,
): Chances | null {
  const sitting = sittingOf({ reading, found, forecast }, panel, reference, 0)
  const steps = forecast.shape === 'ladder' ? stepsOf(reading) : null
  if (steps !== null) {
    const shares = soundShares(forecast.shares)
    return {
      ladder: true,
      chances: chancesOf(sitting, shares, middleOf(shares)),
      onSteps: (given) =>
        soundShares(steps.options.map((members) => members.reduce((sum, option) => sum + given[option]!, 0))),
    }
  }
  if (forecast.shape !== 'pick') return null
  const pickable = pickables(sitting)
  if (pickable.length !== reading.options.length) return null
  return { ladder: false, chances: optionChances(sitting, pickable), onSteps: soundShares }
}

const averaged = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => mean(rows.map((row) => row[at]!)))

/**
 * How far agents of a group stand from all agents, for every point that people of the group stand from all people. 1 is
 * right, above it is caricature. Part of what people's groups differ by is the chance of who was asked: `corrected` for it.
 */
export function slope(trials: readonly GroupTrial[]): { raw: number; corrected: number } {
  let [across, along, error] = [0, 0, 0]
  for (const { differences } of trials) {
    for (const { people, agents, error: own } of differences) {
      across += people * agents
      along += people * people
      error += own
    }
  }
  return { raw: across / along, corrected: across / Math.max(along / 4, along - error) }
}
