/** The guide to results works examples through by hand. Here the service works them through, and comes to the same. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  agentFieldNamed,
  crosstabOf,
  differencesOf,
  type Estimate,
  type OptionResult,
  resultsOf,
} from '../../src/modules/results/index.ts'
import { answersOf, asked, form, participant, studyWith } from '../../src/modules/results/sample-study.ts'

const guide = readFileSync(new URL('../../docs/guides/results.md', import.meta.url), 'utf8')
const rows = guide.split('\n').filter((line) => line.startsWith('|'))
const rowOf = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
const percents = ({ ci_low, ci_high }: Pick<OptionResult, 'ci_low' | 'ci_high'>) =>
  `${percent(ci_low)} to ${percent(ci_high)}`

const priced = (error: number | null) => form('single_choice', { options: ['Yes', 'No'], expected_error_points: error })
const yesOf = (yes: number, all: number): string[] => Array.from({ length: all }, (_, at) => (at < yes ? 'Yes' : 'No'))

test('its shares, effective numbers and intervals are those of the service', () => {
  const values = [...yesOf(6, 10), ...yesOf(6, 30)]
  const weighted = answersOf(
    values,
    values.map((_, at) => (at < 10 ? 2 : 2 / 3)),
  )
  const shown = (label: string, error: number | null, answers: typeof weighted): string => {
    const { n, n_effective, n_model, options } = resultsOf(priced(error), answers)
    const [yes] = options
    const worth = n_model === null ? '–' : n_model.toFixed(1)
    return rowOf(label, n, n_effective.toFixed(1), worth, percent(yes!.share), percents(yes!))
  }
  expect(rows).toEqual(
    expect.arrayContaining([
      shown('as above', 15, weighted),
      shown("without the engine's error", null, weighted),
      shown('100 agents, each with a weight of 1', 15, answersOf(yesOf(40, 100))),
      shown('1,000 agents, each with a weight of 1', 15, answersOf(yesOf(400, 1000))),
    ]),
  )
})

test('what it says a stated error is worth is what the service makes of it', () => {
  for (const error of [5, 10, 15, 20]) {
    const { n_model } = resultsOf(priced(error), answersOf(['Yes']))
    expect(rows).toContain(rowOf(`± ${error} points`, n_model!.toFixed(1)))
  }
})

test('its mean, median, top two and NPS are those of the service', () => {
  const [, numbers = ''] = /something: ([\d, ]+)\./.exec(guide) ?? []
  const scale = form('scale', { scale: { min: 0, max: 10 }, nps: true, expected_error_points: 15 })
  const { mean, median, top2, nps } = resultsOf(scale, answersOf(numbers.split(', ').map(Number)))
  const span = ({ ci_low, ci_high }: Estimate, digits: number): string =>
    `${ci_low.toFixed(digits)} to ${ci_high.toFixed(digits)}`
  expect(rows).toEqual(
    expect.arrayContaining([
      rowOf('`mean`', mean!.value.toFixed(1), span(mean!, 1)),
      `| \`median\` | ${median} | |`,
      rowOf('`top2`', percent(top2!.value), percents(top2!)),
      rowOf('`nps`', nps!.value.toFixed(0), span(nps!, 0)),
    ]),
  )
})

test('which difference is clear, and which is not, is what the service finds', () => {
  const sex = agentFieldNamed('sex')!
  const people = Array.from({ length: 40 }, (_, at) => participant(at + 1, { sex: at < 20 ? 'female' : 'male' }))
  const shown = (women: number, men: number): string => {
    const question = asked(1, priced(15), answersOf([...yesOf(women, 20), ...yesOf(men, 20)]))
    const { test: tested } = crosstabOf(question, people, sex)
    const [clear] = differencesOf(studyWith(people, [question]), [sex]).clear
    const points = (share: number): string => (100 * share).toFixed(0)
    const verdict =
      clear === undefined
        ? 'no'
        : `yes, ${points(clear.difference.ci_low)} to ${points(clear.difference.ci_high)} points, if nothing else was compared`
    return rowOf(`a difference of ${points((women - men) / 20)} points`, women, men, tested!.p.toFixed(3), verdict)
  }
  expect(rows).toEqual(expect.arrayContaining([shown(9, 3), shown(12, 3)]))
})
