import type { LanguageModels, ModelSettings, Prompt } from '../models/index.ts'
import type { Person } from '../population/index.ts'
import { type Attachment, type Shown, shownTo } from './attachments.ts'
import type { Decision } from './deciding/decision.ts'
import { type AnswersAsked, answersAsked } from './eliciting/answers-asked.ts'
import { forecastPrompt, schemaOf } from './eliciting/ask-forecast.ts'
import { chancesSchema, personaPrompt } from './eliciting/by-persona.ts'
import { reactionPrompt } from './eliciting/by-similarity.ts'
import type { Elicitation } from './eliciting/elicitation.ts'
import type { Member } from './engine.ts'
import { isSettled } from './model-engine.ts'
import { readQuestion } from './reading/read-question.ts'
import type { Format, Reading } from './reading/reading.ts'
import { isOnRecord } from './record/record-answers.ts'
import { wordsPrompt } from './wording/ask-words.ts'
import { factsOf } from './wording/facts.ts'

/** A call that answering a question will make, with its prompt as short and as long as it may be. */
export interface PlannedCall {
  model: ModelSettings
  purpose: 'forecast' | 'persona' | 'reaction' | 'words'
  /** Made once for the question, or once for each agent who is asked. */
  per: 'question' | 'agent'
  short: Prompt
  long: Prompt
  /** Of the JSON that it asks for; empty where it asks for words. */
  schema: string
  /** Of the files that come along: how many the model is shown. The others are only mentioned. */
  files_shown: number
}

export interface PlanParts {
  language_models: LanguageModels
  elicitation: Elicitation['name']
  /** Two people, of whom little and of whom much is told. */
  people: readonly [Person, Person]
  /** How many files the question comes with. */
  attachments: number
  /** Questions that the same people may have answered before. */
  before: readonly string[]
}

/** The calls that a question to a panel comes to. None where agents turn it away, ask back, or tell a fact, by themselves. */
export function plannedCalls(question: string, format: Format | undefined, parts: PlanParts): PlannedCall[] {
  const { words, forecasts } = parts.language_models
  const reading = readQuestion(question, format)
  if (isSettled(reading)) return []
  if (parts.people.every((person) => isOnRecord(reading, { person }))) return []
  const asked = answersAsked(reading)
  return [...elicitingCalls(reading, asked, parts, words, forecasts), wordsCall(reading, asked, parts, words)]
}

function elicitingCalls(
  reading: Reading,
  asked: AnswersAsked,
  parts: PlanParts,
  words: ModelSettings,
  forecasts: readonly ModelSettings[],
): PlannedCall[] {
  const own = (prompt: (end: End) => Prompt) => ({ short: prompt(SHORT), long: prompt(LONG) })
  if (parts.elicitation === 'persona' && asked.labels.length > 0) {
    const prompts = own((end) => personaPrompt(putOf(reading, parts, words, end), asked, 0, words.name))
    const schema = JSON.stringify(chancesSchema(asked).schema)
    return [{ model: words, purpose: 'persona', per: 'agent', ...prompts, schema, ...shownCount(words, parts) }]
  }
  if (parts.elicitation === 'similarity' && asked.form === 'ladder') {
    const prompts = own((end) => reactionPrompt(putOf(reading, parts, words, end), 0, words.name))
    return [{ model: words, purpose: 'reaction', per: 'agent', ...prompts, schema: '', ...shownCount(words, parts) }]
  }
  const schema = JSON.stringify(schemaOf(asked).schema)
  return forecasts.map((model) => {
    const prompt = forecastPrompt(reading, asked, shownOf(model, parts))
    return {
      model,
      purpose: 'forecast',
      per: 'question',
      short: prompt,
      long: prompt,
      schema,
      ...shownCount(model, parts),
    }
  })
}

