import { operations, type Schema } from './schemas.ts'

/**
 * Shapes that deserve a name, each with one place where it occurs: an operation, the side of it, and the way there. Wherever
 * the same shape occurs again, the SDK's types use the name. Everything else is written out where it stands.
 */
const places: Record<string, string> = {
  Agent: 'agents.search output agents',
  AgentSummary: 'questions.askAgent output agents',
  Answer: 'studies.listAnswers output answers',
  AskedQuestion: 'questions.askAgent output',
  Brief: 'groups.preview output parse',
  DeletedThing: 'studies.remove output',
  DirectQuestion: 'questions.getDirect output direct_question',
  FilterWarning: 'agents.search output warnings',
  Group: 'groups.create output group',
  GroupRequest: 'requests.getGroup output',
  HealthProfile: 'agents.get output health_profile',
  Job: 'jobs.get output',
  JobSummary: 'jobs.list output jobs',
  Key: 'account.listKeys output keys',
  MediaAsset: 'media.get output media_asset',
  OperationTotals: 'operations.get output operation totals',
  OptionResult: 'studies.getQuestion output question results options',
  PlannedQuestion: 'studies.get output study planned_questions',
  QuestionFormat: 'questions.askAgent input format',
  QuestionResults: 'studies.getQuestion output question results',
  Quota: 'billing.usage output quota questions_per_cycle',
  Recruitment: 'groups.recruit output',
  Refusal: 'groups.preview output refusal',
  Relaxation: 'groups.recruit output relaxations',
  RequestPhase: 'requests.getGroup output phase',
  RequestStatus: 'requests.getGroup output status',
  Screening: 'requests.getGroup output screening_summary',
  Share: 'studies.share output',
  Study: 'studies.get output study',
  StudyQuestion: 'studies.getQuestion output question',
  StudyRequest: 'requests.getStudy output',
  StudyStage: 'studies.get output study stage',
  StudySummary: 'studies.list output studies',
  Survey: 'zeitgeist.list output surveys',
  Theme: 'studies.getQuestion output question results themes',
  Tier: 'admin.getTier output tier',
  UsageRecord: 'questions.askMany output usage_recorded',
  Webhook: 'webhooks.get output webhook',
}

export interface NamedShape {
  name: string
  side: 'input' | 'output'
  schema: Schema
}

export const namedShapes: NamedShape[] = Object.entries(places).map(([name, place]) => {
  const [id, side, ...way] = place.split(' ') as [string, 'input' | 'output', ...string[]]
  const operation = operations.find(({ contract }) => contract.id === id)
  let schema = operation?.[side]
  for (const field of way) schema = inside(schema?.properties?.[field])
  if (schema === undefined) throw new Error(`There is no ${place}, which the SDK's types call ${name}.`)
  return { name, side, schema }
})

/** What a field holds, or each item of it, without null. */
function inside(schema: Schema | undefined): Schema | undefined {
  const some = schema?.anyOf?.filter(({ type }) => type !== 'null')
  if (some?.length === 1) return inside(some[0])
  return schema?.items === undefined ? schema : inside(schema.items)
}
