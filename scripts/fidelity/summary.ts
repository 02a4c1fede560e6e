import { stepsOf } from '../../src/modules/answering/deciding/forecast-steps.ts'
import type { Score } from '../data/forecast-scores.ts'
import type { Examination } from './examine.ts'
import { slope } from './groups.ts'
import { drawnPeople, mean } from './measures.ts'
import { goalRows } from './prose.ts'
import { byNearness, lanesBy, widths } from './report.ts'
import { type Figures, figuresFor, gain, similarityOf, uniformly } from './tables.ts'
import { heldOut } from './trials.ts'

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits))

/** Figures of the report for programs: data/fidelity/summary.json, from the same run as docs/fidelity.md. */
export function summaryOf(found: Examination) {
  const { engine, baselines } = found.family
  const usual = baselines['usual for the answers']!
  const distinct = (of: (score: Score) => unknown): number => new Set(engine.map(of)).size
  return {
    knowledge: found.knowledge.version,
    questions: engine.length,
    surveys: distinct(({ case: one }) => one.known.question.source),
    families: distinct(({ case: one }) => one.known.question.family),
    estimates: found.knowledge.questions.filter(({ source }) => source === null).length,
    people_drawn: [12, 100].map((people) => ({ people, tv: rounded(drawnPeople(engine, people)) })),
    held_elsewhere: rounded(heldOut(engine)),
    goals: goalRows(found).map(({ value, ...row }) => ({ ...row, value: rounded(value) })),
    against: [
      row('all options alike', uniformly(engine)),
      ...Object.entries(baselines).map(([name, scores]) => row(name, scores)),
      row('the engine', engine),
      row('the engine, own survey left out', found.source.engine),
    ],
    gains: [['all options alike', uniformly(engine)] as const, ...Object.entries(baselines)].map(([than, scores]) => {
      const { tv, interval } = gain(engine, scores)
      return { than, tv: rounded(tv), tv_interval: interval.map((end) => rounded(end)) }
    }),
    near: byNearness(engine).map(([name, own]) => figures(name, own)),
    confidence: ['high', 'medium', 'low'].map((level) =>
      row(
        level,
        engine.filter(({ forecast }) => forecast.confidence === level),
      ),
    ),
    intervals: widths(engine).map(({ width, held, count }) => ({
      width: rounded(width, 2),
      held: rounded(held),
      questions: count,
    })),
    groups: (['seen', 'unseen'] as const).map((name) => {
      const own = found.groups[name]
      const { raw, corrected } = slope(own)
      return {
        question_known: name === 'seen',
        compared: own.length,
        tv: rounded(mean(own.map(({ tv }) => tv))),
        tv_alike: rounded(mean(own.map(({ alike }) => alike))),
        slope: rounded(raw),
        slope_corrected: rounded(corrected),
      }
    }),
    stability: Object.fromEntries(Object.entries(found.stability).map(([name, share]) => [name, rounded(share)])),
    topics: lanesBy(engine, usual, ({ case: one }) => one.known.question.topic).map(lane),
    kinds: lanesBy(engine, usual, ({ case: one }) => one.known.question.kind).map(lane),
  }
}

const row = (name: string, scores: readonly Score[]) => figures(name, figuresFor(scores))

const figures = (name: string, { count, tv_interval, sd_ratio, ...own }: Figures) => ({
  name,
  questions: count,
  tv: rounded(own.tv),
  tv_interval: tv_interval.map((end) => rounded(end)),
  representativeness: rounded(own.representativeness),
  simbench: rounded(own.simbench, 1),
  sd_ratio: Number.isNaN(sd_ratio) ? null : rounded(sd_ratio),
  entropy_ratio: rounded(own.entropy_ratio),
  width: rounded(own.width, 2),
  held: rounded(own.held),
})

const lane = ({ name, count, engine, interval, uniform, usual }: ReturnType<typeof lanesBy>[number]) => ({
  name,
  questions: count,
  tv: rounded(engine),
  tv_interval: interval.map((end) => rounded(end)),
  tv_alike: rounded(uniform),
  tv_usual: rounded(usual),
})

/** Every question that was put, one a line: data/fidelity/questions.jsonl. */
export const questionLines = (found: Examination): string =>
  found.family.engine.map((score) => `${JSON.stringify(questionOf(score))}\n`).join('')

function questionOf(score: Score) {
  const { question } = score.case.known
  const options = optionsOf(score)
  return {
    id: question.id,
    text: question.text,
    survey: question.source,
    topic: question.topic,
    kind: question.kind,
    confidence: score.forecast.confidence,
    nearest: rounded(similarityOf(score), 2),
    width: rounded(score.forecast.uncertainty, 2),
    tv: rounded(score.tv),
    options: score.actual.map((people, at) => ({
      option: options[at] ?? String(at + 1),
      people: rounded(people),
      forecast: rounded(score.expected[at]!),
    })),
  }
}

/** In the order of the shares: steps of a ladder from its low end, and what stands beside it. */
function optionsOf({ case: { known, reading }, forecast }: Score): string[] {
  const { options } = known.question
  const steps = forecast.shape === 'ladder' && known.ladder !== null ? stepsOf(reading) : null
  if (steps === null) return [...options]
  const aside = forecast.shape === 'ladder' ? (forecast.aside ?? []) : []
  return [
    ...steps.options.map((members) => members.map((option) => options[option]).join(' / ')),
    ...aside.map(({ option }) => options[option]!),
  ]
}
