import type { AgentAnswer, Engine } from '../answering/index.ts'
import type { Person, Population } from '../population/index.ts'
import { type GivenAnswer, questionDigest, studyDigest } from './answers-digest.ts'
import { populationOf } from './manifest.ts'
import type { Manifest, ManifestQuestion, ManifestScreening } from './manifest-schema.ts'

export interface ReplayParts {
  engine: Engine
  /** Opened populations by version: those that the manifest names. */
  populations: ReadonlyMap<string, Population>
  /** The answers as an export has them, by question: with them, what differs can be shown. */
  recorded?: readonly (readonly GivenAnswer[])[] | undefined
  progress?: ((done: number, of: number) => void) | undefined
}

export interface Replay {
  /** Whether every answer came out the same, to the byte. */
  same: boolean
  answers_sha256: string
  /** Whether the same answers could be expected at all; if not, why. */
  expected_same: boolean
  reasons: string[]
  differences: QuestionDifference[]
}

export interface QuestionDifference {
  /** From 1, as the variables of the labelled export have it. */
  question: number
  asked_question: string
  recorded_sha256: string
  replayed_sha256: string
  /** Some of the answers that differ, where the recorded ones are at hand. */
  answers: { agent_id: number; recorded: Said | null; replayed: Said | null }[]
}

type Said = Omit<GivenAnswer, 'agent_id'>

const MOST_SHOWN = 20

/** Why a study cannot be expected to come out the same without what language models have replied. */
export function obstaclesTo({ questions }: Manifest): string[] {
  return questions.flatMap(({ made_with }, at) =>
    made_with === null || made_with.engine === 'embedded'
      ? []
      : [
          `Question ${at + 1} was answered with a language model (${made_with.model ?? made_with.engine}), ` +
            'which need not say the same again.',
        ],
  )
}

/**
 * Asks a study again, in the same way: the same panels in the same order, who remember what they said when they were
 * screened and to the earlier questions, now as before. Where the engine, its method and its knowledge are the same, so
 * are the answers.
 */
export async function replayStudy(manifest: Manifest, parts: ReplayParts): Promise<Replay> {
  const { engine, recorded, progress } = parts
  const personOf = peopleIn(manifest, parts.populations)
  const screening = new Map(manifest.screening?.map(({ agent_id, answers }) => [agent_id, answers]))
  const panels = manifest.panels.map((ids) =>
    ids.map((agent_id) => ({ agent_id, person: personOf(agent_id), screening: screening.get(agent_id) ?? [] })),
  )
  const reasons = obstaclesTo(manifest)
  /** By question: what each agent says, and so remembers. */
  const said: Map<number, AgentAnswer>[] = []
  const counted: GivenAnswer[][] = []
  for (const [at, question] of manifest.questions.entries()) {
    progress?.(at, manifest.questions.length)
    const replies = await ask(engine, manifest, question, panels[question.panel] ?? [], said)
    const silent = new Set(question.unanswered_agent_ids)
    const removed = new Set(question.removed_agent_ids)
    const heard = replies.filter(({ agent_id }) => !silent.has(agent_id))
    said.push(new Map(heard.map(({ agent_id, answer }) => [agent_id, answer])))
    counted.push(
      heard
        .filter(({ agent_id }) => !removed.has(agent_id))
        .map(({ agent_id, answer: { reply, value } }) => ({ agent_id, text: reply, value })),
    )
    reasons.push(...changesSince(question, at, replies[0]?.answer))
  }
  const answers_sha256 = studyDigest(counted)
  const differences = manifest.questions.flatMap((question, at) =>
    differencesIn(question, at, counted[at]!, recorded?.[at]),
  )
  return {
    same: differences.length === 0 && answers_sha256 === manifest.answers_sha256,
    answers_sha256,
    expected_same: reasons.length === 0,
    reasons,
    differences,
  }
}

function peopleIn({ populations }: Manifest, opened: ReplayParts['populations']): (agent_id: number) => Person {
  return (agent_id) => {
    const own = populationOf(populations, agent_id)
    const population = own && opened.get(own.version)
    if (population === undefined) throw new Error(`the agent ${agent_id} is in no population of the manifest`)
    return population.person(agent_id - own!.first_agent_id)
  }
}

interface PanelMember {
  agent_id: number
  person: Person
  screening: ManifestScreening['answers']
}

interface Reply {
  agent_id: number
  answer: AgentAnswer
}

async function ask(
  engine: Engine,
  { questions }: Manifest,
  { asked_question, format, replicate, attachments, earlier }: ManifestQuestion,
  members: readonly PanelMember[],
  said: readonly ReadonlyMap<number, AgentAnswer>[],
): Promise<Reply[]> {
  const panel = members.map(({ agent_id, person, screening }) => {
    const inStudy = earlier.flatMap((at) => {
      const answer = said[at]?.get(agent_id)
      const { asked_question, format: asked } = questions[at]!
      return answer === undefined
        ? []
        : [{ question: asked_question, format: asked, reply: answer.reply, value: answer.value }]
    })
    return { person, earlier: [...screening, ...inStudy] }
  })
  const asked = {
    question: asked_question,
    format,
    panel,
    replicate,
    // The embedded engine cannot see, and so the bytes are not missed.
    attachments: attachments.map(({ filename, mime, sha256 }) => ({
      filename,
      media_type: mime,
      sha256,
      bytes: new Uint8Array(),
    })),
  }
  return Promise.all(
    members.map(async ({ agent_id }, member) => ({
      agent_id,
      answer: await engine.answer(asked, member, { organization_id: null }),
    })),
  )
}

const facts = { engine: 'engine', method: 'method', knowledge_version: 'knowledge' } as const

function changesSince({ made_with }: ManifestQuestion, at: number, answer: AgentAnswer | undefined): string[] {
  if (made_with === null || answer === undefined) return []
  return (Object.keys(facts) as (keyof typeof facts)[])
    .filter((fact) => made_with[fact] !== answer.meta[fact])
    .map((fact) => `Question ${at + 1}: the ${facts[fact]} was ${made_with[fact]}, and is ${answer.meta[fact]} here.`)
}

function differencesIn(
  { asked_question, answers_sha256 }: ManifestQuestion,
  at: number,
  replayed: readonly GivenAnswer[],
  recorded: readonly GivenAnswer[] | undefined,
): QuestionDifference[] {
  const replayed_sha256 = questionDigest(at, replayed)
  // An export whose answers were changed by hand no longer fits its own manifest.
  const recorded_sha256 = recorded === undefined ? answers_sha256 : questionDigest(at, recorded)
  if (replayed_sha256 === answers_sha256 && replayed_sha256 === recorded_sha256) return []
  const answers = recorded === undefined ? [] : differing(recorded, replayed).slice(0, MOST_SHOWN)
  return [{ question: at + 1, asked_question, recorded_sha256, replayed_sha256, answers }]
}

function differing(recorded: readonly GivenAnswer[], replayed: readonly GivenAnswer[]): QuestionDifference['answers'] {
  const before = new Map(recorded.map((answer) => [answer.agent_id, saidIn(answer)]))
  const after = new Map(replayed.map((answer) => [answer.agent_id, saidIn(answer)]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((agent_id) => ({
      agent_id,
      recorded: before.get(agent_id) ?? null,
      replayed: after.get(agent_id) ?? null,
    }))
    .filter((pair) => JSON.stringify(pair.recorded) !== JSON.stringify(pair.replayed))
}

const saidIn = ({ text, value }: GivenAnswer): Said => ({ text, value })
