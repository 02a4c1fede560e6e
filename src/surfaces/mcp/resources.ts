import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import { ServiceError } from '../../platform/errors.ts'
import { mayCall } from './access.ts'
import { contractOf, type Session } from './session.ts'
import { type Report, reportLines } from './texts/reports.ts'
import { createWriting, oneLine } from './writing.ts'

const REPORT = /^populace:\/\/studies\/([\w-]{1,100})\/report$/
const MOST_STUDIES = 50

export const reportTemplate = {
  uriTemplate: 'populace://studies/{study_id}/report',
  name: 'study-report',
  title: 'Report of a study',
  description: 'What a study came to, computed from its synthetic answers. By the id or the uuid of the study.',
  mimeType: 'text/markdown',
}

const mayRead = async (session: Session): Promise<boolean> =>
  session.sets.includes('studies') && mayCall(contractOf(session, 'studies.report'), await session.me())

export const listTemplates = async (session: Session) => ((await mayRead(session)) ? [reportTemplate] : [])

/** The reports of the studies that were completed last. */
export async function listReports(session: Session): Promise<Resource[]> {
  if (!(await mayRead(session))) return []
  const { body } = await calling(() => session.caller.call(contractOf(session, 'studies.list'), { limit: 100 }))
  const { studies } = body as { studies: { id: number; title: string; stage: string; updated_at: string }[] }
  return studies
    .filter(({ stage }) => stage === 'complete')
    .slice(0, MOST_STUDIES)
    .map(({ id, title, updated_at }) => ({
      uri: `populace://studies/${id}/report`,
      name: `study-${id}-report`,
      // In quotation marks, which it cannot close: what a study is called, its user has written.
      title: `Report of study ${id}: "${oneLine(title.replaceAll('"', "'"), 80)}"`,
      mimeType: 'text/markdown',
      annotations: { lastModified: updated_at },
    }))
}

export async function readReport(session: Session, uri: string): Promise<ReadResourceResult> {
  const [, study_id] = REPORT.exec(uri) ?? []
  if (study_id === undefined) throw new ResourceNotFoundError(uri)
  const { body } = await calling(() => session.caller.call(contractOf(session, 'studies.report'), { study_id }), uri)
  const writing = createWriting()
  return { contents: [{ uri, mimeType: 'text/markdown', text: writing.finish(reportLines(body as Report, writing)) }] }
}

/** Resources have no results for what goes wrong: it is an error of the protocol, with our envelope as its data. */
async function calling<T>(call: () => Promise<T>, uri?: string): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    if (error.code === 'not_found' && uri !== undefined) throw new ResourceNotFoundError(uri)
    throw new ProtocolError(
      ProtocolErrorCode.InternalError,
      `${oneLine(error.message)} (${error.code})`,
      error.envelope(),
    )
  }
}
