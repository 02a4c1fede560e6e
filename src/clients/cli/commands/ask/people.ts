import type { Understood } from '../../../panel-results.ts'
import { AnswerPrinter, spokenOf } from '../../answers.ts'
import { UsageError } from '../../errors.ts'
import { agentIds, wholeNumber } from '../../given.ts'
import { noteWarnings } from '../../people.ts'
import { typed } from '../../program.ts'
import { formatOf } from '../../question-form.ts'
import { type Results, showResults } from '../../results.ts'
import { waitForJob } from '../../wait.ts'
import { filtersOf } from '../../whom.ts'
import { counted } from '../../words.ts'
import { noteShortfall, withRelaxations } from '../groups/relaxations.ts'
import type { AskCall, Asking } from './asking.ts'
import { checkEnded, quotedQuestion, showQuestion, showRest, showTrust } from './closing.ts'

const DEFAULT_SIZE = 20
const MOST_READ = 1000

type Read = Awaited<ReturnType<AskCall['client']['questions']['getDirect']>>['direct_question']
type Shown = Pick<Read, 'answers' | 'understood'> & { results: Results; summary?: Read['summary'] }

/** People of one's choice answer: a group, the participants of a study, agents, or whoever is recruited for it. */
export async function askPeople(call: AskCall, asking: Asking): Promise<void> {
  const { values, out } = call
  const { question, most, timeout_seconds } = asking
  const form = formatOf(values)
  const body = { question, ...(form && { format: form }), ...(values.optimize && { optimize: true }) }
  const target = await targetOf(call, question)
  const asked = await target.ask(body)
  const { job_id, question_uuid, agents, optimized_question } = asked
  if (values['no-wait']) {
    if (out.wants_json) return out.json(asked)
    return out.print(
      `Queued for ${counted(agents.length, 'person', 'people')}. Wait for it with: ${typed(`jobs wait ${job_id}`)}`,
    )
  }
  if (!out.wants_json)
    showQuestion(out, question, optimized_question, `${counted(agents.length, 'person', 'people')}, ${target.words}`)
  const printer = new AnswerPrinter(out, most)
  let seen = 0
  const job = await waitForJob(call, job_id, {
    timeout_seconds,
    async look({ meta, status }) {
      const done = Number(meta.done ?? 0)
      const isNews = done > seen || status === 'finished'
      if (out.wants_json || !isNews || printer.count >= most) return
      seen = done
      const { answers, understood } = await target.read(question_uuid)
      printer.show(answers.map(spokenOf), (understood ?? {}) as Partial<Understood>)
    },
  })
  const read = await target.read(question_uuid)
  if (out.wants_json) {
    out.json({ job, ...(target.group && { group: target.group }), question: read })
    return checkEnded(job)
  }
  const { results } = read
  showRest(out, results.n - printer.count)
  showResults(out, results)
  showTrust(out, results, ((read.understood ?? {}) as Partial<Understood>).expected_error_points)
  checkEnded(job)
  out.note(out.colours.dim(`\n${target.next()}`))
}

type Asked = Awaited<ReturnType<AskCall['client']['questions']['askGroup']>>
type Body = Omit<Parameters<AskCall['client']['questions']['askGroup']>[0], 'group_id'>

interface Target {
  /** Who they are, behind how many. */
  words: string
  group?: { id: number; name: string }
  ask(body: Body): Promise<Asked>
  read(questionId: string): Promise<Shown>
  next(): string
}

async function targetOf(call: AskCall, question: string): Promise<Target> {
  const { client, values } = call
  const filters = filtersOf(values as Record<string, unknown>)
  const chosen = ['group', 'study', 'agent', 'agents'].filter(
    (name) => (values as Record<string, unknown>)[name] !== undefined,
  )
  if (chosen.length + (filters === undefined ? 0 : 1) > 1) {
    throw new UsageError('Ask one of: --group, --study, --agent, --agents, or conditions such as --filter country=US.')
  }
  const direct = async (question_id: string): Promise<Shown> =>
    (await client.questions.getDirect({ question_id, limit: MOST_READ })).direct_question
  const { study, agent, group } = values
  if (study !== undefined) {
    return {
      words: `the participants of study ${study}`,
      ask: (body) => client.studies.ask({ study_id: study, ...body }),
      read: async (question_id) =>
        (await client.studies.getQuestion({ study_id: study, question_id, answers_limit: MOST_READ })).question,
      next: () => `All results of the study:\n  ${typed(`studies results ${study}`)}`,
    }
  }
  if (agent !== undefined) {
    return {
      words: `agent ${agent}`,
      ask: (body) => client.questions.askAgent({ agent_id: agent, ...body }),
      read: direct,
      next: () => `Who this is:\n  ${typed(`agents show ${agent}`)}`,
    }
  }
  const made = group === undefined ? await madeGroup(call, question, filters) : undefined
  const id = group ?? String(made!.id)
  return {
    words: made === undefined ? `group ${id}` : `group ${id}: ${made.description}`,
    ...(made && { group: made }),
    ask: (body) => client.questions.askGroup({ group_id: id, ...body }),
    read: direct,
    next: () => `Ask the same people again:\n  ${typed(`ask 'QUESTION' --group ${id}`)}`,
  }
}

/** Makes the group that is asked, and says so: it counts, and can be asked again. */
async function madeGroup(call: AskCall, question: string, filters: ReturnType<typeof filtersOf>) {
  const { client, values, out } = call
  const name = `Asked: ${quotedQuestion(question).slice(1, -1)}`
  if (filters === undefined) {
    const { group, not_found_agent_ids } = await client.groups.create({
      name,
      agent_ids: agentIds(values, "ask '…' --agents 1,2"),
    })
    if (not_found_agent_ids.length > 0) out.note(out.colours.warn(`Not found: ${not_found_agent_ids.join(', ')}`))
    return { id: group.id, name, description: 'the agents that you named' }
  }
  const group_size = wholeNumber('size', values.size, 1000) ?? DEFAULT_SIZE
  const found = await withRelaxations(out, () => client.groups.recruit({ name, group_size, filters: { ...filters } }))
  noteWarnings(out, found.warnings)
  if (!out.wants_json) {
    out.note(
      out.colours.dim(
        `Recruited group ${found.group.id}: ${found.description}, ${found.recruited_agents.length} of ${found.matched_count} who match.\n`,
      ),
    )
    if (found.shortfall > 0)
      noteShortfall(out, found.relaxations, `ask ${quotedQuestion(question)} --size ${group_size}`)
  }
  return { id: found.group.id, name, description: found.description }
}
