import { useId } from 'react'
import { composing } from '../../../strings/asking.ts'
import { classes } from '../../../ui/classes.ts'
import { inputClass, SelectField, TextField } from '../../../ui/field.tsx'
import { type AnswerLength, answerTypes, type Draft, hasOptions, pointsOf } from './draft.ts'
import { OptionList } from './option-list.tsx'

interface DraftFieldProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

/** In which form the answers come. */
export function FormatFields({ draft, onChange }: DraftFieldProps) {
  const { type, options } = draft
  return (
    <div className="grid gap-3">
      <FormatChips type={type} onChoose={(next) => onChange({ type: next })} />
      {hasOptions(type) && <OptionList options={options} onChange={(next) => onChange({ options: next })} />}
      {type === 'scale' && <ScaleFields draft={draft} onChange={onChange} />}
      {(type === '' || type === 'open') && (
        <SelectField
          label={composing.length}
          className="max-w-60"
          value={draft.length}
          onChange={({ target }) => onChange({ length: target.value as AnswerLength | '' })}
        >
          {Object.entries(composing.lengths).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

function FormatChips({ type, onChoose }: { type: Draft['type']; onChoose: (type: Draft['type']) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-[13px] font-medium text-soft">{composing.format}</legend>
      <div className="flex flex-wrap gap-1.5">
        {(['', ...answerTypes] as const).map((value) => (
          <label
            key={value}
            className={classes(
              'inline-flex min-h-7 cursor-pointer items-center rounded-full border px-2.5 text-[13px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              type === value
                ? 'border-accent bg-accent-tint font-medium text-accent'
                : 'border-edge/50 text-soft hover:bg-hover hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={type === value}
              onChange={() => onChoose(value)}
            />
            {composing.formats[value === '' ? 'auto' : value]}
          </label>
        ))}
      </div>
      {type === '' && <p className="mt-1.5 text-[13px] text-soft">{composing.autoHint}</p>}
    </fieldset>
  )
}

function ScaleFields({ draft: { scale }, onChange }: DraftFieldProps) {
  const points = pointsOf(scale)
  const change = (part: Partial<Draft['scale']>) => onChange({ scale: { ...scale, ...part } })
  const setLabel = (at: number, text: string) =>
    change({ labels: points.map((_, point) => (point === at ? text : (scale.labels[point] ?? ''))) })
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <TextField
          type="number"
          label={composing.scaleFrom}
          className="w-24"
          value={scale.min}
          onChange={({ target }) => change({ min: Math.trunc(target.valueAsNumber || 0) })}
        />
        <TextField
          type="number"
          label={composing.scaleTo}
          className="w-24"
          value={scale.max}
          onChange={({ target }) => change({ max: Math.trunc(target.valueAsNumber || 0) })}
        />
      </div>
      {points.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-[13px] font-medium text-soft">{composing.labels}</legend>
          <ol className="grid gap-1.5 sm:grid-cols-2">
            {points.map((point, at) => (
              <li key={point} className="flex items-center gap-2">
                <span className="w-6 shrink-0 text-right text-[13px] text-soft tabular-nums">{point}</span>
                <input
                  aria-label={composing.labelOf(point)}
                  value={scale.labels[at] ?? ''}
                  onChange={({ target }) => setLabel(at, target.value)}
                  className={inputClass}
                />
              </li>
            ))}
          </ol>
        </fieldset>
      )}
    </div>
  )
}
