import { more, type Text, type Writing } from '../writing.ts'

interface Study {
  id: number
  title: string
  objective: string
  stage?: string
  participant_count?: number
  question_count?: number
  planned_questions?: { position: number; question: string }[]
}

const studyLine = ({ id, title, stage, participant_count, question_count }: Study, writing: Writing): string =>
  `Study ${id} ${writing.quote(title, 200)}` +
  (stage === undefined ? '' : `: ${stage}, ${participant_count} participants, ${question_count} questions`)

const one: Text = ({ study }: { study: Study }, writing) => [
  studyLine(study, writing),
  ...(study.objective === '' ? [] : [`Objective: ${writing.quote(study.objective, 600)}`]),
  ...((study.planned_questions ?? []).length > 0 ? ['Planned and not asked yet:'] : []),
  ...(study.planned_questions ?? []).map(({ position, question }) => `${position}. ${writing.quote(question)}`),
  study.stage === 'complete'
    ? `Next: v1.research-studies.report.get with study_id "${study.id}".`
    : `Next: v1.research-studies.questions.ask with study_id "${study.id}".`,
]

const list: Text = (body: { studies: Study[]; count: number; total: number; offset: number }, writing) => [
  `${body.total} studies, newest first:`,
  ...body.studies.map((study) => `- ${studyLine(study, writing)}`),
  ...more(body),
]

const share: Text = (body: { enabled: boolean; url: string | null; expires_at: string | null }) =>
  body.enabled && body.url !== null
    ? [
        `Shared: ${body.url}`,
        `Whoever has the link can read the report${body.expires_at === null ? '' : ` until ${body.expires_at}`}.`,
      ]
    : ['The report is not shared.']

const remove: Text = (body: { deleted_id: number }) => [
  `Study ${body.deleted_id} is deleted, with its questions and answers.`,
]

const removeAgents: Text = (body: { removed_count: number; participant_count: number }) => [
  `${body.removed_count} participants removed; ${body.participant_count} are left.`,
]

export const studyTexts = {
  'studies.create': one,
  'studies.get': one,
  'studies.update': one,
  'studies.list': list,
  'studies.share': share,
  'studies.readShare': share,
  'studies.remove': remove,
  'studies.removeAgents': removeAgents,
} satisfies Record<string, Text>
