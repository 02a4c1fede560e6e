import { aligned } from '../../src/modules/answering/calibrating/report-table.ts'
import type { Compared, PanelTrial, Way } from './elicitation-trials.ts'
import { distance, drawnPeople, entropy, interval, mean, median, placed } from './measures.ts'

/** Both tables: all questions, and those whose answers are a ladder, the only ones that similarity is for. */
export function elicitationTables({ trials, spending }: Pick<Compared, 'trials' | 'spending'>, agents: number): string {
  const tableOf = (of: readonly PanelTrial[], ways: readonly Way[]): string => {
    const rows = [
      rowOf('even shares', of, evenly),
      ...ways.map((way) => [...rowOf(way, of, ({ by }) => by.get(way)!).slice(0, 5), ...costOf(way)]),
      [`${agents} people at random`, drawnPeople(of, agents).toFixed(3), ...NOTHING, '', '', ''],
    ]
    return aligned([HEAD, ...rows])
  }
  const costOf = (way: Way): [string, string] => {
    const { calls, micros, questions } = spending.get(way) ?? { calls: 0, micros: 0, questions: 1 }
    const each = Math.max(1, questions)
    return [(calls / each).toFixed(1), micros === null ? 'unknown' : (micros / each / 1e6).toFixed(4)]
  }
  const ladders = trials.filter(({ steps }) => steps !== null)
  const asked = (of: readonly PanelTrial[]): Way[] =>
    [...new Set(of.flatMap(({ by }) => [...by.keys()]))].filter((way) => of.every(({ by }) => by.has(way)))
  const blocks = [
    `All ${trials.length} questions`,
    tableOf(
      trials,
      asked(trials).filter((way) => way !== 'similarity'),
    ),
  ]
  if (ladders.length > 0) blocks.push('', `The ${ladders.length} on ladders`, tableOf(ladders, asked(ladders)))
  return blocks.join('\n')
}

const HEAD = ['', 'TV', 'SD ratio', 'entropy ratio', 'TV above forecast', 'calls a question', '$ a question']
const NOTHING = ['', '']

const evenly = ({ actual }: PanelTrial): number[] => actual.map(() => 1 / actual.length)

function rowOf(name: string, of: readonly PanelTrial[], shares: (trial: PanelTrial) => readonly number[]): string[] {
  const ladders = of.filter(({ steps }) => steps !== null)
  const spread = (steps: PanelTrial['steps'], given: readonly number[]): number => placed(onSteps(steps!, given)).sd
  const ratios = ladders.map(
    (trial) => spread(trial.steps, shares(trial)) / Math.max(0.01, spread(trial.steps, trial.actual)),
  )
  const entropies = of.map((trial) => entropy(shares(trial)) / Math.max(0.05, entropy(trial.actual)))
  return [
    name,
    mean(of.map((trial) => distance(shares(trial), trial.actual))).toFixed(3),
    ratios.length === 0 ? '–' : median(ratios).toFixed(2),
    median(entropies).toFixed(2),
    name === 'forecast' ? '' : difference(of, shares),
    '',
    '',
  ]
}

/** How much further from people than a panel that answers by a forecast; below 0 is nearer. */
function difference(of: readonly PanelTrial[], shares: (trial: PanelTrial) => readonly number[]): string {
  const rows = of.map((trial) => ({
    family: trial.family,
    tv: distance(shares(trial), trial.actual) - distance(trial.by.get('forecast')!, trial.actual),
  }))
  const average = (all: readonly { tv: number }[]): number => mean(all.map(({ tv }) => tv))
  const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`
  const [low, high] = interval(rows, ({ family }) => family, average)
  return `${signed(average(rows))} (${signed(low)} to ${signed(high)})`
}

/** Of those who are on the ladder. */
function onSteps(steps: readonly (readonly number[])[], shares: readonly number[]): number[] {
  const held = steps.map((options) => options.reduce((sum, option) => sum + shares[option]!, 0))
  const total = held.reduce((sum, share) => sum + share, 0)
  return held.map((share) => (total > 0 ? share / total : 1 / held.length))
}
