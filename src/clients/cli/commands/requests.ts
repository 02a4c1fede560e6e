import { type CommandCall, type CommandFamily, command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { given, oneId, textAfter, wholeNumber } from '../given.ts'
import { typed } from '../program.ts'
import { day } from '../words.ts'
import { followRequest, readRequest } from './requests/follow.ts'
import { isStudyRecord, isStudyRequest, type RequestRecord } from './requests/record.ts'
import { endOf, showRequest } from './requests/show.ts'
import { askAndReport } from './studies/ask-planned.ts'

const asking = {
  size: { type: 'string', value: 'N', description: 'how many people; holds against a number in the words' },
  name: { type: 'string', value: 'NAME', description: 'of the group (default: made from the words)' },
  seed: { type: 'string', value: 'TEXT', description: 'any text: the same seed draws the same people' },
  review: { type: 'boolean', description: 'stop before anybody is recruited, to see how it is understood' },
  'no-wait': { type: 'boolean', description: 'print the request id, and leave the work to the service' },
} as const

const settings = (values: { size?: string; name?: string; seed?: string; review?: boolean }) => ({
  source_surface: 'cli' as const,
  ...given({
    group_size: wholeNumber('size', values.size, 1000),
    name: values.name,
    seed: values.seed,
    review: values.review,
  }),
})

const GROUP = 'requests group "15 nurses in Texas who work nights"'
const STUDY = 'requests study "15 nurses in Texas: would they use an app that plans shifts, and why?"'

const group = command({
  name: 'group',
  summary: 'ask for a group in plain words',
  usage: '"WHO" [options]',
  options: asking,
  examples: [GROUP],
  async run(call) {
    const request_text = textAfter(call.positionals, 0, GROUP)
    const queued = await call.client.requests.createGroup({ request_text, ...settings(call.values) })
    await outcome(call, queued, call.values['no-wait'])
  },
})

const study = command({
  name: 'study',
  summary: 'ask for a study in plain words: whom, and what to learn',
  usage: '"BRIEF" [options]',
  details:
    'Makes a group and a plan of questions. With --ask they are asked one after another, and the report is written: from a sentence to a report in one command.',
  options: {
    ...asking,
    title: { type: 'string', value: 'TEXT', description: 'of the study (default: made from the words)' },
    questions: { type: 'string', value: 'N', description: 'how many questions to plan, up to 20 (default: 7)' },
    ask: { type: 'boolean', description: 'ask the planned questions, complete the study and print the report' },
  },
  examples: [STUDY, `${STUDY} --ask`],
  async run(call) {
    const { values } = call
    if (values.ask && (values.review || values['no-wait']))
      throw new UsageError('--ask goes neither with --review nor with --no-wait.')
    const request_text = textAfter(call.positionals, 0, STUDY)
    const queued = await call.client.requests.createStudy({
      request_text,
      ...settings(values),
      ...given({ title: values.title, question_count: wholeNumber('questions', values.questions, 20) }),
    })
    await outcome(call, queued, values['no-wait'], values.ask)
  },
})

const list = command({
  name: 'list',
  summary: 'your requests, newest first',
  usage: '[options]',
  options: { limit: { type: 'string', value: 'N', description: 'how many of each kind, up to 100 (default: 20)' } },
  examples: ['requests list'],
  async run({ client, values, out }) {
    const limit = wholeNumber('limit', values.limit, 100) ?? 20
    const [studies, groups] = await Promise.all([
      client.requests.listStudies({ limit }),
      client.requests.listGroups({ limit }),
    ])
    if (out.wants_json) return out.json({ study_requests: studies.requests, group_requests: groups.requests })
    const all = [...studies.requests, ...groups.requests].sort((one, other) =>
      one.created_at < other.created_at ? 1 : -1,
    )
    if (all.length === 0) return out.note(`There are no requests yet. Begin with: ${typed(STUDY)}`)
    out.table(
      [{ title: 'request' }, { title: 'status' }, { title: 'made' }, { title: 'text', shrinks: true, style: 'dim' }],
      all.map((one) => [one.request_id, one.status, day(one.created_at), one.request_text]),
    )
  },
})

const show = command({
  name: 'show',
  summary: 'how a request stands, how it was understood, what came of it',
  usage: 'REQUEST_ID [options]',
  options: {},
  examples: ['requests show rsr_da76cf5d7067c64d3d056fe7'],
  async run(call) {
    const record = await readRequest(call, oneId(call.positionals, 'requests show REQUEST_ID'))
    if (call.out.wants_json) return call.out.json(record)
    showRequest(call.out, record)
    endOf(call.out, record)
  },
})

const answer = command({
  name: 'answer',
  summary: 'answer what a request asks back, or change it',
  usage: 'REQUEST_ID "TEXT" [options]',
  options: {
    'no-wait': asking['no-wait'],
    ask: { type: 'boolean', description: 'of a study: ask the planned questions, too' },
  },
  examples: ['requests answer rsr_da76cf5d7067c64d3d056fe7 "in the United States"'],
  async run(call) {
    const text = textAfter(call.positionals, 1, 'requests answer REQUEST_ID "in the United States"')
    await resume(call, call.values, text)
  },
})

const approve = command({
  name: 'approve',
  summary: 'go on with a request that awaits review',
  usage: 'REQUEST_ID [options]',
  options: {
    'no-wait': asking['no-wait'],
    ask: { type: 'boolean', description: 'of a study: ask the planned questions, too' },
  },
  examples: ['requests approve rsr_da76cf5d7067c64d3d056fe7'],
  run: async (call) => resume(call, call.values),
})

interface Resuming {
  'no-wait'?: boolean
  ask?: boolean
}

async function resume(call: CommandCall, values: Resuming, additional_text?: string): Promise<void> {
  const [request_id] = call.positionals
  if (request_id === undefined) throw new UsageError(`Name the request: ${typed('requests list')} shows them.`)
  const resumed = { request_id, ...given({ additional_text }) }
  const queued = await (isStudyRequest(request_id)
    ? call.client.requests.createStudy(resumed)
    : call.client.requests.createGroup(resumed))
  await outcome(call, queued, values['no-wait'], values.ask)
}

async function outcome(call: CommandCall, queued: RequestRecord, leave = false, ask = false): Promise<void> {
  const { out } = call
  const record = leave ? queued : await followRequest(call, queued.request_id)
  const isReady = ask && record.status === 'completed' && isStudyRecord(record) && record.study !== null
  if (!out.wants_json) showRequest(out, record, { plan: !isReady })
  else if (!isReady) out.json(record)
  if (!isReady) return endOf(out, record)
  const asked = await askAndReport(call, record.study!)
  if (out.wants_json) out.json({ request: record, ...asked })
}

/** `requests`: a group or a study in plain words. */
export const requests: CommandFamily = {
  name: 'requests',
  summary: 'a group or a whole study in plain words, from a sentence to a report',
  commands: [study, group, list, show, answer, approve],
  default: 'list',
}
