import type { Client } from '../../../sdk/index.ts'

export type GroupRecord = Awaited<ReturnType<Client['requests']['getGroup']>>
export type StudyRecord = Awaited<ReturnType<Client['requests']['getStudy']>>
export type RequestRecord = GroupRecord | StudyRecord

export type Parse = NonNullable<GroupRecord['parse']>
export type Refusal = NonNullable<GroupRecord['refusal']>

export const isStudyRecord = (record: RequestRecord): record is StudyRecord => 'question_plan' in record

/** Ids say which kind of request they are of. */
export const isStudyRequest = (request_id: string): boolean => request_id.startsWith('rsr_')

/** Nothing more happens by itself. */
export const isSettled = ({ status }: Pick<RequestRecord, 'status'>): boolean =>
  status !== 'queued' && status !== 'running'
