import type { AgentAnswer, Asked } from '../answering/index.ts'
import type { Screening } from '../briefs/index.ts'
import { type JobAttempt, JobFailure, PassingFailure } from '../jobs/index.ts'
import { answerBy } from '../questions/index.ts'
import type { RequestParts } from './parts.ts'
import type { Candidate, RequestRow, Screened } from './request.ts'
import { type Step, understood } from './step.ts'

/** How many candidates are asked side by side. An engine that can do less lets them wait itself. */
const AT_ONCE = 20
/** From this attempt on, a candidate whom a passing failure keeps from answering is left out: others wait for the group. */
const PATIENT_ATTEMPTS = 3

/** Puts the questions that no filter can answer to every candidate of the round. */
export async function screenCandidates(given: RequestRow, parts: RequestParts, attempt: JobAttempt): Promise<Step> {
  const row = understood(given)
  const { candidates } = row.progress
  const people = await Promise.all(candidates.map(({ agent_id }) => personOf(parts, agent_id)))
  const panel = people.map((person) => ({ person }))
  const by = { organization_id: row.organization_id, job_id: attempt.job_id, signal: attempt.signal }
  const failures: unknown[] = []
  const guessed = new Set<string>()
  const ask = async (screening: Screening, member: number): Promise<AgentAnswer | undefined> => {
    // The panel is the whole round, also for later questions: what somebody answers must not hang on who else is left.
    const asked: Asked = {
      question: screening.question,
      format: { type: 'single_choice', options: ['Yes', 'No'] },
      panel,
    }
    try {
      const answer = await answerBy(parts.engine, asked, member, by)
      if (answer.confidence === 'low') guessed.add(screening.question)
      return answer
    } catch (error) {
      const goes =
        error instanceof JobFailure || (error instanceof PassingFailure && attempt.attempt >= PATIENT_ATTEMPTS)
      if (!goes) throw error
      failures.push(error)
      return undefined
    }
  }
  const screened = await eachOf(candidates, (candidate, member) =>
    screenOne(candidate, row.brief.screening, (screening) => ask(screening, member)),
  )
  if (screened.length > 0 && screened.every(({ failed }) => failed)) throw failures[0]
  return {
    change: {
      phase: 'prune',
      progress: { ...row.progress, screened },
      warnings: [...new Set([...row.warnings, ...[...guessed].map(guess)])],
      progress_message: `${screened.length} candidates were asked; keeping those who fit.`,
    },
  }
}

/** What rests on no figures should not look as if it did. */
const guess = (question: string): string =>
  `“${question}” No figures are known for this, so who fits is largely a guess.`

async function screenOne(
  candidate: Candidate,
  questions: readonly Screening[],
  ask: (screening: Screening) => Promise<AgentAnswer | undefined>,
): Promise<Screened> {
  const answers: Screened['answers'] = []
  for (const screening of questions) {
    const answer = await ask(screening)
    if (answer === undefined) return { ...candidate, answers, failed: true }
    const fits = answer.value === screening.keep
    answers.push({ question: screening.question, reply: answer.reply, fits })
    if (!fits) break
  }
  return { ...candidate, answers, failed: false }
}

async function personOf({ directory }: RequestParts, agentId: number) {
  const agent = await directory.find(String(agentId))
  if (agent === undefined) throw new JobFailure('A candidate is no longer there.')
  return agent.population.person(agent.index)
}

/** Works through a list with a few hands. After the first failure nobody begins anything more. */
async function eachOf<T, R>(items: readonly T[], work: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length)
  const left = items.entries()
  let failed = false
  const hand = async (): Promise<void> => {
    for (const [at, item] of left) {
      if (failed) return
      try {
        results[at] = await work(item, at)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, hand))
  return results
}
