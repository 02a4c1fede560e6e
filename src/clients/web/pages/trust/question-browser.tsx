import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { read } from '../../api.ts'
import { words as inWords } from '../../format.ts'
import type { Search } from '../../search.ts'
import { trust as words } from '../../strings/trust.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Empty, Loaded } from '../../ui/states.tsx'
import { ExaminedQuestion } from './examined-question.tsx'
import { Part } from './parts.tsx'

const PAGE_SIZE = 8

/** Every question of the examination, to look up what one doubts. The address carries what was looked for. */
export function QuestionBrowser({ topics }: { topics: readonly string[] }) {
  const { q, topic, order, offset }: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const from = Number.parseInt(offset ?? '', 10) || 0
  const best = order === 'best'
  const query = useQuery({
    ...read('trust.fidelityQuestions', {
      q,
      topic,
      order: best ? 'best' : 'worst',
      limit: PAGE_SIZE,
      offset: from,
    }),
    placeholderData: keepPreviousData,
  })
  const given: Search = { q: q ?? '', topic: topic ?? '', order: order ?? '' }
  const ask = (changes: Search) =>
    void navigate({ to: '.', search: { ...given, ...changes }, resetScroll: false, replace: true })
  return (
    <Part title={words.look} words={words.lookWords}>
      <div className="flex flex-wrap items-end gap-4">
        <SearchForm key={q} given={q ?? ''} onAsk={(text) => ask({ q: text })} />
        <SelectField label={words.topic} value={topic ?? ''} onChange={(event) => ask({ topic: event.target.value })}>
          <option value="">{words.allTopics}</option>
          {[...topics].sort().map((name) => (
            <option key={name} value={name}>
              {inWords(name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.order}
          value={best ? 'best' : 'worst'}
          onChange={(event) => ask({ order: event.target.value === 'best' ? 'best' : '' })}
        >
          <option value="worst">{words.worst}</option>
          <option value="best">{words.best}</option>
        </SelectField>
      </div>
      <Loaded query={query}>
        {({ questions, total }) =>
          total === 0 ? (
            <Empty title={words.nothing}>
              <Link to="." search={{}} resetScroll={false} className={buttonClass('plain', true)}>
                {words.clear}
              </Link>
            </Empty>
          ) : (
            <>
              <ol className="grid gap-4 lg:grid-cols-2">
                {questions.map((question) => (
                  <ExaminedQuestion key={question.id} question={question} />
                ))}
              </ol>
              <nav aria-label={words.pages} className="flex items-center justify-end gap-2 text-sm text-soft">
                <span className="mr-2 tabular-nums" role="status">
                  {words.showing(from + 1, from + questions.length, total)}
                </span>
                <Button
                  small
                  disabled={from === 0}
                  onClick={() => ask({ offset: String(Math.max(0, from - PAGE_SIZE)) })}
                >
                  {words.previous}
                </Button>
                <Button
                  small
                  disabled={from + questions.length >= total}
                  onClick={() => ask({ offset: String(from + PAGE_SIZE) })}
                >
                  {words.next}
                </Button>
              </nav>
            </>
          )
        }
      </Loaded>
    </Part>
  )
}

function SearchForm({ given, onAsk }: { given: string; onAsk: (text: string) => void }) {
  const [text, setText] = useState(given)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(text.trim())
  }
  return (
    <form onSubmit={submit} className="flex w-full max-w-md items-end gap-2">
      <TextField
        className="flex-1"
        type="search"
        label={words.lookSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{words.search}</Button>
    </form>
  )
}
