import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, StudyQuestion } from '../../../../sdk/index.ts'
import { client } from '../../../api.ts'
import { asked } from '../../../strings/asking.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Problem, SkeletonRows } from '../../../ui/states.tsx'
import { useStudy } from '../study-context.ts'
import { AnswerCard } from './answer-card.tsx'
import { isOpen } from './use-questions.ts'

/** First what fits on a screen; whoever wants more wants many. */
const FIRST = 12
const FURTHER = 100
/** From so many answers on there is something to look for. */
const MANY = 6

function useAnswers(question: StudyQuestion) {
  const study = useStudy()
  return useInfiniteQuery({
    queryKey: ['studies.listAnswers', { study_id: study.uuid, question_id: question.uuid }],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      client.studies.listAnswers(
        { study_id: study.uuid, question_id: question.uuid, offset, limit: offset === 0 ? FIRST : FURTHER },
        { signal },
      ),
    getNextPageParam: ({ offset, count, total }) => (offset + count < total ? offset + count : undefined),
    refetchInterval: isOpen(question) ? 2000 : false,
  })
}

const isValue = ({ value }: Answer, wanted: string): boolean =>
  Array.isArray(value) ? value.includes(wanted) : String(value) === wanted

/** What people said: a few of them, then as many as wanted; by what they chose, and by words. */
export function AnswerList({ question }: { question: StudyQuestion }) {
  const [wanted, setWanted] = useState('')
  const [words, setWords] = useState('')
  const query = useAnswers(question)
  if (query.error !== null && query.data === undefined) {
    return <Problem error={query.error} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) return <SkeletonRows rows={4} />
  const loaded = query.data.pages.flatMap(({ answers }) => answers)
  const total = query.data.pages.at(-1)!.total
  if (loaded.length === 0) return isOpen(question) ? <p className="text-sm text-soft">{asked.waiting}</p> : null
  const looked = words.trim().toLowerCase()
  const shown = loaded.filter(
    (answer) =>
      (wanted === '' || isValue(answer, wanted)) &&
      (looked === '' || `${answer.response_text} ${answer.agent_name}`.toLowerCase().includes(looked)),
  )
  const { options, type } = question.results
  const isFiltered = wanted !== '' || looked !== ''
  return (
    <section className="grid gap-3" aria-label={asked.answersTitle}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 className="text-sm font-semibold">{asked.answersTitle}</h4>
        {total > MANY && (
          <div className="flex flex-wrap gap-2">
            {options.length > 0 && type !== 'ranking' && (
              <SelectField
                label={asked.filter}
                hideLabel
                className="w-40"
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
              >
                <option value="">{asked.all}</option>
                {options.map(({ value }) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              type="search"
              label={asked.search}
              hideLabel
              className="w-52"
              placeholder={asked.search}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="text-sm text-soft">{asked.noMatch}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
          {shown.map((answer) => (
            <AnswerCard key={answer.id} answer={answer} ranked={type === 'ranking'} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {query.hasNextPage && (
          <Button small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {asked.more}
          </Button>
        )}
        <p role="status" className="text-[13px] text-soft tabular-nums">
          {isFiltered ? asked.among(shown.length, loaded.length) : asked.loadedOf(loaded.length, total)}
        </p>
      </div>
    </section>
  )
}
