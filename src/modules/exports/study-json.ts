import {
  type Answer,
  type AskedQuestion,
  type Participant,
  type ReadableStudy,
  resultsOf,
  type StudyData,
} from '../results/index.ts'
import type { Manifest } from './manifest-schema.ts'
import { groupNames, nameOf, wordingOf } from './table.ts'

export interface JsonParts {
  base_url: string
  /** Worked out where it is needed: that takes reading all answers. */
  manifest(): Promise<Manifest>
}

/** The whole study as one JSON document, a piece at a time: neither all results nor all answers are held at once. */
export async function* studyJson(
  data: ReadableStudy,
  { base_url, manifest }: JsonParts,
): AsyncGenerator<Iterable<string>> {
  const { study, participants } = data
  const groups = groupNames(study)
  yield [`{"study":${JSON.stringify(presentStudy(study))},\n`]
  yield [`"manifest":${JSON.stringify(await manifest())},\n"participants":`]
  yield listed(participants, (participant) =>
    JSON.stringify(presentParticipant(participant, groups.get(participant.group_uuid) ?? null, base_url)),
  )
  yield [',\n"questions":[']
  let separator = ''
  for await (const question of data.answered()) {
    const head = JSON.stringify(presentQuestion(question))
    yield [`${separator}\n${head.slice(0, -1)},"answers":`]
    yield listed(question.answers, (answer) => JSON.stringify(presentAnswer(answer)))
    yield ['}']
    separator = ','
  }
  yield ['],\n"synthetic":true}\n']
}

function* listed<Item>(items: readonly Item[], write: (item: Item) => string): Generator<string> {
  yield '['
  for (const [at, item] of items.entries()) yield `${at === 0 ? '' : ','}\n${write(item)}`
  yield ']'
}

const presentStudy = ({ id, uuid, title, objective, stage, created_at, groups }: StudyData['study']) => ({
  id,
  uuid,
  title,
  objective,
  stage,
  created_at,
  groups: groups.map(({ uuid, name }) => ({ uuid, name })),
})

const presentParticipant = (participant: Participant, group: string | null, base_url: string) => {
  const { agent_id, agent_uuid, person, weight, group_uuid } = participant
  return {
    agent_id,
    agent_uuid,
    name: nameOf(participant),
    url: `${base_url}/agents/${agent_uuid}`,
    age: person.age,
    sex: person.sex,
    city: person.city,
    state: person.state,
    country: person.country,
    occupation: person.occupation,
    education: person.education,
    annual_income_usd: person.annual_income_usd,
    marital_status: person.marital_status,
    num_children: person.num_children,
    group_uuid,
    group,
    weight,
  }
}

const presentQuestion = (question: AskedQuestion) => ({
  id: question.id,
  uuid: question.uuid,
  question: question.question,
  asked_question: wordingOf(question),
  type: question.form.type,
  options: question.form.options,
  scale: question.form.scale,
  attachments: question.attachments.map(({ filename, mime, sha256 }) => ({ filename, mime, sha256 })),
  created_at: question.created_at,
  asked_count: question.asked_count,
  failed_count: question.failed_count,
  results: resultsOf(question.form, question.answers, question.question),
})

const presentAnswer = ({ id, agent_id, text, value, weight, confidence, words, submitted_at }: Answer) => ({
  id,
  agent_id,
  response_text: text,
  value,
  weight,
  confidence,
  words,
  submitted_at,
  synthetic: true,
})
