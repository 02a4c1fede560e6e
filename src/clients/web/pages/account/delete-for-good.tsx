import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** What nothing brings back: done only by whoever writes down what it is. */
export function DeleteForGood({
  title,
  words,
  field,
  wanted,
  action,
  busy,
  onDelete,
}: {
  title: string
  words: string
  field: string
  /** What has to be typed. */
  wanted: string
  action: string
  busy: boolean
  onDelete: (typed: string) => void
}) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDelete(typed)
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-card border border-bad/40 p-5">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 max-w-prose text-sm text-soft">{words}</p>
      </div>
      <TextField
        label={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        className="max-w-md"
      />
      <div>
        <Button kind="danger" type="submit" busy={busy} disabled={typed.trim() !== wanted.trim()}>
          {action}
        </Button>
      </div>
    </form>
  )
}
