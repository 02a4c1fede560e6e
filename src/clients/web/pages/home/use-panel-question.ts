import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Understood } from '../../../panel-results.ts'
import type { Job } from '../../../sdk/index.ts'
import { client, useCall } from '../../api.ts'
import { remember } from './recent.ts'

/** What a member of the panel says. */
export interface PanelReply {
  uuid: string
  reply?: string
  value?: string | number | string[] | null
  words?: string | null
  error?: string
}

export interface PanelJob {
  status: Job['status']
  replies: PanelReply[]
  understood: Understood | undefined
  partial: boolean
}

function panelJob({ status, result }: Job): PanelJob {
  const {
    results = [],
    understood,
    partial = false,
  } = (result ?? {}) as {
    results?: PanelReply[]
    understood?: Understood
    partial?: boolean
  }
  return { status, replies: results, understood, partial }
}

/** A question to the shared panel, and what has come back so far. The address holds it: it can be kept and gone back to. */
export function usePanelQuestion() {
  const navigate = useNavigate()
  const { job, question } = useSearch({ strict: false }) as { job?: string; question?: string }
  const [sofar, setSofar] = useState<{ job: string; seen: PanelJob }>()
  const answers = useQuery({
    queryKey: ['panel', job],
    enabled: job !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      panelJob(
        await client.jobs.wait(job!, { signal, on_progress: (seen) => setSofar({ job: job!, seen: panelJob(seen) }) }),
      ),
  })
  const asking = useCall('free.ask', {
    changes: ['billing.usage'],
    onError: () => {},
    onDone: ({ job_id, question: asked }) => {
      remember({ job: job_id, question: asked })
      void navigate({ to: '/', search: { question: asked, job: job_id } })
    },
  })
  // What could not be asked is told where it happened, and not over the answers to another question.
  const { reset } = asking
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the question that matters.
  useEffect(reset, [job, question])
  return {
    question,
    job,
    ask: (text: string) => asking.mutate({ question: text }),
    isAsking: asking.isPending,
    error: asking.error ?? answers.error,
    seen: answers.data ?? (sofar?.job === job ? sofar?.seen : undefined),
    again: () => void navigate({ to: '/', search: {} }),
  }
}
