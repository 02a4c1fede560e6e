import { X } from 'lucide-react'
import { audience, rangeLabel, valueLabel } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { type Condition, isRange, withCondition } from './filter.ts'
import type { Audience } from './use-audience.ts'

const MOST_VALUES = 3

/** "Texas, Ohio": what a condition asks for, in a few words. */
function conditionWords(field: string, condition: Condition): string {
  if (typeof condition === 'boolean') return valueLabel(field, condition)
  if (isRange(condition)) return rangeLabel(field, condition)
  const named = condition.slice(0, MOST_VALUES).map((value) => valueLabel(field, value))
  const more = condition.length - named.length
  return more > 0 ? `${named.join(', ')} +${more}` : named.join(', ')
}

/** Every condition, each with a way to be rid of it. */
export function Conditions({ audience: { filter, change } }: { audience: Audience }) {
  const entries = Object.entries(filter.conditions)
  if (entries.length === 0 && filter.other === undefined) return null
  const { other: _, ...withoutOther } = filter
  return (
    <ul aria-label={audience.conditions} className="flex flex-wrap items-center gap-1.5">
      {entries.map(([field, condition]) => (
        <Chip
          key={field}
          label={audience.fields[field] ?? field}
          words={conditionWords(field, condition)}
          onRemove={() => change(withCondition(filter, field, undefined))}
        />
      ))}
      {filter.other !== undefined && (
        <Chip label={audience.otherCondition} words="" onRemove={() => change(withoutOther)} />
      )}
      <li>
        <Button kind="quiet" small onClick={() => change({ country: filter.country, conditions: {} }, '')}>
          {audience.clear}
        </Button>
      </li>
    </ul>
  )
}

const Chip = ({ label, words, onRemove }: { label: string; words: string; onRemove: () => void }) => (
  <li className="inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-tint pl-2.5 text-[13px]">
    <span className="min-w-0 py-0.5 [overflow-wrap:anywhere]">
      <span className="text-soft">{label}</span> {words}
    </span>
    <button
      type="button"
      aria-label={audience.removeCondition(`${label} ${words}`.trim())}
      onClick={onRemove}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full text-soft hover:bg-hover hover:text-ink"
    >
      <X size={13} aria-hidden />
    </button>
  </li>
)
