import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../../api.ts'
import { newStudy } from '../../../strings/studies.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox, TextArea, TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/states.tsx'

interface Settings {
  title: string
  size: string
  questions: string
  review: boolean
}

/** A whole number within its bounds; null where nothing is written, undefined where something else is. */
function numberIn(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
}

/** One big field: whom to ask, and what. */
export function BriefForm({ text = '' }: { text?: string | undefined }) {
  const navigate = useNavigate()
  const [brief, setBrief] = useState(text)
  const [settings, setSettings] = useState<Settings>({ title: '', size: '', questions: '', review: false })
  const [tried, setTried] = useState(false)
  const create = useCall('requests.createStudy', {
    changes: ['requests.'],
    onDone: ({ request_id }) => void navigate({ to: '/requests/$requestId', params: { requestId: request_id } }),
    onError: () => {},
  })
  const size = numberIn(settings.size, 1000)
  const questions = numberIn(settings.questions, 20)
  const tooShort = brief.trim().length < 3
  const send = (): void => {
    setTried(true)
    if (tooShort || size === undefined || questions === undefined || create.isPending) return
    create.mutate({
      request_text: brief.trim(),
      response_mode: 'async',
      source_surface: 'web',
      ...(settings.review ? { review: true } : {}),
      ...(settings.title.trim() === '' ? {} : { title: settings.title.trim() }),
      ...(size === null ? {} : { group_size: size }),
      ...(questions === null ? {} : { question_count: questions }),
    })
  }
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
      }}
    >
      <TextArea
        label={<span className="text-[15px] text-ink">{newStudy.brief}</span>}
        hint={newStudy.briefHint}
        problem={tried && tooShort ? newStudy.tooShort : undefined}
        value={brief}
        rows={5}
        maxLength={4000}
        onChange={(event) => setBrief(event.target.value)}
      />
      {brief === '' && <Examples onChoose={setBrief} />}
      <More
        settings={settings}
        onChange={setSettings}
        problems={tried ? { size: size === undefined, questions: questions === undefined } : {}}
      />
      {create.error !== null && <Problem error={create.error} onRetry={send} />}
      <div>
        <Button kind="primary" type="submit" busy={create.isPending}>
          {newStudy.start}
        </Button>
      </div>
    </form>
  )
}

const Examples = ({ onChoose }: { onChoose: (text: string) => void }) => (
  <div className="grid gap-2">
    <p className="text-[13px] font-medium text-soft">{newStudy.examplesTitle}</p>
    <ul className="grid gap-1.5">
      {newStudy.examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onChoose(example)}
            className="w-full rounded-control border border-line px-3 py-2 text-left text-sm text-pretty hover:bg-hover"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
)

function More({
  settings,
  onChange,
  problems,
}: {
  settings: Settings
  onChange: (settings: Settings) => void
  problems: { size?: boolean; questions?: boolean }
}) {
  return (
    <details className="group" {...(problems.size || problems.questions ? { open: true } : {})}>
      <summary className="w-fit rounded-control py-1 text-sm font-medium text-soft hover:text-ink">
        {newStudy.settings}
      </summary>
      <div className="mt-3 grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
        <TextField
          label={newStudy.size}
          hint={newStudy.sizeHint}
          inputMode="numeric"
          value={settings.size}
          problem={problems.size ? newStudy.notWhole(1, 1000) : undefined}
          onChange={({ target }) => onChange({ ...settings, size: target.value })}
        />
        <TextField
          label={newStudy.count}
          hint={newStudy.countHint}
          inputMode="numeric"
          value={settings.questions}
          problem={problems.questions ? newStudy.notWhole(1, 20) : undefined}
          onChange={({ target }) => onChange({ ...settings, questions: target.value })}
        />
        <TextField
          className="sm:col-span-2"
          label={newStudy.titleField}
          hint={newStudy.titleHint}
          maxLength={200}
          value={settings.title}
          onChange={({ target }) => onChange({ ...settings, title: target.value })}
        />
        <CheckBox
          className="sm:col-span-2"
          label={newStudy.review}
          checked={settings.review}
          onChange={({ target }) => onChange({ ...settings, review: target.checked })}
        />
      </div>
    </details>
  )
}
