import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client, refresh } from '../../../api.ts'

interface Progress {
  question_id: number
  status: 'queued' | 'started' | 'finished' | 'failed'
  done: number
  total: number
}

/** After a stream has ended or broken, it is opened again in so long; until then the caller asks by itself. */
const AGAIN_MS = 2000

export interface Following {
  /** By question. */
  progress: ReadonlyMap<number, Progress>
  /** Whether the service tells by itself what is new. */
  connected: boolean
}

/** How far the questions of a study are, as the service tells it; only while something is under way. */
export function useStudyProgress(studyId: string, active: boolean): Following {
  const queries = useQueryClient()
  const [following, setFollowing] = useState<Following>({ progress: new Map(), connected: false })
  useEffect(() => {
    if (!active) return
    const stop = new AbortController()
    const follow = async () => {
      while (!stop.signal.aborted) {
        try {
          const response = await client.studies.events({ study_id: studyId }, { signal: stop.signal })
          for await (const { event, data } of eventsIn(response)) {
            if (event === 'deleted') return
            const { questions } = data as { questions: Progress[] }
            setFollowing({
              connected: true,
              progress: new Map(questions.map((question) => [question.question_id, question])),
            })
            // What has ended changes results and the study itself; what goes on has more answers.
            await refresh(queries, event === 'idle' ? ['studies.'] : ['studies.listAnswers'])
          }
        } catch {
          // Whatever broke it: the questions are read again every now and then until it is back.
        }
        if (stop.signal.aborted) return
        setFollowing(({ progress }) => ({ progress, connected: false }))
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
    void follow()
    return () => stop.abort()
  }, [studyId, active, queries])
  return following
}

/** Server-sent events, one by one. */
async function* eventsIn(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += value
      const whole = text.split('\n\n')
      text = whole.pop()!
      for (const block of whole) {
        const lines = new Map(
          block.split('\n').map((line) => [line.split(': ', 1)[0]!, line.slice(line.indexOf(': ') + 2)]),
        )
        const data = lines.get('data')
        if (data !== undefined) yield { event: lines.get('event') ?? 'message', data: JSON.parse(data) }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
