import type { AgentDirectory } from '../agents/index.ts'
import type { AnswerMeta } from '../answering/index.ts'
import type { AskedQuestion, QuestionHead, ReadableStudy, Screened } from '../results/index.ts'
import { runningDigest } from './answers-digest.ts'
import type { Manifest, ManifestPopulation, ManifestQuestion, ManifestScreening } from './manifest-schema.ts'
import { wordingOf } from './table.ts'

export interface ManifestParts {
  service_version: string
  now: Date
  directory: Pick<AgentDirectory, 'find'>
}

const SEEDS =
  'Nothing is drawn from a clock or a random device. The people are a function of the recipe of their population, with ' +
  'its seed. What an agent answers is a function of the agent, the wording and format of the question, the panel that ' +
  'is asked together, what the agent has said before, in the study and when candidates for it were screened, and the ' +
  'number of the draw (replicate), which is 0.'

/** Which engine, method, knowledge, models, prompts and people a study's answers come from, and how it was asked. */
export async function manifestOf(data: ReadableStudy, parts: ManifestParts): Promise<Manifest> {
  const notes = manifestNotes(data, parts)
  for await (const question of data.answered()) notes.take(question)
  return notes.manifest()
}

/** For whoever reads the answers anyway: each question is noted while it is at hand. */
export interface ManifestNotes {
  take(question: AskedQuestion): void
  /** When all have been taken. */
  manifest(): Promise<Manifest>
}

export function manifestNotes(
  { study, questions, participants, screened = [] }: ReadableStudy,
  { service_version, now, directory }: ManifestParts,
): ManifestNotes {
  const taking = new Set(participants.map(({ agent_id }) => agent_id))
  const digest = runningDigest()
  const asked: Omit<ManifestQuestion, 'earlier' | 'panel'>[] = []
  return {
    take: (question) => void asked.push(questionOf(question, digest.question(question.answers), taking)),
    async manifest() {
      const places = new Map<string, number>()
      const panels: number[][] = []
      // Most questions of a study go to the same agents, who are listed once.
      for (const { panel_agent_ids } of questions) {
        const key = panel_agent_ids.join()
        if (!places.has(key)) places.set(key, panels.push([...panel_agent_ids]) - 1)
      }
      const metas = questions.flatMap(({ meta }) => (meta === null ? [] : [meta]))
      return {
        manifest_version: 1,
        service_version,
        study: { uuid: study.uuid, title: study.title, objective: study.objective },
        ...madeWith(metas),
        populations: await populationsOf(panels, directory),
        seeds: SEEDS,
        panels,
        ...(screened.length === 0 ? {} : { screening: screened.map(screeningOf) }),
        questions: questions.map((question, at) => ({
          ...asked[at]!,
          earlier: positionsOf(question.earlier_question_ids, questions),
          panel: places.get(question.panel_agent_ids.join())!,
        })),
        answers_sha256: digest.study(),
        created_at: now.toISOString(),
      }
    },
  }
}

function madeWith(metas: readonly AnswerMeta[]) {
  const all = (read: (meta: AnswerMeta) => string | readonly string[] | undefined): string[] =>
    [...new Set(metas.flatMap((meta) => read(meta) ?? []))].sort()
  return {
    engines: all(({ engine }) => engine),
    methods: all(({ method }) => method),
    knowledge_versions: all(({ knowledge_version }) => knowledge_version),
    models: all(({ model }) => model),
    forecast_models: all(({ forecast_models }) => forecast_models),
    elicitations: all(({ elicitation }) => elicitation),
    prompt_versions: all(({ prompt_versions }) => prompt_versions),
    calibrations: all(({ calibration }) => calibration),
    fallbacks: all(({ fallback }) => fallback),
  }
}

/** Agents of a population have consecutive ids, so that its first id places them all. */
async function populationsOf(
  panels: readonly (readonly number[])[],
  directory: ManifestParts['directory'],
): Promise<ManifestPopulation[]> {
  const known: ManifestPopulation[] = []
  for (const id of new Set(panels.flat())) {
    if (populationOf(known, id) !== undefined) continue
    const agent = await directory.find(String(id))
    if (agent === undefined) throw new Error(`the agent ${id} was asked, and is in no population`)
    const { version, size, digest, recipe } = agent.population
    const { method, figures, seed, country_size, countries, health_share } = recipe
    known.push({
      version,
      first_agent_id: agent.id - agent.index,
      size,
      digest,
      recipe: { method, figures, seed, size: recipe.size, country_size, countries: [...countries], health_share },
    })
  }
  return known.sort((one, other) => one.first_agent_id - other.first_agent_id)
}

/** The population that an agent belongs to. */
export const populationOf = (all: readonly ManifestPopulation[], agent_id: number): ManifestPopulation | undefined =>
  all.find(({ first_agent_id, size }) => agent_id >= first_agent_id && agent_id < first_agent_id + size)

const screeningOf = ({ agent_id, answers }: Screened): ManifestScreening => ({
  agent_id,
  answers: answers.map(({ question, reply }) => ({ question, reply })),
})

function positionsOf(ids: readonly number[], questions: readonly QuestionHead[]): number[] {
  const positions = new Map(questions.map(({ id }, at) => [id, at]))
  return ids.flatMap((id) => positions.get(id) ?? [])
}

function questionOf(
  question: AskedQuestion,
  answers_sha256: string,
  taking: ReadonlySet<number>,
): Omit<ManifestQuestion, 'earlier' | 'panel'> {
  const { id, uuid, format, attachments, panel_agent_ids, meta, answers } = question
  const answered = new Set(answers.map(({ agent_id }) => agent_id))
  const without = panel_agent_ids.filter((agent_id) => !answered.has(agent_id))
  return {
    id,
    uuid,
    question: question.question,
    asked_question: wordingOf(question),
    format,
    replicate: 0,
    attachments: attachments.map(({ filename, mime, sha256 }) => ({ filename, mime, sha256 })),
    unanswered_agent_ids: without.filter((agent_id) => taking.has(agent_id)),
    // Who was removed had answered, as far as anybody can tell, and remembered it in later questions.
    removed_agent_ids: without.filter((agent_id) => !taking.has(agent_id)),
    made_with: meta,
    answer_count: answers.length,
    answers_sha256,
  }
}
