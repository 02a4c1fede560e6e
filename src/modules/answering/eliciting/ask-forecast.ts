import { levels } from '../../knowledge/index.ts'
import { askModelForJson, type Models, type Prompt } from '../../models/index.ts'
import type { Shown } from '../attachments.ts'
import { fillPrompt, type PromptName } from '../prompts/prompt.ts'
import { block, shownQuestion, untrustedLine } from '../prompts/untrusted.ts'
import type { NumberAsked, Reading } from '../reading/reading.ts'
import { type AnswersAsked, highLabels } from './answers-asked.ts'
import type { Call } from './elicitation.ts'
import { type PopulationForecast, readForecast } from './population-forecast.ts'

/** Asks one model, as an expert, how the population would answer. */
export async function askForecast(
  models: Models,
  model: string,
  reading: Reading,
  asked: AnswersAsked,
  shown: Shown,
  call: Call,
): Promise<PopulationForecast> {
  const { value } = await askModelForJson(
    models,
    { model, purpose: 'forecast', prompt: forecastPrompt(reading, asked, shown), json: schemaOf(asked), ...call },
    (reply) => readForecast(asked, reply),
  )
  return value
}

export function forecastPrompt(reading: Reading, asked: AnswersAsked, { files, lines }: Shown): Prompt {
  const common = { question: shownQuestion(reading), attachments: lines, groups: GROUPS }
  if (asked.form === 'open') return fillPrompt('forecast_open', { ...common, matter: matterOf(reading) }, files)
  if (asked.form === 'number') return fillPrompt('forecast_number', { ...common, unit: unitOf(reading) }, files)
  const { form, labels } = asked
  const high = highLabels(asked)
  const slots = {
    ...common,
    answers: answerLines(labels),
    how_many: howMany(reading, form),
    of_what:
      form === 'ladder'
        ? `of ${high.map((label) => `"${label + 1}"`).join(' and ')}${high.length > 1 ? ' together' : ''}`
        : 'of one answer',
    group_answer: form === 'ladder' ? '' : '"answer": 1, ',
    share_keys: shareKeys(labels.length, form === 'each'),
    sum: form === 'each' ? ', each from 0 to 100' : ', with a sum of 100',
  }
  return fillPrompt('forecast_choices', slots, files)
}

export const forecastPromptName = ({ form }: AnswersAsked): PromptName =>
  form === 'open' ? 'forecast_open' : form === 'number' ? 'forecast_number' : 'forecast_choices'

export const answerLines = (labels: readonly string[]): string =>
  labels.map((label, at) => `${at + 1}: ${untrustedLine(label)}`).join('\n')

/** An example of the right form that suggests no result. */
export function shareKeys(count: number, each: boolean): string {
  const even = each ? 30 : Math.floor(100 / count)
  const shown = Array.from(
    { length: Math.min(count, 6) },
    (_, at) => `"${at + 1}": ${at === 0 && !each ? 100 - even * (count - 1) : even}`,
  )
  return count > 6 ? `${shown.join(', ')}, …, "${count}": ${even}` : shown.join(', ')
}

export function howMany({ picks }: Reading, form: AnswersAsked['form']): string {
  if (form === 'each') {
    const limit =
      picks === null ? 'as many as apply' : picks.min === picks.max ? `${picks.max}` : `${picks.min} to ${picks.max}`
    return `Respondents choose ${limit}; the share of an answer is that of all respondents who choose it.`
  }
  return form === 'rank'
    ? 'Respondents put the answers in order; the share of an answer is that of all respondents who put it first.'
    : 'Respondents choose one answer.'
}

/** What surveys tell people apart by; they seldom ask who smokes. */
const ATTRIBUTES = Object.keys(levels).filter((attribute) => attribute !== 'smoker')

const GROUPS = Object.entries(levels)
  .filter(([attribute]) => ATTRIBUTES.includes(attribute))
  .map(([attribute, names]) => `${attribute}: ${names.join(', ')}`)
  .join('\n')

/** The author's own words, so they stand between tags as the question does. */
const matterOf = ({ claim, subject }: Reading): string => {
  const matter = claim?.yes ?? subject?.phrase
  return block('matter', [matter === undefined ? 'what is asked about' : untrustedLine(matter)])
}

const units: Partial<Record<NumberAsked['unit'], string>> = {
  money: 'dollars',
  percent: 'percent',
  age: 'years of age',
  count: 'a count',
}

function unitOf({ numeric, scale }: Reading): string {
  if (numeric === null) {
    return scale === null ? 'The answer is a number.' : `The answer is a number from ${scale.min} to ${scale.max}.`
  }
  // One plain word of the question can be no instruction; anything longer stays where the question is.
  const plain = numeric.word !== null && /^[a-z]{2,20}$/i.test(numeric.word)
  const unit = plain ? numeric.word : (units[numeric.unit] ?? numeric.unit)
  const per = numeric.per === null || numeric.per === 'unit' ? '' : ` per ${numeric.per}`
  const bounds =
    numeric.min === null && numeric.max === null ? '' : `, from ${numeric.min ?? 'any'} to ${numeric.max ?? 'any'}`
  return `The answer is a number: ${numeric.currency === null ? unit : `${numeric.currency} (${unit})`}${per}${bounds}.`
}

const number = { type: 'number' } as const
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** For models that can be held to a shape. Strict ones want every key named and required. */
export function schemaOf({ form, labels }: AnswersAsked): { name: string; schema: Record<string, unknown> } {
  const byNumber = (count: number) =>
    object(Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), number])))
  const group = (rest: Record<string, unknown>) => ({
    type: 'array',
    items: object({ attribute: { type: 'string', enum: ATTRIBUTES }, level: { type: 'string' }, ...rest }),
  })
  if (form === 'number') {
    return {
      name: 'forecast',
      schema: object({
        zero: number,
        tenth: number,
        half: number,
        nine_tenths: number,
        groups: group({ ratio: number }),
        error: number,
      }),
    }
  }
  if (form === 'open') {
    const mention = object({
      text: { type: 'string' },
      percent: number,
      lean: { type: 'string', enum: ['for', 'against', 'either'] },
    })
    return {
      name: 'forecast',
      schema: object({
        lean: byNumber(5),
        mentions: { type: 'array', items: mention },
        groups: group({ points: number }),
        error: number,
      }),
    }
  }
  const difference = form === 'ladder' ? { points: number } : { answer: number, points: number }
  return {
    name: 'forecast',
    schema: object({ shares: byNumber(labels.length), groups: group(difference), error: number }),
  }
}
