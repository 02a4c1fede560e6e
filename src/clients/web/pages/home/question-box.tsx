import { CornerDownLeft } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { home } from '../../strings/home.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

const LEAST = 3

/** Where the question is typed. Enter asks it. */
export function QuestionBox({
  question,
  busy,
  onAsk,
}: {
  question: string | undefined
  busy: boolean
  onAsk: (question: string) => void
}) {
  const [text, setText] = useState(question ?? '')
  const [short, setShort] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    setText(question ?? '')
    if (question === undefined) field.current?.focus({ preventScroll: true })
  }, [question])
  const ask = (asked: string): void => {
    if (busy) return
    setShort(asked.trim().length < LEAST)
    if (asked.trim().length < LEAST) field.current?.focus()
    else onAsk(asked.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask(text)
      }}
    >
      <div className="rounded-card border border-edge/60 bg-raised p-3 shadow-raised focus-within:border-accent">
        <label htmlFor={id} className="sr-only">
          {home.label}
        </label>
        <textarea
          id={id}
          ref={field}
          value={text}
          rows={2}
          maxLength={2000}
          placeholder={home.placeholder}
          aria-describedby={`${id}-hint`}
          aria-invalid={short || undefined}
          onChange={(event) => {
            setText(event.target.value)
            setShort(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            ask(text)
          }}
          className="field-sizing-content max-h-60 w-full resize-none bg-transparent px-1 text-lg/7 outline-none placeholder:text-soft"
        />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p
            id={`${id}-hint`}
            role={short ? 'alert' : undefined}
            className={classes('px-1 text-[13px] text-soft', !short && 'pointer-coarse:hidden')}
          >
            {short ? home.tooShort : home.hint}
          </p>
          <Button type="submit" kind="primary" busy={busy} icon={<CornerDownLeft size={15} aria-hidden />}>
            {busy ? home.asking : home.ask}
          </Button>
        </div>
      </div>
      {question === undefined && (
        <fieldset className="mt-4 flex flex-wrap items-center gap-2">
          <legend className="sr-only">{home.examplesLabel}</legend>
          {home.examples.map((example) => (
            <button
              key={example}
              type="button"
              disabled={busy}
              onClick={() => {
                setText(example)
                ask(example)
              }}
              className="rounded-full border border-line bg-raised px-3 py-1.5 text-left text-[13px] text-soft hover:border-edge hover:text-ink disabled:opacity-60"
            >
              {example}
            </button>
          ))}
        </fieldset>
      )}
    </form>
  )
}
