/**
 * `npm run knowledge:coverage [-- --json]`: how many questions there are by area and kind, how many categories, voices
 * and says, and what is thin.
 */
import { parseArgs } from 'node:util'
import { questionKinds } from '../../src/modules/knowledge/index.ts'
import { columns, wrapped } from './columns.ts'
import { type AreaCoverage, type Coverage, coverageOf, floors } from './coverage-of.ts'
import { readBase } from './read-base.ts'
import { loadTaxonomy } from './taxonomy.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const coverage = coverageOf(readBase(), loadTaxonomy())
console.log(values.json ? JSON.stringify(coverage, null, 2) : textOf(coverage))

function textOf({ areas, thin, nowhere }: Coverage): string {
  return [
    'Areas\n',
    columns(
      [
        ['', 'categories', 'estimated', 'measured', 'voices', 'with says'],
        ...areas.map(({ name, categories, estimated, measured, voices, with_says }) => [
          name,
          categories,
          estimated,
          measured,
          voices,
          with_says,
        ]),
      ],
      'lr',
    ),
    '\nQuestions by area and kind: estimated, and +measured; "-" makes no sense there\n',
    kindTable(areas, questionKinds.slice(0, questionKinds.length / 2)),
    '',
    kindTable(areas, questionKinds.slice(questionKinds.length / 2)),
    `\nThin: fewer than ${floors.cell} questions of a kind that makes sense in the area (${thin.cells.length})\n`,
    ...areas.flatMap(({ slug, name }) => {
      const own = thin.cells.filter(({ area }) => area === slug)
      return own.length === 0
        ? []
        : [
            listed(
              name,
              own.map(({ kind, questions }) => `${kind} ${questions}`),
            ),
          ]
    }),
    `\nThin: categories with fewer than ${floors.questions} questions (${thin.questions.length})\n`,
    listed(
      '',
      thin.questions.map(({ category, questions }) => `${category} ${questions}`),
    ),
    `\nThin: categories with fewer than ${floors.voices} voices (${thin.voices.length})\n`,
    listed(
      '',
      thin.voices.map(({ category, voices }) => `${category} ${voices}`),
    ),
    `\nThin: categories with choices for which nobody says anything (${thin.says.length})\n`,
    listed(
      '',
      thin.says.map(({ category, questions }) => `${category} ${questions.length}`),
    ),
    ...(nowhere.length > 0 ? [`\nIn no area of taxonomy.json (${nowhere.length})\n`, listed('', nowhere)] : []),
  ].join('\n')
}

function kindTable(areas: readonly AreaCoverage[], kinds: readonly (typeof questionKinds)[number][]): string {
  return columns(
    [
      ['', ...kinds.map((kind) => kind.slice(0, 7))],
      ...areas.map(({ slug, kinds: own }) => [
        slug.slice(0, 18),
        ...kinds.map((kind) => {
          const { estimated, measured, applies } = own[kind]
          const count = measured > 0 ? `${estimated}+${measured}` : String(estimated)
          return applies || estimated + measured > 0 ? count : '-'
        }),
      ]),
    ],
    'lr',
    1,
  )
}

function listed(name: string, items: readonly string[]): string {
  const head = name === '' ? '  ' : `  ${name}: `
  return items.length === 0 ? '  none' : `${head}${wrapped(items.join(', '), head.length)}`
}
