import { type FormEvent, type ReactNode, useState } from 'react'
import { adminTiers as words } from '../../strings/admin-tiers.ts'
import { common } from '../../strings/common.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox, TextField } from '../../ui/field.tsx'
import { fieldProblems, sentencesOf } from '../../ui/problem-words.ts'
import { draftOf, features, type TextName, type Tier, type TierValues, valuesOf } from './tier-fields.ts'
import { useCurrency } from './use-currency.ts'

const BUILT_IN = 'self_hosted'

/** Everything that can be set of a tier. */
export function TierForm({
  tier,
  onSave,
  busy,
  error,
  create = false,
}: {
  tier?: Tier
  onSave: (values: TierValues) => void
  busy: boolean
  error: Error | null
  create?: boolean
}) {
  const [draft, setDraft] = useState(draftOf(tier))
  const [problems, setProblems] = useState<Partial<Record<TextName, string>>>({})
  const currency = useCurrency().toUpperCase()
  const refused: Record<string, string | undefined> = { ...fieldProblems(error), ...problems }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = valuesOf(draft)
    setProblems('problems' in read ? read.problems : {})
    if ('values' in read) onSave(read.values)
  }
  const field = (name: TextName, label: string, hint?: string, decimal?: 'numeric' | 'decimal') => (
    <TextField
      label={label}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      problem={refused[name]}
      {...(hint === undefined ? {} : { hint })}
      {...(decimal === undefined ? {} : { inputMode: decimal })}
      {...(name === 'name' ? { required: true, maxLength: 128, disabled: tier?.name === BUILT_IN } : {})}
    />
  )
  const unplaced = error !== null && Object.keys(fieldProblems(error)).length === 0
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Group legend={words.what}>
        {field('name', words.name, tier?.name === BUILT_IN ? words.builtIn : undefined)}
        {field('description', words.description, words.descriptionHint)}
        {field('agent_tier', words.agentTier, words.agentTierHint, 'numeric')}
      </Group>
      <Group legend={words.costs}>
        {field('monthly_price_cents', words.monthly(currency), words.monthlyHint, 'decimal')}
        {field('payment_provider_id', words.provider, words.providerHint)}
        {field('agent_question_multiplier', words.multiplier, words.multiplierHint, 'decimal')}
        {field('free_credits_cents', words.credits(currency), words.creditsHint, 'decimal')}
        {field('free_questions', words.freeQuestions, undefined, 'numeric')}
      </Group>
      <Group legend={words.limits}>
        {field('questions_per_cycle', words.questions, words.questionsHint, 'numeric')}
        {field('groups_per_cycle', words.groups, words.otherHint, 'numeric')}
        {field('theses_per_cycle', words.theses, words.otherHint, 'numeric')}
      </Group>
      <Group legend={words.included}>
        {features.map((name) => (
          <CheckBox
            key={name}
            label={words.features[name]}
            hint={words.featureHints[name]}
            checked={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.checked })}
          />
        ))}
      </Group>
      {unplaced && (
        <p role="alert" className="text-sm text-bad">
          {sentencesOf(error).words}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {create ? common.create : common.save}
        </Button>
      </div>
    </form>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="border-t border-line pt-3">
    <legend className="pr-3 text-sm font-semibold">{legend}</legend>
    <div className="grid items-start gap-4 sm:grid-cols-3">{children}</div>
  </fieldset>
)
