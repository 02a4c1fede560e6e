import { useState } from 'react'
import { common } from '../../../strings/common.ts'
import { request as strings } from '../../../strings/studies.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Badge } from '../../../ui/page.tsx'
import { type DraftQuestion, optionsOf } from './plan-draft.ts'

interface PlanQuestionProps {
  question: DraftQuestion
  editing: boolean
  onEdit: (on: boolean) => void
  onChange: (part: Partial<DraftQuestion>) => void
}

/** One planned question: what for, in which words, and in which form it is answered. */
export function PlanQuestion({ question, editing, onEdit, onChange }: PlanQuestionProps) {
  const { position, role, purpose, leftOut } = question
  return (
    <li className="grid gap-1.5 py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-center gap-2 text-[13px] text-soft">
          <span className="tabular-nums">{position}</span>
          <Badge>{strings.roles[role] ?? role}</Badge>
          {leftOut ? <Badge tone="warn">{strings.leftOut}</Badge> : <span>{purpose}</span>}
        </div>
        {!editing && (
          <div className="-ml-2 flex gap-1 sm:ml-0">
            {!leftOut && (
              <Button kind="quiet" small aria-label={strings.editOf(position)} onClick={() => onEdit(true)}>
                {strings.edit}
              </Button>
            )}
            <Button
              kind="quiet"
              small
              aria-label={leftOut ? strings.putBackOf(position) : strings.leaveOutOf(position)}
              onClick={() => onChange({ leftOut: !leftOut })}
            >
              {leftOut ? strings.putBack : strings.leaveOut}
            </Button>
          </div>
        )}
      </div>
      {editing ? (
        <Edit question={question} onChange={onChange} onClose={() => onEdit(false)} />
      ) : (
        <div className={classes('max-w-prose', leftOut && 'text-soft line-through')}>
          <p className="text-[15px] font-medium text-pretty">{question.question}</p>
          <p className="mt-0.5 text-[13px] text-soft">{formatWords(question)}</p>
        </div>
      )}
    </li>
  )
}

/** How a question is answered, in a line. */
function formatWords(question: DraftQuestion): string {
  const { type, scale } = question.format as { type?: string; scale?: { min: number; max: number; labels?: string[] } }
  const options = optionsOf(question) ?? scale?.labels ?? []
  const name =
    scale !== undefined
      ? strings.scaleFrom(scale.min, scale.max)
      : type === undefined
        ? strings.formatOpen
        : (strings.formats[type] ?? type)
  return options.length === 0 ? name : `${name}: ${options.join(' · ')}`
}

function Edit({
  question,
  onChange,
  onClose,
}: {
  question: DraftQuestion
  onChange: (part: Partial<DraftQuestion>) => void
  onClose: () => void
}) {
  const planned = optionsOf(question)
  const [wording, setWording] = useState(question.question)
  const [lines, setLines] = useState((planned ?? []).join('\n'))
  const options = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const fewOptions =
    planned !== null && new Set(options.map((one) => one.toLowerCase())).size < Math.max(2, options.length)
  const save = (): void => {
    onChange({
      question: wording.trim(),
      changed: true,
      ...(planned === null ? {} : { format: { ...question.format, options } }),
    })
    onClose()
  }
  return (
    <form
      className="grid max-w-2xl gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (wording.trim() !== '' && !fewOptions) save()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextArea
        autoFocus
        label={strings.wording}
        value={wording}
        maxLength={2000}
        problem={wording.trim() === '' ? strings.wordingMissing : undefined}
        onChange={(event) => setWording(event.target.value)}
      />
      {planned !== null && (
        <TextArea
          label={strings.options}
          value={lines}
          problem={fewOptions ? strings.twoOptions : undefined}
          onChange={(event) => setLines(event.target.value)}
        />
      )}
      <div className="flex gap-2">
        <Button small kind="primary" type="submit">
          {common.save}
        </Button>
        <Button small onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
