import type { KnownQuestion } from '../../src/modules/knowledge/knowledge.ts'
import { type Place, type Problem, problemAt, type Rule } from './problem.ts'
import type { Base, Row } from './read-base.ts'

/** Ids and slugs are unique, and whatever is referred to exists. */
export const names: Rule = (base) => [
  ...twice(base.categories, ({ slug }) => slug, 'slug'),
  ...twice([...base.measured, ...base.questions], ({ id }) => id, 'id'),
  ...twice(base.says, ({ question }) => question, 'says of the question'),
  ...misnamed(base),
  ...unknownCategories(base),
  ...unknownQuestions(base),
]

function twice<Value>(rows: readonly Row<Value>[], nameOf: (value: Value) => string, what: string): Problem[] {
  const first = new Map<string, Place>()
  return rows.flatMap((row) => {
    const name = nameOf(row.value)
    const before = first.get(name)
    if (before === undefined) first.set(name, row)
    return before === undefined
      ? []
      : [problemAt(row, `${what} ${name} is also in ${before.file}:${before.line}`, 'rename or merge one of them')]
  })
}

/** An id begins with its topic, so that the file of a question can be told from its id. */
function misnamed({ questions }: Base): Problem[] {
  return questions
    .filter(({ value: { id, topic } }) => !id.startsWith(`${topic}.`))
    .map((row) =>
      problemAt(row, `id ${row.value.id} does not begin with its topic`, `begin it with ${row.value.topic}.`),
    )
}

function unknownCategories({ categories, questions, measured, voices }: Base): Problem[] {
  const slugs = new Set(categories.map(({ value }) => value.slug))
  const named = [
    ...[...measured, ...questions].flatMap((row) => row.value.categories.map((slug) => ({ row, slug }))),
    ...voices.map((row) => ({ row, slug: row.value.category })),
  ]
  return named
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ row, slug }) =>
      problemAt(row, `there is no category ${slug}`, 'name one of categories/, or write it first'),
    )
}

function unknownQuestions({ questions, measured, says }: Base): Problem[] {
  const known = new Map<string, KnownQuestion>([...measured, ...questions].map(({ value }) => [value.id, value]))
  return says.flatMap((row) => {
    const question = known.get(row.value.question)
    if (question === undefined)
      return [problemAt(row, `there is no question ${row.value.question}`, 'name one of questions/ or measured.jsonl')]
    return Object.keys(row.value.says)
      .filter((option) => !question.options.includes(option))
      .map((option) =>
        problemAt(row, `${question.id} has no option "${option}"`, `its options: ${question.options.join(' | ')}`),
      )
  })
}
