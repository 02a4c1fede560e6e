import type { FormEvent } from 'react'
import { webhooks as texts } from '../../strings/account-webhooks.ts'
import { common } from '../../strings/common.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'

export interface WebhookFields {
  url: string
  description: string
}

/** Where events go and what for. */
export function WebhookForm({
  given,
  action,
  busy,
  error,
  onCancel,
  onSubmit,
}: {
  given?: WebhookFields
  action: string
  busy: boolean
  error: Error | null
  onCancel: () => void
  onSubmit: (fields: WebhookFields) => void
}) {
  const problems = fieldProblems(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onSubmit({ url: String(fields.get('url')).trim(), description: String(fields.get('description')).trim() })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        name="url"
        type="url"
        required
        maxLength={2000}
        placeholder={texts.urlPlaceholder}
        defaultValue={given?.url}
        problem={problems.url}
        autoComplete="off"
      />
      <TextField
        label={texts.description}
        hint={texts.descriptionHint}
        name="description"
        maxLength={500}
        defaultValue={given?.description}
        problem={problems.description}
        autoComplete="off"
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button kind="primary" type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
