import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { client, refresh } from '../../../api.ts'

interface Heard {
  agent_id: string
  question_uuid: string
  question: string
  failed: boolean
}

/** What was asked of single agents and is not answered yet. It outlives the page: whoever leaves and comes back sees it. */
let heard: readonly Heard[] = []
const listeners = new Set<() => void>()
const change = (next: typeof heard): void => {
  heard = next
  for (const listener of listeners) listener()
}

const useAll = (): readonly Heard[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => heard,
  )

export const useHeard = (agentId: string): readonly Heard[] => useAll().filter(({ agent_id }) => agent_id === agentId)

/** Waits for the answer to a question that was put to one agent, and has it read when it is there. */
export function useAwaitAnswer(agentId: string) {
  const queries = useQueryClient()
  return useCallback(
    async ({ job_id, question_uuid, question }: { job_id: string; question_uuid: string; question: string }) => {
      change([...heard, { agent_id: agentId, question_uuid, question, failed: false }])
      const status = await client.jobs.wait(job_id).then(
        (job) => job.status,
        () => 'failed' as const,
      )
      await refresh(queries, ['agents.listAnswers'])
      change(
        status === 'failed'
          ? heard.map((one) => (one.question_uuid === question_uuid ? { ...one, failed: true } : one))
          : heard.filter((one) => one.question_uuid !== question_uuid),
      )
    },
    [agentId, queries],
  )
}
