import { useEffect, useState } from 'react'
import { audience } from '../../strings/audience.ts'
import { inputClass } from '../../ui/field.tsx'
import type { Range } from './filter.ts'

/** Between two numbers. What is typed counts a moment later, so that no half number is asked for. */
export function FacetRange({
  field,
  range,
  onChange,
}: {
  field: string
  range: Range
  onChange: (range: Range) => void
}) {
  const label = audience.fields[field] ?? field
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{label}</legend>
      <End label={audience.least} value={range.min} onChange={(min) => onChange(rangeOf(min, range.max))} />
      <End label={audience.most} value={range.max} onChange={(max) => onChange(rangeOf(range.min, max))} />
    </fieldset>
  )
}

const rangeOf = (min: number | undefined, max: number | undefined): Range => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

const TYPING_MS = 500

function End({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}) {
  const [text, setText] = useState(value === undefined ? '' : String(value))
  useEffect(() => setText(value === undefined ? '' : String(value)), [value])
  const typed = /^\d{1,9}$/.test(text) ? Number(text) : undefined
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <label className="grid gap-1 text-[13px] text-soft">
      {label}
      <input
        inputMode="numeric"
        className={inputClass}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onBlur={() => typed !== value && onChange(typed)}
      />
    </label>
  )
}
