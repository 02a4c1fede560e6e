import { useMemo, useState } from 'react'
import { count } from '../../format.ts'
import { audience, valueLabel } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

export interface Counted {
  value: string | number | boolean
  count: number
}

/** More than these are searched; as many are shown until all are wanted. */
const SHOWN = 8
const isLong = (rows: number): boolean => rows > SHOWN + 2

/** The values of a field with how many have them: any number may be chosen. */
export function FacetValues({
  field,
  values,
  chosen,
  onChange,
}: {
  field: string
  values: readonly Counted[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const [wanted, setWanted] = useState('')
  const [all, setAll] = useState(false)
  const label = audience.fields[field] ?? field
  const rows = useMemo(() => rowsOf(field, values, chosen), [field, values, chosen])
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  const long = isLong(rows.length)
  const shown = long && !all && wanted === '' ? found.slice(0, Math.max(SHOWN, chosen.length)) : found
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  if (rows.length === 0) return <p className="px-1 text-[13px] text-soft">{audience.nobodyHas}</p>
  return (
    <fieldset className="grid gap-px">
      <legend className="sr-only">{label}</legend>
      {long && rows.length > chosen.length && (
        <TextField
          label={audience.findValue(label)}
          hideLabel
          type="search"
          className="mb-1"
          placeholder={audience.findValue(label)}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {shown.map(({ value, name, count: number }) => (
        <label
          key={value}
          className="flex min-h-7 cursor-pointer items-center gap-2 rounded-[5px] px-1 text-sm hover:bg-hover"
        >
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          <span className="min-w-0 flex-1 leading-5">{name}</span>
          <span className="text-[13px] text-soft tabular-nums">{count(number)}</span>
        </label>
      ))}
      {shown.length === 0 && <p className="px-1 text-[13px] text-soft">{audience.noSuchValue}</p>}
      {long && wanted === '' && (all || shown.length < rows.length) && (
        <Button kind="quiet" small className="justify-self-start" onClick={() => setAll(!all)}>
          {all ? audience.showFewer : audience.showAll(rows.length)}
        </Button>
      )}
    </fieldset>
  )
}

/** By how many have them, also those chosen that nobody has any more; in a long list those chosen come first. */
function rowsOf(field: string, values: readonly Counted[], chosen: readonly string[]) {
  const counts = new Map(values.map(({ value, count: number }) => [String(value), number]))
  const all = new Set(isLong(counts.size) ? [...chosen, ...counts.keys()] : [...counts.keys(), ...chosen])
  return [...all].map((value) => ({
    value,
    name: valueLabel(field, value),
    count: counts.get(value) ?? 0,
  }))
}
