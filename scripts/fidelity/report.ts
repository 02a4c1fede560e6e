import type { Score } from '../data/forecast-scores.ts'
import { holding, type Lane, lanes } from './charts.ts'
import type { Examination } from './examine.ts'
import { slope } from './groups.ts'
import { mean, median } from './measures.ts'
import { explained, goalsOf, limits, method } from './prose.ts'
import { type Figures, figuresFor, gain, similarityOf, uniformly } from './tables.ts'

const WORST = 25

/** The document and its charts, by file name. */
export function report(found: Examination): { document: string; charts: Record<string, string> } {
  const { engine, baselines } = found.family
  const usual = baselines['usual for the answers']!
  const sections = [
    method(found),
    '## Goals\n',
    goalsOf(found),
    '## Against what can be had for nothing\n',
    table([
      ['all options alike', figuresFor(uniformly(engine))],
      ...Object.entries(baselines).map(([name, scores]): [string, Figures] => [name, figuresFor(scores)]),
      ['**the engine**', figuresFor(engine)],
      ['the engine, own survey left out', figuresFor(found.source.engine)],
    ]),
    gains(found),
    '## By what lies near\n',
    table(byNearness(engine)),
    '## By stated confidence\n',
    table(
      ['high', 'medium', 'low'].map((level): [string, Figures] => [
        level,
        figuresFor(engine.filter(({ forecast }) => forecast.confidence === level)),
      ]),
    ),
    '![How often stated intervals held](fidelity/intervals.svg)\n',
    '## Groups of people\n',
    groupsTable(found),
    '## The same question again\n',
    stabilityTable(found),
    '## By topic and by kind of question\n',
    '![By topic](fidelity/topics.svg)\n',
    '![By kind of question](fidelity/kinds.svg)\n',
    '## The worst 25\n',
    worst(engine),
    explained(found),
    limits,
  ]
  return {
    document: `${sections.join('\n')}`,
    charts: {
      'topics.svg': lanes(
        'Total variation by topic',
        lanesBy(engine, usual, ({ case: one }) => one.known.question.topic),
      ),
      'kinds.svg': lanes(
        'Total variation by kind of question',
        lanesBy(engine, usual, ({ case: one }) => one.known.question.kind),
      ),
      'intervals.svg': holding(widths(engine)),
    },
  }
}

const three = (value: number): string => value.toFixed(3)
const two = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2))
const share = (value: number): string => `${Math.round(100 * value)} %`
const range = ([low, high]: readonly [number, number]): string => `${three(low)} to ${three(high)}`

function table(rows: readonly (readonly [string, Figures])[]): string {
  const lines = rows.map(
    ([name, own]) =>
      `| ${name} | ${own.count} | ${three(own.tv)} (${range(own.tv_interval)}) | ${two(own.representativeness)} | ${own.simbench.toFixed(0)} | ${two(own.sd_ratio)} | ${two(own.entropy_ratio)} | ±${own.width.toFixed(0)}, ${share(own.held)} |`,
  )
  return `| | questions | TV (95 % interval) | representativeness | SimBench | SD ratio | entropy ratio | stated 80 % interval: median width, held |\n|---|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`
}

export function byNearness(engine: readonly Score[]): [string, Figures][] {
  const between = (low: number, high: number): Score[] =>
    engine.filter((score) => similarityOf(score) >= low && similarityOf(score) < high)
  return [
    ['nearest known from 0.8', figuresFor(between(0.8, 2))],
    ['0.7 to 0.8', figuresFor(between(0.7, 0.8))],
    ['0.6 to 0.7', figuresFor(between(0.6, 0.7))],
    ['below 0.6', figuresFor(between(-1, 0.6))],
    ['ladders', figuresFor(engine.filter(({ forecast }) => forecast.shape === 'ladder'))],
    ['choices', figuresFor(engine.filter(({ forecast }) => forecast.shape === 'pick'))],
  ]
}

function gains({ family: { engine, baselines } }: Examination): string {
  const lines = [['all options alike', uniformly(engine)] as const, ...Object.entries(baselines)].map(
    ([name, than]) => {
      const { tv, interval } = gain(engine, than)
      return `- ${name}: nearer by ${three(tv)} (${range(interval)})${interval[0] > 0 ? '' : ', which is within chance'}`
    },
  )
  return `What the engine gains in TV over each, on the same questions (95 % interval over families of questions):\n\n${lines.join('\n')}\n`
}

function groupsTable({ groups }: Examination): string {
  const rows = (['seen', 'unseen'] as const).map((name) => {
    const own = groups[name]
    const { raw, corrected } = slope(own)
    const question = name === 'seen' ? 'the question itself is known' : 'its family is left out'
    return `| ${question} | ${own.length} | ${three(mean(own.map(({ tv }) => tv)))} | ${three(mean(own.map(({ alike }) => alike)))} | ${two(raw)} | ${two(corrected)} |`
  })
  return `| | groups × questions | TV within groups | everybody alike | slope | slope, corrected for the chance of who was asked |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
}

function stabilityTable({ stability }: Examination): string {
  const rows = [
    ['the same question again, another process', share(stability.again), '100 %'],
    ['the same question in other words', share(stability.paraphrase), 'nearly always'],
    ['the opposite question, opposite answer', share(stability.opposite), 'nearly always'],
    ['options in the reverse order', share(stability.order), 'nearly always'],
    [
      'on another day (replicate 1)',
      `${share(stability.another_day)}, kappa ${two(stability.kappa)}`,
      'people change their answers, too: 100 % would be no person',
    ],
  ]
  return `| | same answer | to compare with |\n|---|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`
}

export function lanesBy(engine: readonly Score[], usual: readonly Score[], nameOf: (score: Score) => string): Lane[] {
  const baseline = new Map(usual.map((score) => [score.case.known.question.id, score.tv]))
  return [...Map.groupBy(engine, nameOf)]
    .filter(([, own]) => own.length >= 4)
    .map(([name, own]): Lane => {
      const { tv, tv_interval } = figuresFor(own)
      return {
        name,
        count: own.length,
        engine: tv,
        interval: tv_interval,
        uniform: mean(own.map(({ uniform }) => uniform)),
        usual: mean(own.map(({ case: one }) => baseline.get(one.known.question.id)!)),
      }
    })
    .sort((a, b) => a.engine - b.engine)
}

/** Forecasts by stated width, in eight groups of equal size. */
export function widths(engine: readonly Score[]): { width: number; held: number; count: number }[] {
  const sorted = [...engine].sort((a, b) => a.forecast.uncertainty - b.forecast.uncertainty)
  return Array.from({ length: 8 }, (_, at) => {
    const own = sorted.slice(Math.floor((at * sorted.length) / 8), Math.floor(((at + 1) * sorted.length) / 8))
    const { held } = figuresFor(own)
    return { width: median(own.map(({ forecast }) => forecast.uncertainty)), held, count: own.length }
  })
}

function worst(engine: readonly Score[]): string {
  const percent = (shares: readonly number[]): string => shares.map((own) => Math.round(100 * own)).join(' ')
  const lines = [...engine]
    .sort((a, b) => b.tv - a.tv)
    .slice(0, WORST)
    .map((score) => {
      const { question } = score.case.known
      return `| ${two(score.tv)} | ${question.text.replaceAll('|', '/')} | \`${question.id}\` | ${percent(score.actual)} | ${percent(score.expected)} | ${two(similarityOf(score))} | ${score.forecast.confidence} |`
    })
  return `Shares in percent, low end first, of people and as forecast without the family; nearest: similarity of the nearest known question.\n\n| TV | question | id | people | forecast | nearest | confidence |\n|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`
}
