import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import type { StudiesReportOutput, StudiesResultsOutput, Study } from '../../../../sdk/index.ts'
import { count, date } from '../../../format.ts'
import { useCommands } from '../../../shell/commands.ts'
import { palette } from '../../../strings/palette.ts'
import { report } from '../../../strings/report.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { Badge, Figure, Notice } from '../../../ui/page.tsx'
import { amount } from './amount.ts'
import { Contents } from './contents.tsx'
import { Agreements, Associations, Differences, Recommendations } from './findings.tsx'
import { MethodSection } from './method-section.tsx'
import type { Participant } from './participants.ts'
import { Part } from './parts.tsx'
import { PeopleSection } from './people-section.tsx'
import { QuestionSection } from './question-section.tsx'
import type { Method } from './read-method.ts'
import type { WrittenReport } from './read-report.ts'

export interface DocumentProps {
  study: Study
  answer: StudiesReportOutput
  written: WrittenReport
  results: StudiesResultsOutput
  people: readonly Participant[]
  method: Method | undefined
}

const print = () => globalThis.print()

export function ReportDocument({ study, answer, written, results, people, method }: DocumentProps) {
  const speakers = useMemo(
    () => ({ study_id: study.uuid, byId: new Map(people.map((agent) => [agent.id, agent])) }),
    [study.uuid, people],
  )
  const places = new Map(results.questions.map(({ question_id }, at) => [question_id, at + 1]))
  const findings = { written, speakers, places }
  useCommands(
    useMemo(() => [{ id: 'print-report', label: report.print, group: palette.action, keys: 'p', run: print }], []),
  )
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] print:block">
      <article className="grid max-w-3xl min-w-0 gap-8 print:block print:max-w-none print:space-y-6 print:text-[10.5pt] print:[print-color-adjust:exact]">
        <Opening study={study} answer={answer} written={written} results={results} />
        {written.overall !== '' && (
          <Part id="summary" title={report.summary}>
            <p dir="auto" className="text-pretty">
              {written.overall}
            </p>
          </Part>
        )}
        <Agreements {...findings} />
        <Differences {...findings} />
        <Associations {...findings} />
        <Recommendations {...findings} />
        <Part id="questions" title={report.questions}>
          {results.questions.map((asked, at) => (
            <QuestionSection
              key={asked.question_id}
              asked={asked}
              place={at + 1}
              speakers={speakers}
              scale={method?.scales.get(asked.question_id)}
            />
          ))}
        </Part>
        <PeopleSection study={study} people={people} />
        {written.nextQuestions.length > 0 && (
          <Part id="next" title={report.next}>
            <ul className="grid list-disc gap-1.5 pl-5">
              {written.nextQuestions.map((question) => (
                <li key={question} dir="auto">
                  {question}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <MethodSection written={written} method={method} medianError={results.accuracy.median_error_points} />
      </article>
      <Contents parts={partsOf(written)} />
    </div>
  )
}

/** What it comes to, before anything else: for who reads no further. */
function Opening({ study, answer, written, results }: Pick<DocumentProps, 'study' | 'answer' | 'written' | 'results'>) {
  const error = results.accuracy.median_error_points
  // Whoever asks more after completing goes back to an earlier stage; what was written stays as it is.
  const outdated = !['complete', 'archived', 'analysis'].includes(study.stage)
  const incomplete = Object.values(answer.report).includes(null)
  return (
    <div className="grid gap-6 print:gap-4">
      <Notice>
        <b className="font-semibold">{report.synthetic}</b> {report.forecast}
      </Notice>
      {incomplete && <Notice tone="warn">{report.partly}</Notice>}
      {outdated && <Notice tone="warn">{report.newer(date(study.completed_at!))}</Notice>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {answer.completed_at !== null && (
          <span className="text-[13px] text-soft">{report.completed(date(answer.completed_at))}</span>
        )}
        <div className="ml-auto" data-print="hidden">
          <Button icon={<Printer size={14} aria-hidden />} onClick={print}>
            {report.print}
          </Button>
        </div>
      </div>
      {written.line !== '' && (
        <section aria-labelledby="line-title" className="grid gap-3">
          <div className="flex items-center justify-between gap-3">
            <h2 id="line-title" className="text-[13px] font-medium tracking-normal text-soft">
              {report.line}
            </h2>
            <div data-print="hidden">
              <CopyButton text={`${written.line} ${report.synthetic}`} label={report.copyLine} />
            </div>
          </div>
          <p dir="auto" className="text-xl/8 text-pretty print:text-[13pt]/[1.45]">
            {written.line}
          </p>
          {written.firstRead && (
            <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
              <Badge tone="warn">{report.firstRead}</Badge> {report.firstReadWords}
            </p>
          )}
          {written.bullets.length > 0 && (
            <ul className="grid list-disc gap-1.5 pl-5">
              {written.bullets.map((bullet) => (
                <li key={bullet} dir="auto" className="text-pretty">
                  {bullet}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <div className="grid grid-cols-2 gap-5 break-inside-avoid sm:grid-cols-4 print:grid-cols-4">
        <Figure label={report.figures.personas} value={count(study.participant_count)} />
        <Figure label={report.figures.questions} value={count(results.questions.length)} />
        <Figure
          label={report.figures.answers}
          value={count(results.questions.reduce((sum, { results: { n } }) => sum + n, 0))}
        />
        {error !== null && (
          <Figure
            label={report.figures.error}
            value={report.figures.points(amount(error))}
            note={report.figures.errorNote}
          />
        )}
      </div>
    </div>
  )
}

const partsOf = ({ overall, associations, associationsNote, advice, nextQuestions }: WrittenReport) => [
  ...(overall === '' ? [] : [{ id: 'summary', title: report.summary }]),
  { id: 'agree', title: report.agree },
  { id: 'differ', title: report.differ },
  ...(associations.length === 0 && associationsNote === '' ? [] : [{ id: 'together', title: report.together }]),
  ...(advice.length === 0 ? [] : [{ id: 'advice', title: report.advice }]),
  { id: 'questions', title: report.questions },
  { id: 'people', title: report.people.title },
  ...(nextQuestions.length === 0 ? [] : [{ id: 'next', title: report.next }]),
  { id: 'method', title: report.method.title },
]
