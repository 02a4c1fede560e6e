import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'
import { boot, signInAddress } from '../../boot.ts'
import { home } from '../../strings/home.ts'
import { shell } from '../../strings/shell.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Empty, Problem } from '../../ui/states.tsx'
import { PanelCards, PanelFaces } from './panel-cards.tsx'
import { PanelSummary } from './panel-summary.tsx'
import { QuestionBox } from './question-box.tsx'
import { forget, recentQuestions } from './recent.ts'
import { usePanelQuestion } from './use-panel-question.ts'

/** Whether whoever looks at the page may ask. */
const mayAsk = boot.session !== null || boot.visitors

/** The first screen: a question, twelve people, and what they say. */
export default function HomePage() {
  const asked = usePanelQuestion()
  const { question, job, seen, error } = asked
  useEffect(() => {
    document.title = question === undefined ? 'Populace' : `${question} · Populace`
  }, [question])
  const isAsked = job !== undefined || asked.isAsking
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-8 pb-20 sm:px-8 lg:pt-14">
      <div className={classes(!isAsked && 'max-w-3xl')}>
        <h1 className={isAsked ? 'text-xl/7' : 'text-3xl/9 sm:text-4xl/11'}>{home.headline}</h1>
        <p className="mt-2 mb-6 max-w-prose text-soft text-pretty">
          {home.lead(boot.population.size, boot.population.countries)}
        </p>
        {mayAsk ? (
          <QuestionBox question={question} busy={asked.isAsking} onAsk={asked.ask} />
        ) : (
          <Empty title={home.signedOutTitle}>
            <p>{home.signedOut}</p>
            {boot.sign_in && (
              <a href={signInAddress()} className={buttonClass('primary')}>
                {shell.signIn}
              </a>
            )}
          </Empty>
        )}
        {mayAsk && <Left />}
      </div>
      <div className="mt-8 grid gap-8">
        {error !== null && <Problem error={error} />}
        {isAsked && error === null && <Answers asked={asked} />}
        {!isAsked && <Before />}
      </div>
      <p className="sr-only" role="status">
        {isAsked &&
          (seen?.status === 'finished' ? home.answered(seen.replies.length) : home.thinking(boot.panel.length))}
      </p>
    </div>
  )
}

function Answers({ asked }: { asked: ReturnType<typeof usePanelQuestion> }) {
  const { seen, question, again } = asked
  if (seen?.status === 'failed') {
    return (
      <Empty title={home.failed}>
        <p>{home.failedWords}</p>
        <Button onClick={again}>{home.another}</Button>
      </Empty>
    )
  }
  const replies = seen?.replies ?? []
  return (
    <>
      {seen?.understood === undefined || question === undefined ? (
        <div className="grid min-h-56 place-items-center rounded-card border border-line bg-raised text-sm text-soft">
          {home.thinking(boot.panel.length)}
        </div>
      ) : (
        <PanelSummary question={question} replies={replies} understood={seen.understood} onAgain={again} />
      )}
      <section aria-label={home.panelTitle}>
        <PanelCards replies={replies} ended={seen?.status === 'finished'} />
      </section>
    </>
  )
}

/** What there is to see before a question. */
function Before() {
  const [recent, setRecent] = useState(recentQuestions)
  return (
    <>
      {recent.length > 0 && (
        <section>
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2>{home.recent}</h2>
            <Button
              kind="quiet"
              small
              onClick={() => {
                forget()
                setRecent([])
              }}
            >
              {home.forget}
            </Button>
          </div>
          <ul className="grid gap-1">
            {recent.map(({ job, question }) => (
              <li key={job} className="min-w-0 truncate text-sm">
                <Link to="/" search={{ question, job }} className="text-accent hover:underline">
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{home.panelTitle}</h2>
        <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{home.panelLead}</p>
        <PanelFaces />
      </section>
      <ul className="grid gap-6 border-t border-line pt-8 md:grid-cols-3">
        {home.facts.map(({ title, words, link, to, href }) => (
          <li key={title} className="grid content-start gap-1.5 text-sm">
            <h2 className="text-[15px]/6">{title}</h2>
            <p className="text-soft">{words}</p>
            <a href={to ?? href} className="text-accent underline underline-offset-2">
              {link}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is left of the free questions, for who has a limit. */
function Left() {
  const usage = useQuery(read('billing.usage', {}))
  const quota = usage.data?.quota.questions_per_cycle
  const left = usage.data?.plan.billing_mode === 'free' ? quota?.remaining : undefined
  return (
    <p className="mt-3 min-h-5 text-[13px] text-soft">{left === undefined || left === null ? '' : home.left(left)}</p>
  )
}
