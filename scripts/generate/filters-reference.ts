import { type FieldName, fields, resolveOccupation } from '../../src/modules/filters/index.ts'
import { bounds } from '../../src/modules/filters/read-filters.ts'
import { closedFields } from '../../src/modules/filters/resolve-value.ts'
import { lexiconFor } from '../../src/modules/filters/resolve-value-fields.ts'
import { fieldNotes, subjects, usOnly } from './filter-fields.ts'
import { GENERATED } from './note.ts'

const kinds = { values: 'one value', list: 'any number of values', number: 'number', boolean: 'true or false' } as const

/** Longer lists are told by the service, which also counts them. */
const MOST_LISTED = 100

export function filtersReference(): string {
  return `# Filter fields\n\n${GENERATED}
Everything that agents can be filtered by. [Finding the people you mean](../guides/filters.md) explains it by example. How
many agents have each value, under whatever other filters you add, is told by
\`GET /v1/filters?country=US&fields=education,drug_class\`.

## Forms

| a field takes | and means |
|---|---|
| \`"TX"\`, \`30\`, \`true\` | this value |
| \`["TX", "OK"]\`, \`{"any": […]}\` (or \`or\`) | one of these |
| \`{"all": […]}\` (or \`and\`) | every one of these; for fields with any number of values |
| \`{"none": […]}\` (or \`not\`) | known, and none of these |
| \`{"min": 25, "max": 34}\` | a number from one to the other, both included; either end may be left out |

A filter is \`{"match": "all", "filters": {…}}\`. \`match\` is \`all\` (or \`and\`, and what is meant when it is left out) or \`any\`
(or \`or\`). Groups nest: a list of them under \`any\` or \`all\`, each with fields or with \`match\` and \`filters\` of its own. At
most ${bounds.depth} levels, ${bounds.conditions} conditions, ${bounds.values} values, and ${bounds.text} characters a value.

In a query, each field is a parameter that may be repeated, and a range has two: \`age_min\` and \`age_max\`. \`filters\` takes the
whole language as JSON. Case, accents and punctuation do not matter; texts are never searched.

${subjects.map(([title, names]) => `## ${title}\n${title === 'Health' ? HEALTH : ''}\n${names.map(sectionOf).join('\n')}`).join('\n')}
${occupations()}
## What is not known

Of agents outside the US, fields marked "US only" are not known: no value matches them, and neither does its exclusion. Of
people without a job it is known that they have no \`occupation\`, \`title_variant\`, \`occupation_major_group\` or \`industry\`, and of
people without children that there is no \`child_age\`; an exclusion keeps these.

A value that a listed field does not have is 400 \`invalid_request\` with suggestions, or 422 \`refused\` where the operator has
set \`API_V1_STRICT_INVALID_FILTERS\`. Where values are not listed here, an unknown one is no error: it matches nobody, and
\`warnings\` in the answer suggests what is near.
`
}

const HEALTH = `
Health values describe cohorts: they are drawn from public statistics and are nobody's medical record. Agents without a
health profile (all outside the US, and a share of those in the US where the operator says so) match no health filter. Use these
fields rather than words in a description.
`

const occupations = (): string => `## How an occupation is understood

In this order, and the first that fits is taken:

1. a label, as agents carry it;
2. a synonym or a family of occupations, as people say it, also without words of rank and employer ("senior", "at a hospital");
3. a title of the occupational classification;
4. a title that agents carry, which may be narrower than its occupation;
5. what is close to one of these: other words in front, misspelt, or the other way round.

| written | found as | understood as |
|---|---|---|
${WRITTEN.map((text) => {
  const { via, understood } = resolveOccupation(text)
  return `| ${text} | ${via} | ${understood} |`
}).join('\n')}

What it was resolved to is in \`filters\` of the answer. What is no occupation becomes a \`labour_detail\` or a \`labour_status\`.
Under \`{"all": […]}\` occupations are taken to the letter. What cannot be understood matches nobody, and \`warnings\` has
suggestions.
`

/** Examples of each way to be understood. */
const WRITTEN = ['registered nurses', 'RN', 'finance people', 'oncology nurse', 'sofware enginer', 'stay at home mom']

function sectionOf(field: FieldName): string {
  const { kind, aliases } = fields[field]
  const note = fieldNotes[field]
  const facts = [kinds[kind] as string]
  if (aliases.length > 0) facts.push(`also ${aliases.map((alias) => `\`${alias}\``).join(', ')}`)
  if (usOnly.has(field)) facts.push('US only')
  return [
    `### \`${field}\``,
    '',
    `${note.meaning} ${capital(facts.join('; '))}.`,
    '',
    ...valuesOf(field),
    `Example: \`{"${field}": ${JSON.stringify(exampleOf(field))}}\``,
    '',
  ].join('\n')
}

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`

function valuesOf(field: FieldName): string[] {
  if (fields[field].kind === 'number' || fields[field].kind === 'boolean') return []
  const values = canonical(field)
  if (values.length === 0 || values.length > MOST_LISTED) {
    return [`${fieldNotes[field].open} They are listed by \`GET /v1/filters?country=US&fields=${field}\`.`, '']
  }
  const more = closedFields.has(field) ? '' : ' Others are no error, and match nobody.'
  return [`Values: ${values.map((value) => `\`${value}\``).join(', ')}.${more}`, '']
}

const canonical = (field: FieldName): string[] => [...(lexiconFor(field)?.exact.values() ?? [])]

function exampleOf(field: FieldName): unknown {
  const { kind } = fields[field]
  return fieldNotes[field].example ?? (kind === 'boolean' ? true : canonical(field)[0])
}
