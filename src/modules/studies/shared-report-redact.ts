import type { AskedQuestion, Participant, ReadableStudy, StudyData } from '../results/index.ts'

export type Redaction = 'names' | 'locations'

export interface Redactor {
  names: boolean
  locations: boolean
  /** What one participant said: its own names and places are taken out, however they are spelt there. */
  quote(text: string, speaker: Participant): string
  /** Sentences and labels about the study: what its author wrote stays, whoever takes part. */
  prose(text: string): string
}

const NAME = '[name]'
const PLACE = '[place]'

/** Names of people and places that are words as well: in lower case, as at the start of a sentence, they are not names. */
const everyday = new Set(
  (
    'art bell best bill black brown bush case cash chase cook day dean drew english enterprise faith fair fields fox ' +
    'frank gene grace grant gray green guy hill hope hunter independence jack joy king lane long love major mark may ' +
    'mobile more normal north orange page parks pat paradise price ray reading rice rich rob rose short smart south ' +
    'stone sue summer union usual valley walker ward waters west white will wise wood young'
  ).split(' '),
)

/** What is told of a study without its answers. */
interface Told extends Pick<StudyData, 'study' | 'participants'> {
  questions: readonly Pick<AskedQuestion, 'question' | 'optimized_question' | 'form'>[]
}

/** Leaves out of a shared report what its owner does not want in it. `givenAway` are names that answers tell. */
export function redactorOf(data: Told, redact: readonly Redaction[], givenAway: readonly string[] = []): Redactor {
  const names = redact.includes('names')
  const locations = redact.includes('locations')
  if (!names && !locations) return { names, locations, quote: (text) => text, prose: (text) => text }
  const everybody = phrasesOf([
    ...(names ? data.participants.map(fullName) : []).flatMap(asSpelt(NAME)),
    ...(names ? givenAway : []).flatMap(asSpoken(NAME)),
    ...(locations ? data.participants.flatMap(placesOf) : []).flatMap(asSpelt(PLACE)),
    // Last, because an answer that the author offers stays also where it is somebody's place.
    ...wordsOfAuthor(data).map((text): Phrase => [text, null]),
  ])
  const ownOf = (speaker: Participant): Phrases =>
    phrasesOf([
      ...(names ? namesOf(speaker) : []).flatMap(asSpoken(NAME)),
      ...(locations ? placesOf(speaker) : []).flatMap(asSpoken(PLACE)),
    ])
  const prose = (text: string): string => replaced(text, everybody)
  return { names, locations, prose, quote: (text, speaker) => prose(replaced(text, ownOf(speaker))) }
}

const fullName = ({ person }: Participant): string => `${person.first_name} ${person.last_name}`.trim()

/** Also each part of a name of several. */
function namesOf(participant: Participant): string[] {
  const { first_name, last_name } = participant.person
  const parts = [first_name, last_name].flatMap((name) => [name, ...name.split(/[\s-]+/)])
  return [fullName(participant), ...parts].filter((name) => name.length > 1)
}

function placesOf({ person: { city, state, state_code, country, metro } }: Participant): string[] {
  const written = state_code === null ? [] : [`${city}, ${state_code}`, `${city} ${state_code}`]
  return [`${city}, ${state}`, ...written, city, state, country, metro ?? ''].filter((place) => place.length > 1)
}

/** A name that its bearer has spoken may have got into whatever was written about the answers. */
export async function namesGivenAway(data: Pick<ReadableStudy, 'participants' | 'answered'>): Promise<string[]> {
  const bearers = data.participants.map((one) => ({
    agent_id: one.agent_id,
    names: namesOf(one).map((name) => ({ name, forms: phrasesOf(asSpoken(NAME)(name)), spoken: false })),
  }))
  const byId = new Map(bearers.map(({ agent_id, names }) => [agent_id, names]))
  for await (const { answers } of data.answered()) {
    for (const { agent_id, text } of answers) {
      for (const one of byId.get(agent_id) ?? []) one.spoken ||= replaced(text, one.forms) !== text
    }
  }
  return bearers.flatMap(({ names }) => names.filter(({ spoken }) => spoken).map(({ name }) => name))
}

function wordsOfAuthor({ study, questions }: Told): string[] {
  const wordings = questions.flatMap(({ question, optimized_question, form }) => [
    question,
    optimized_question ?? '',
    ...form.options,
    ...(form.scale?.labels ?? []),
  ])
  return [study.title, study.objective, ...study.groups.map(({ name }) => name), ...wordings].flatMap(
    (text) => text ?? [],
  )
}

/** A text, and what stands in its place; null leaves it as it is, and whatever is in it. */
type Phrase = [text: string, replacement: string | null]

/** By their first word, the longest first, so that a city goes together with the state behind it. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** Somebody writes Jose who is called José, and computers have two ways to write that. */
function spellings(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  const forms = [text, text.normalize('NFC'), text.normalize('NFD'), bare]
  return [...forms, ...forms.map((form) => form.toUpperCase())]
}

const asSpelt =
  (replacement: string) =>
  (text: string): Phrase[] =>
    spellings(text).map((form) => [form, replacement])

/** Those who speak of themselves may do so in small letters. */
const asSpoken =
  (replacement: string) =>
  (text: string): Phrase[] =>
    [...spellings(text), ...(everyday.has(text.toLowerCase()) ? [] : spellings(text.toLowerCase()))].map((form) => [
      form,
      replacement,
    ])

const WORDS = /[\p{L}\p{M}\p{N}]+/gu
const WITHIN_WORD = /^[\p{L}\p{M}\p{N}]/u

function phrasesOf(all: readonly Phrase[]): Phrases {
  const byFirst = new Map<string, Phrase[]>()
  for (const [text, replacement] of new Map(all)) {
    // What an author begins with a sign is looked for from its first word on.
    const first = WORDS[Symbol.matchAll](text).next().value
    if (first === undefined) continue
    const found = byFirst.get(first[0]) ?? []
    found.push([text.slice(first.index), replacement])
    byFirst.set(first[0], found)
  }
  for (const found of byFirst.values()) found.sort(([a], [b]) => b.length - a.length)
  return byFirst
}

/** Word by word, so that it takes as long for a thousand participants as for one. */
function replaced(text: string, phrases: Phrases): string {
  let result = ''
  let done = 0
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (index < done) continue
    const found = phrases
      .get(word)
      ?.find(([phrase]) => text.startsWith(phrase, index) && !WITHIN_WORD.test(text.slice(index + phrase.length)))
    if (found === undefined) continue
    const [phrase, replacement] = found
    result += text.slice(done, index) + (replacement ?? phrase)
    done = index + phrase.length
  }
  return result + text.slice(done)
}
