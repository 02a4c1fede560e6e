import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { Refusal, Relaxation } from '../../../../sdk/index.ts'
import { common } from '../../../strings/common.ts'
import { request as strings } from '../../../strings/studies.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Card } from '../../../ui/page.tsx'
import { ofEcho, writeFilter } from '../../audience/filter.ts'
import { type AnyRequest, isForGroup, useResume } from './use-request.ts'

/** What a request waits for: answers, a review, another wish, or a new beginning. */
export function GoOn({ request }: { request: AnyRequest }) {
  if (request.status === 'needs_clarification') return <Clarify request={request} />
  if (request.status === 'awaiting_review') return <Review request={request} />
  if (request.status === 'refused') return <Refused request={request} refusal={request.refusal} />
  if (request.status === 'failed') {
    return (
      <Card>
        <h2>{strings.failedTitle}</h2>
        <p className="mt-1 text-sm text-soft">{request.error ?? request.progress_message}</p>
        {isForGroup(request.request_id) ? (
          <ButtonLink className="mt-4" to="/audience" search={{ q: request.request_text }}>
            {strings.beginAgain}
          </ButtonLink>
        ) : (
          <ButtonLink className="mt-4" to="/research-studies/new" search={{ text: request.request_text }}>
            {strings.beginAgain}
          </ButtonLink>
        )}
      </Card>
    )
  }
  return null
}

function Clarify({ request }: { request: AnyRequest }) {
  const { clarifying_questions: asked } = request
  const id = useId()
  const { resume, isPending } = useResume(request.request_id)
  const [answers, setAnswers] = useState<string[]>([])
  const text = asked
    .map((_, at) => answers[at]?.trim() ?? '')
    .filter(Boolean)
    .join('\n\n')
  return (
    <Card aria-label={strings.clarifyTitle}>
      <h2>{asked.length > 1 ? strings.clarifyMany : strings.clarifyTitle}</h2>
      <p className="mt-1 text-sm text-soft">{strings.clarifyWords}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== '') resume(text)
        }}
      >
        {asked.map((question, at) => (
          <TextArea
            key={question}
            id={`${id}-${at}`}
            label={<span className="text-sm text-ink">{question}</span>}
            value={answers[at] ?? ''}
            maxLength={1500}
            onChange={({ target }) =>
              setAnswers(asked.map((_, one) => (one === at ? target.value : (answers[one] ?? ''))))
            }
          />
        ))}
        <div>
          <Button kind="primary" type="submit" busy={isPending} disabled={text === ''}>
            {strings.goOn}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Review({ request }: { request: AnyRequest }) {
  const [changing, setChanging] = useState(false)
  const { resume, isPending } = useResume(request.request_id)
  return (
    <Card aria-label={strings.reviewTitle}>
      <h2>{strings.reviewTitle}</h2>
      <p className="mt-1 text-sm text-soft">{strings.reviewWords(request.group_size ?? 0)}</p>
      {changing ? (
        <Wish
          label={strings.changeField}
          action={strings.sendChange}
          request={request}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button kind="primary" busy={isPending} onClick={() => resume()}>
            {strings.approve}
          </Button>
          <Button disabled={isPending} onClick={() => setChanging(true)}>
            {strings.change}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Refused({ request, refusal }: { request: AnyRequest; refusal: Refusal | null }) {
  const nearest = refusal?.nearest ?? []
  return (
    <Card aria-label={strings.refusedTitle}>
      <h2>{strings.refusedTitle}</h2>
      <p className="mt-1 text-sm text-pretty">{refusal?.message ?? request.progress_message}</p>
      {nearest.length > 0 && (
        <>
          <h3 className="mt-4 text-sm">{strings.nearest}</h3>
          <Suggestions list={nearest} />
        </>
      )}
      <Wish label={strings.instead} action={strings.tryChange} request={request} />
    </Card>
  )
}

/** What to loosen, and how many there would be; each leads to these people, who can be looked at and made a group. */
export const Suggestions = ({ list }: { list: readonly Pick<Relaxation, 'suggestion' | 'filters'>[] }) => (
  <ul className="mt-1 text-sm">
    {list.map(({ suggestion, filters }) => (
      <li key={suggestion}>
        <Link
          to="/audience"
          search={writeFilter(ofEcho(filters, 'US').filter)}
          className="inline-flex min-h-7 items-center text-accent hover:underline"
        >
          {suggestion}
        </Link>
      </li>
    ))}
  </ul>
)

function Wish({
  request,
  label,
  action,
  onCancel,
}: {
  request: AnyRequest
  label: string
  action: string
  onCancel?: () => void
}) {
  const [text, setText] = useState('')
  const { resume, isPending } = useResume(request.request_id)
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') resume(text.trim())
      }}
    >
      <TextArea
        label={label}
        hint={strings.changeHint}
        value={text}
        maxLength={4000}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isPending} disabled={text.trim() === ''}>
          {action}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{common.cancel}</Button>}
      </div>
    </form>
  )
}
