import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api.ts'
import { comparing as t } from '../../../strings/results.ts'
import { SelectField } from '../../../ui/field.tsx'
import type { Asked } from '../results/asked.ts'

export interface Side {
  /** Of which study; empty: of this one. */
  study: string
  question: string
}

/** Which question stands on a side, of this study or another one. */
export function SidePicker({
  name,
  side,
  thisStudy,
  asked,
  onChange,
}: {
  name: string
  side: Side
  thisStudy: string
  asked: readonly Asked[]
  onChange: (side: Side) => void
}) {
  const studies = useQuery(read('studies.list', { limit: 100 }))
  const others = studies.data?.studies.filter(({ uuid }) => uuid !== thisStudy) ?? []
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-semibold">{name}</legend>
      <SelectField
        label={t.study}
        value={side.study}
        onChange={({ target }) => onChange({ study: target.value, question: '' })}
      >
        <option value="">{t.thisStudy}</option>
        {others.map(({ uuid, title }) => (
          <option key={uuid} value={uuid}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.question}
        value={side.question}
        onChange={({ target }) => onChange({ ...side, question: target.value })}
      >
        <option value="">{t.choose}</option>
        {asked.map(({ number, result }) => (
          <option key={result.question_id} value={String(result.question_id)}>
            {`${number}. ${result.question}`}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
