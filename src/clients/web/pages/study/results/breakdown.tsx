import { GripVertical, Plus, X } from 'lucide-react'
import { breakdown as t } from '../../../strings/results.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { startDragging, useFieldDrop } from './dragged-field.ts'
import { FieldMenu } from './field-menu.tsx'
import { fieldName, usualFields } from './fields.ts'

export const toggled = (list: readonly string[], field: string): string[] =>
  list.includes(field) ? list.filter((one) => one !== field) : [...list, field]

/** The fields by which all questions are broken down; each chip can also be dragged onto one of them. */
export function Breakdown({ by, onChange }: { by: readonly string[]; onChange: (by: readonly string[]) => void }) {
  const { over, handlers } = useFieldDrop((field) => !by.includes(field) && onChange([...by, field]))
  const chips = [...usualFields, ...by.filter((field) => !usualFields.includes(field))]
  return (
    <section aria-labelledby="breakdown" data-print="hidden" {...handlers}>
      <div className="flex items-center justify-between gap-2">
        <h2 id="breakdown" className="text-sm font-semibold">
          {t.title}
        </h2>
        {by.length > 0 && (
          <Button kind="quiet" small onClick={() => onChange([])}>
            {t.clear}
          </Button>
        )}
      </div>
      <p className="mt-0.5 text-[13px] text-soft">{t.hint}</p>
      <div
        className={classes(
          'mt-2 flex flex-wrap gap-1.5 rounded-control',
          over && 'outline-2 outline-offset-4 outline-accent outline-dashed',
        )}
      >
        {chips.map((field) => (
          <button
            key={field}
            type="button"
            draggable
            aria-pressed={by.includes(field)}
            onDragStart={(event) => startDragging(event, field)}
            onClick={() => onChange(toggled(by, field))}
            className="inline-flex min-h-7 items-center gap-1 rounded-full border border-edge/50 bg-raised py-0.5 pr-2.5 pl-1.5 text-[13px] hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:font-medium aria-pressed:text-accent"
          >
            {by.includes(field) ? <X size={12} aria-hidden /> : <GripVertical size={12} aria-hidden />}
            {fieldName(field)}
          </button>
        ))}
        <FieldMenu
          label={t.more}
          chosen={by}
          onToggle={(field) => onChange(toggled(by, field))}
          triggerClass={classes(buttonClass('quiet', true), 'rounded-full')}
          trigger={
            <>
              <Plus size={14} aria-hidden />
              {t.more}
            </>
          }
        />
      </div>
    </section>
  )
}