function wordsCall(reading: Reading, asked: AnswersAsked, parts: PlanParts, words: ModelSettings): PlannedCall {
  const prompt = (end: End) =>
    wordsPrompt({
      model: words.name,
      member: memberOf(parts, end),
      drawn: {
        reading,
        decision: decisionOf(reading, asked, end),
        mentions: asked.form === 'open' ? end.mentions : null,
        also: [],
      },
      attitudes: end.attitudes,
      lived: end.mentions,
      shown: shownOf(words, parts),
      chance: 0,
      replicate: 0,
      call: { payer: { organization_id: null } },
    })
  const prompts = { short: prompt(SHORT), long: prompt(LONG) }
  return { model: words, purpose: 'words', per: 'agent', ...prompts, schema: '', ...shownCount(words, parts) }
}

/** What stands in a prompt for one agent, where nobody has been asked yet. */
interface End {
  at: 0 | 1
  attitudes: readonly string[]
  mentions: readonly string[]
  reply: string
}

const ABOUT = 'what people of this kind mostly say about such a thing when somebody asks them'
const SHORT: End = { at: 0, attitudes: [], mentions: [], reply: '' }
const LONG: End = {
  at: 1,
  attitudes: Array.from({ length: 3 }, () => `Asked "${ABOUT}, and what they think of it?", says: ${ABOUT}`),
  mentions: [ABOUT, ABOUT, ABOUT],
  reply: `${ABOUT}, `.repeat(4),
}

const putOf = (reading: Reading, parts: PlanParts, model: ModelSettings, end: End) => ({
  reading,
  panel: [memberOf(parts, end)],
  attitudes: [end.attitudes],
  replicate: 0,
  shown: () => shownOf(model, parts),
})

const memberOf = ({ people, before }: PlanParts, { at, reply }: End): Member => ({
  person: people[at],
  // Without a reply they are left out.
  earlier: before.map((question) => ({ question, reply })),
})

const shownOf = ({ sees }: ModelSettings, { attachments }: PlanParts): Shown =>
  shownTo(sees, filesOf(sees, attachments))

const shownCount = (model: ModelSettings, parts: PlanParts) => ({ files_shown: shownOf(model, parts).files.length })

/** What kind of file it is was not said: one that the model sees, if it sees any. */
const filesOf = (sees: ModelSettings['sees'], count: number): Attachment[] =>
  Array.from({ length: count }, (_, at) => ({
    filename: `attachment-${at + 1}`,
    media_type: sees.includes('image') || !sees.includes('pdf') ? 'image/png' : 'application/pdf',
    bytes: new Uint8Array(),
    sha256: '',
  }))

function decisionOf(reading: Reading, { form, labels }: AnswersAsked, { at }: End): Decision {
  const byLength = labels.toSorted((one, other) => one.length - other.length)
  const several = form === 'each' || form === 'rank'
  const one = at === 0 ? byLength[0] : byLength.at(-1)
  const value = form === 'open' ? null : several ? (at === 0 ? [] : byLength) : (one ?? 10)
  return {
    value: reading.scale !== null && reading.options.length === 0 && form !== 'open' ? reading.scale.min : value,
    stance: 1,
    certainty: at === 0 ? 0.5 : 0.9,
    unsure: false,
    user: at === 0 ? null : false,
    reservation_price: null,
    contributions: at === 0 ? [] : [MOVED, MOVED, MOVED],
    utilities: [],
  }
}

const MOVED: Decision['contributions'][number] = { by: 'is_parent', level: 'yes', shift: 1 }

/** Of some people, one of whom a model is told less than of three in four, and one of whom it is told more. */
export function brieflyAndFullyKnown(people: readonly Person[]): [Person, Person] {
  const byLength = people
    .map((person) => ({ person, length: factsOf(person).join('\n').length }))
    .toSorted((one, other) => one.length - other.length)
    .map(({ person }) => person)
  const quarter = Math.floor(byLength.length / 4)
  return [byLength[quarter]!, byLength[byLength.length - 1 - quarter]!]
}
