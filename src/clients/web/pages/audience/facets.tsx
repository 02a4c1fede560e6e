import { ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { audience, valueLabel } from '../../strings/audience.ts'
import { Badge } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { FacetRange } from './facet-range.tsx'
import { FacetValues } from './facet-values.tsx'
import { type FacetField, facetGroups } from './fields.ts'
import { type Condition, isRange, valuesOf, withCondition } from './filter.ts'
import { OccupationField } from './occupation-field.tsx'
import { type Audience, useCounts } from './use-audience.ts'

/** Open from the start, beside what has something chosen in it. */
const opened = new Set(['person', 'place', 'work', 'sex', 'age', 'occupation'])

/** Everything that people can be chosen by, with how many are left under each value. */
export function Facets({ audience: looking }: { audience: Audience }) {
  const { conditions } = looking.filter
  return (
    <div className="grid gap-1">
      {facetGroups.map(({ name, fields }) => (
        <Fold
          key={name}
          title={<span className="font-medium">{audience.groups[name]}</span>}
          chosen={fields.filter((field) => conditions[field.name] !== undefined).length}
          open={opened.has(name)}
        >
          <div className="mb-3 ml-2 grid gap-px border-l border-line pl-2">
            {name === 'health' && <p className="px-1 pb-1 text-[13px] text-soft">{audience.healthNote}</p>}
            {fields.map((field) => (
              <Fold
                key={field.name}
                title={audience.fields[field.name] ?? field.name}
                chosen={numberChosen(conditions[field.name])}
                open={opened.has(field.name)}
              >
                <div className="pt-1 pb-2">
                  <Field field={field} looking={looking} />
                </div>
              </Fold>
            ))}
          </div>
        </Fold>
      ))}
    </div>
  )
}

const numberChosen = (condition: Condition | undefined): number =>
  condition === undefined ? 0 : Math.max(1, valuesOf(condition).length)

function Fold({
  title,
  chosen,
  open: first,
  children,
}: {
  title: ReactNode
  chosen: number
  open: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(first || chosen > 0)
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 list-none items-center gap-1.5 rounded-control px-1 text-sm hover:bg-hover">
        <ChevronRight
          size={14}
          aria-hidden
          className={`shrink-0 text-soft transition-transform ${open ? 'rotate-90' : ''}`}
        />
        <span className="min-w-0 flex-1">{title}</span>
        {chosen > 0 && <Badge tone="accent">{audience.chosen(chosen)}</Badge>}
      </summary>
      {open && children}
    </details>
  )
}

/** One field. Under a condition of its own the other values would all be nought: they are counted without it. */
function Field({ field: { name, kind, typed }, looking }: { field: FacetField; looking: Audience }) {
  const { filter, settled, change } = looking
  const condition = filter.conditions[name]
  const own = settled.conditions[name] !== undefined
  const under = useCounts(settled)
  const without = useCounts(withCondition(settled, name, undefined), name, own && kind !== 'range')
  const values = (own ? without : under).data?.filters[name] ?? []
  const set = useCallback(
    (next: Condition | undefined) => change(withCondition(filter, name, next)),
    [change, filter, name],
  )
  if (kind !== 'range' && !typed && (own ? without : under).data === undefined) return <Waiting />
  if (kind === 'range') return <FacetRange field={name} range={isRange(condition) ? condition : {}} onChange={set} />
  if (kind === 'yesNo') {
    return (
      <FacetValues
        field={name}
        values={values.map(({ value, count }) => ({ value: valueLabel(name, value), count }))}
        chosen={condition === undefined ? [] : [valueLabel(name, condition === true)]}
        // Both is neither: the one that was clicked last holds.
        onChange={(chosen) => set(chosen.length === 0 ? undefined : chosen.at(-1) === audience.yes)}
      />
    )
  }
  const shared = { values, chosen: valuesOf(condition), onChange: set }
  return typed ? <OccupationField country={filter.country} {...shared} /> : <FacetValues field={name} {...shared} />
}

/** As high as two values. */
const Waiting = () => <Skeleton className="h-[57px]" />
