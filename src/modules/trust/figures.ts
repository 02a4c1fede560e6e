import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type * as contract from './contract.ts'

export type Question = z.output<typeof contract.fidelityQuestions.output>['questions'][number]
type Fidelity = z.output<typeof contract.fidelity.output>
type Calibration = z.output<typeof contract.calibration.output>

const textAt = (name: string): string => readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8')

/** Read when somebody first asks, and kept: the figures are part of the release. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** As `npm run fidelity` wrote them, the worst first. */
export const examinedQuestions = once((): readonly Question[] =>
  textAt('fidelity/questions.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Question)
    .sort((a, b) => b.tv - a.tv || (a.id < b.id ? -1 : 1)),
)

export const fidelityFigures = once(
  (): Fidelity => ({
    ...(JSON.parse(textAt('fidelity/summary.json')) as Omit<Fidelity, 'points'>),
    points: examinedQuestions().flatMap(({ options, width }) =>
      options.map(({ people, forecast }) => [
        Math.round(people * 1000),
        Math.round(forecast * 1000),
        Math.round(width),
      ]),
    ),
  }),
)

/** As `npm run population:report` wrote them. */
export const calibrationFigures = once(
  () => JSON.parse(textAt('fidelity/calibration.json')) as Omit<Calibration, 'in_use'>,
)
