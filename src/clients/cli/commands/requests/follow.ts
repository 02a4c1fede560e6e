import { setTimeout as sleep } from 'node:timers/promises'
import type { CommandCall } from '../../command.ts'
import { isSettled, isStudyRequest, type RequestRecord } from './record.ts'

const FIRST_POLL_MS = 200
const SLOWEST_POLL_MS = 2000

export const readRequest = ({ client }: Pick<CommandCall, 'client'>, request_id: string): Promise<RequestRecord> =>
  isStudyRequest(request_id) ? client.requests.getStudy({ request_id }) : client.requests.getGroup({ request_id })

/** Waits until a request is settled, with its phases on the screen. */
export async function followRequest(call: CommandCall, request_id: string): Promise<RequestRecord> {
  const { out } = call
  call.resumeWith(`requests show ${request_id}`)
  let told = ''
  try {
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(SLOWEST_POLL_MS, pause * 1.2)) {
      const record = await readRequest(call, request_id)
      if (isSettled(record)) return record
      const phase = `${phaseInWords[record.phase] ?? record.phase}: ${record.progress_message}`
      if (phase !== told) out.status(phase)
      told = phase
      await sleep(pause)
    }
  } finally {
    out.clearStatus()
  }
}

const phaseInWords: Readonly<Record<string, string>> = {
  parse: 'Reading',
  recruit: 'Finding people',
  screen: 'Asking candidates',
  prune: 'Choosing',
  fit_check: 'Checking the fit',
  refine: 'Looking again',
  create_study: 'Making the study',
}
