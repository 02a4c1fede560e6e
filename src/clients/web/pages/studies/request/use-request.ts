import { useQuery } from '@tanstack/react-query'
import type { GroupRequest, StudyRequest } from '../../../../sdk/index.ts'
import { read, useCall } from '../../../api.ts'

/** Either kind; what only studies have is missing of the other. */
export type AnyRequest = GroupRequest & Partial<Pick<StudyRequest, 'question_plan' | 'study' | 'study_uuid'>>

export const isForGroup = (requestId: string): boolean => requestId.startsWith('rgr_')

export const isUnderWay = ({ status }: Pick<AnyRequest, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** How a request stands, read again and again until it has ended or waits for somebody. */
export function useRequest(requestId: string) {
  const forGroup = isForGroup(requestId)
  const refetchInterval = ({ state }: { state: { data?: AnyRequest | undefined } }) =>
    state.data !== undefined && isUnderWay(state.data) ? 1200 : false
  const group = useQuery({
    ...read('requests.getGroup', { request_id: requestId }),
    enabled: forGroup,
    staleTime: 0,
    refetchInterval,
  })
  const study = useQuery({
    ...read('requests.getStudy', { request_id: requestId }),
    enabled: !forGroup,
    staleTime: 0,
    refetchInterval,
  })
  return forGroup ? group : study
}

/** Goes on with a request: with an answer or a change, or, without a text, with approval. */
export function useResume(requestId: string) {
  const options = { changes: ['requests.'] } as const
  const group = useCall('requests.createGroup', options)
  const study = useCall('requests.createStudy', options)
  const { mutate, isPending } = isForGroup(requestId) ? group : study
  return {
    isPending,
    resume: (text = ''): void =>
      mutate({
        request_id: requestId,
        response_mode: 'async',
        source_surface: 'web',
        ...(text === '' ? {} : { additional_text: text }),
      }),
  }
}
