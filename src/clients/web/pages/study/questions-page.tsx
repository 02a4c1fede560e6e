import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState } from 'react'
import { isFree } from '../../boot.ts'
import { useCommands } from '../../shell/commands.ts'
import { asked, composing } from '../../strings/asking.ts'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Composer } from './asking/composer.tsx'
import { type Draft, emptyDraft } from './asking/draft.ts'
import { QuestionList } from './asking/question-list.tsx'
import { useStudy } from './study-context.ts'

/** The questions of a study: a place to ask the next, and all that were asked with their answers. */
export default function QuestionsPage() {
  const study = useStudy()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [asking, setAsking] = useState<string | null>(null)
  const composer = useRef<HTMLDivElement>(null)

  const toComposer = useCallback(() => {
    requestAnimationFrame(() => {
      const field = composer.current?.querySelector('textarea')
      composer.current?.scrollIntoView({ block: 'center' })
      field?.focus()
      field?.setSelectionRange(field.value.length, field.value.length)
    })
  }, [])
  const begin = (next: Draft) => {
    setDraft(next)
    toComposer()
  }
  const takesQuestions = study.stage !== 'archived' && study.stage !== 'analysis' && study.participant_count > 0
  useCommands(
    useMemo(
      () =>
        takesQuestions && !isFree()
          ? [{ id: 'ask-study', label: composing.command, group: asked.title, keys: 'q', run: toComposer }]
          : [],
      [takesQuestions, toComposer],
    ),
  )

  return (
    <div className="grid gap-8">
      <section aria-label={composing.title}>
        <h2 className="sr-only">{composing.title}</h2>
        <PlanGate what={composing.plan}>
          {takesQuestions ? (
            <Composer
              study={study}
              draft={draft}
              onChange={setDraft}
              onAsking={setAsking}
              onAsked={({ question_uuid }) =>
                void navigate({
                  to: '.',
                  search: (old) => ({ ...old, question: question_uuid }) as never,
                  replace: true,
                  resetScroll: false,
                })
              }
              field={composer}
            />
          ) : (
            <p className="text-sm text-soft">{composing.closed}</p>
          )}
        </PlanGate>
      </section>
      <QuestionList asking={asking} onDraft={begin} />
    </div>
  )
}
