import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../api.ts'
import { count } from '../../../format.ts'
import { filtering as t } from '../../../strings/results.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CheckBox, SelectField, TextField } from '../../../ui/field.tsx'
import { Loaded, SkeletonRows } from '../../../ui/states.tsx'
import { type Conditions, filtersOf } from './conditions.ts'
import { fieldGroups, fieldName, valueName } from './fields.ts'

/** A field, and which of its values count. */
export function FilterDialog({
  studyId,
  field: given,
  conditions,
  onClose,
  onApply,
}: {
  studyId: string
  /** Null: to be chosen. */
  field: string | null
  conditions: Conditions
  onClose: () => void
  onApply: (field: string, values: readonly string[]) => void
}) {
  const [field, setField] = useState(given)
  const [chosen, setChosen] = useState<readonly string[]>(given === null ? [] : (conditions[given] ?? []))
  const choose = (next: string) => {
    setField(next === '' ? null : next)
    setChosen(conditions[next] ?? [])
  }
  return (
    <Dialog open onClose={onClose} title={t.dialog} description={t.dialogWords}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (field !== null) onApply(field, chosen)
          onClose()
        }}
      >
        <SelectField label={t.field} value={field ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t.chooseField}</option>
          {fieldGroups.map(({ label, fields }) => (
            <optgroup key={label} label={label}>
              {fields.map((name) => (
                <option key={name} value={name}>
                  {fieldName(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        {field !== null && (
          <Values
            key={field}
            studyId={studyId}
            field={field}
            conditions={conditions}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
        <div className="flex justify-end">
          <Button type="submit" kind="primary" disabled={field === null || chosen.length === 0}>
            {t.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** More need a way to find one. */
const MANY = 12

function Values({
  studyId,
  field,
  conditions,
  chosen,
  onChange,
}: {
  studyId: string
  field: string
  conditions: Conditions
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const [words, setWords] = useState('')
  // Of those whom the other filters leave: what is chosen here does not take away what else could be.
  const { [field]: _, ...others } = conditions
  const query = useQuery(read('studies.results', { study_id: studyId, by: field, filters: filtersOf(others) }))
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={4} />}>
      {({ questions }) => {
        const values = valuesIn(questions, field)
        if (values.length === 0) return <p className="text-sm text-soft">{t.nobody}</p>
        const found = values.filter(({ value }) => valueName(value).toLowerCase().includes(words.trim().toLowerCase()))
        return (
          <fieldset className="grid gap-2">
            <legend className="mb-1 text-[13px] font-medium text-soft">{t.values}</legend>
            {values.length > MANY && (
              <TextField
                hideLabel
                label={t.find}
                placeholder={t.find}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
            <div className="grid max-h-72 gap-1.5 overflow-y-auto p-0.5">
              {found.map(({ value, n }) => (
                <CheckBox
                  key={value}
                  checked={chosen.includes(value)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
                  }
                  label={
                    <>
                      {valueName(value)} <span className="ml-1 text-soft tabular-nums">{count(n)}</span>
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
        )
      }}
    </Loaded>
  )
}

interface Columned {
  crosstabs: readonly { by: string; columns: readonly { value: string; n: number }[] }[]
}

/** The values that participants have. Each question has those who answered it: the one with most speaks for them. */
function valuesIn(questions: readonly Columned[], field: string): readonly { value: string; n: number }[] {
  const lists = questions.map(({ crosstabs }) => crosstabs.find(({ by }) => by === field)?.columns ?? [])
  const size = (columns: readonly { n: number }[]): number => columns.reduce((sum, { n }) => sum + n, 0)
  return lists.toSorted((a, b) => size(b) - size(a))[0] ?? []
}
