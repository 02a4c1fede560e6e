import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../../api.ts'
import { type Asked, labelsOf, type QuestionResult } from './asked.ts'

/** While answers come in, so often. */
const WATCH_MS = 3000

/** The results of a study and how its questions were asked; read anew while somebody still answers. */
export function useResults(studyId: string, { by = '', filters }: { by?: string; filters?: string | undefined } = {}) {
  const questions = useQuery({
    ...read('studies.listQuestions', { study_id: studyId, answers_limit: 1, limit: 100 }),
    enabled: studyId !== '',
    refetchInterval: ({ state }) => (isRunning(state.data) ? WATCH_MS : false),
  })
  const running = isRunning(questions.data)
  const results = useQuery({
    ...read('studies.results', { study_id: studyId, by: by === '' ? undefined : by, filters }),
    enabled: studyId !== '',
    placeholderData: keepPreviousData,
    refetchInterval: running ? WATCH_MS : false,
  })
  const byId = new Map(questions.data?.questions.map((question) => [question.id, question]))
  const askedOf = (result: QuestionResult, at: number): Asked => {
    const question = byId.get(result.question_id)
    return { number: at + 1, result, labels: labelsOf(question), status: question?.status }
  }
  // The names of points come with the questions: shown before, they would push what is below them down.
  const waiting = questions.isPending && results.error === null
  return { results, waiting, asked: results.data?.questions.map(askedOf) ?? [] }
}

const isRunning = (data: { questions: readonly { status: string }[] } | undefined): boolean =>
  data?.questions.some(({ status }) => status === 'queued' || status === 'started') ?? false
