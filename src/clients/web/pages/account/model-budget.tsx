import { type FormEvent, useState } from 'react'
import { useCall } from '../../api.ts'
import { billing } from '../../strings/account-billing.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { tell } from '../../ui/toasts.tsx'

const texts = billing.usage

/** The most that a month may cost, for admins. */
export function BudgetForm({ limit_cents }: { limit_cents: number | null }) {
  const [problem, setProblem] = useState<string>()
  const set = useCall('models.setBudget', { changes: ['models.costs'], onDone: () => tell(texts.limitSet) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('limit')).trim()
    const right = /^(\d{1,7}([.,]\d{1,2})?)?$/.test(text)
    setProblem(right ? undefined : texts.notAnAmount)
    if (right) set.mutate({ monthly_cents: text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100) })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-2">
      <TextField
        label={texts.limit}
        hint={texts.limitHint}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={limit_cents === null ? '' : String(limit_cents / 100)}
        problem={problem}
        className="w-60"
      />
      <Button type="submit" busy={set.isPending} className="sm:mt-[23px]">
        {texts.setLimit}
      </Button>
    </form>
  )
}
