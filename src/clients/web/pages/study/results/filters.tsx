import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { StudiesResultsOutput } from '../../../../sdk/index.ts'
import { count } from '../../../format.ts'
import { filtering as t } from '../../../strings/results.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/page.tsx'
import type { Conditions } from './conditions.ts'
import { fieldName, valueName } from './fields.ts'
import { FilterDialog } from './filter-dialog.tsx'

const SHOWN = 2

const chipOf = (field: string, values: readonly string[]): string => {
  const first = values.slice(0, SHOWN).map(valueName).join(', ')
  return t.chip(fieldName(field), values.length > SHOWN ? `${first} ${t.andMore(count(values.length - SHOWN))}` : first)
}

/** Whose answers are counted, by any of their attributes. */
export function Filters({
  studyId,
  conditions,
  onChange,
}: {
  studyId: string
  conditions: Conditions
  onChange: (conditions: Conditions) => void
}) {
  const [editing, setEditing] = useState<string | null>()
  const set = (field: string, values: readonly string[]) => {
    const { [field]: _, ...others } = conditions
    onChange(values.length === 0 ? others : { ...others, [field]: values })
  }
  const entries = Object.entries(conditions)
  return (
    <section aria-labelledby="filters" data-print="hidden">
      <h2 id="filters" className="text-sm font-semibold">
        {t.title}
      </h2>
      {entries.length === 0 && <p className="mt-0.5 text-[13px] text-soft">{t.everyone}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        {entries.map(([field, values]) => (
          <span
            key={field}
            className="inline-flex max-w-full items-center rounded-full border border-accent bg-accent-tint text-[13px] text-accent"
          >
            <button
              type="button"
              onClick={() => setEditing(field)}
              className="min-h-7 min-w-0 truncate rounded-l-full py-0.5 pl-2.5 hover:underline"
            >
              {chipOf(field, values)}
            </button>
            <button
              type="button"
              aria-label={t.remove(chipOf(field, values))}
              onClick={() => set(field, [])}
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-hover"
            >
              <X size={12} aria-hidden />
            </button>
          </span>
        ))}
        <Button kind="plain" small icon={<Plus size={14} aria-hidden />} onClick={() => setEditing(null)}>
          {t.add}
        </Button>
      </div>
      {editing !== undefined && (
        <FilterDialog
          studyId={studyId}
          field={editing}
          conditions={conditions}
          onClose={() => setEditing(undefined)}
          onApply={set}
        />
      )}
    </section>
  )
}

/** Whom one sees, while that is not everybody. */
export function FilterBanner({ found, onClear }: { found: StudiesResultsOutput; onClear: () => void }) {
  const { filter_description, matching_count, participant_count } = found
  if (filter_description === null) return null
  return (
    <div role="status">
      <Notice tone={matching_count < 5 ? 'warn' : 'accent'}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            <b className="font-semibold">{t.banner(filter_description)}</b>{' '}
            {t.bannerCount(matching_count, count(matching_count), count(participant_count))}{' '}
            {matching_count < 5 && t.few}
          </span>
          <span data-print="hidden">
            <Button small onClick={onClear}>
              {t.clear}
            </Button>
          </span>
        </div>
      </Notice>
    </div>
  )
}
