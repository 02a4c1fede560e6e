import { useInfiniteQuery } from '@tanstack/react-query'
import type { Study, StudyQuestion } from '../../../../sdk/index.ts'
import { client } from '../../../api.ts'

export type Order = 'newest' | 'asked'

export interface NumberedQuestion extends StudyQuestion {
  /** Its place in the order of asking, from 1. */
  number: number
}

const PAGE = 20

export const isOpen = ({ status }: Pick<StudyQuestion, 'status'>): boolean =>
  status === 'queued' || status === 'started'

/** So often it is looked how questions stand while the service does not tell by itself. */
const LOOK_MS = 1500

/** The questions of a study, a page at a time. The service lists them as asked: the newest are at the end. */
export function useQuestions(study: Study, order: Order, told: boolean) {
  const total = study.question_count
  const query = useInfiniteQuery({
    queryKey: ['studies.listQuestions', { study_id: study.uuid, order, total }],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const last = order === 'newest' ? total - pageParam * PAGE : Math.min(total, (pageParam + 1) * PAGE)
      const offset = order === 'newest' ? Math.max(0, last - PAGE) : pageParam * PAGE
      const input = { study_id: study.uuid, answers_limit: 1, offset, limit: Math.max(1, last - offset) }
      const { questions } = await client.studies.listQuestions(input, { signal })
      const numbered = questions.map((question, at): NumberedQuestion => ({ ...question, number: offset + at + 1 }))
      return order === 'newest' ? numbered.toReversed() : numbered
    },
    getNextPageParam: (_last, pages) => (pages.length * PAGE < total ? pages.length : undefined),
    placeholderData: (last) => last,
    refetchInterval: ({ state }) => (!told && state.data?.pages.flat().some(isOpen) ? LOOK_MS : false),
  })
  return { ...query, questions: query.data?.pages.flat() ?? [] }
}
