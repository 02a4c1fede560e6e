import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../api.ts'
import { count } from '../../format.ts'
import { audience } from '../../strings/audience.ts'
import { inputClass } from '../../ui/field.tsx'
import { itemClass } from '../../ui/menu.tsx'
import { tellProblem } from '../../ui/toasts.tsx'
import { type Counted, FacetValues } from './facet-values.tsx'

const MOST_SHOWN = 12

interface Option {
  label: string
  /** How many have exactly this title; left out for words that the service is to read. */
  people?: number
}

/** Jobs by typing: a title of the list, or words as people say them, which the service resolves. */
export function OccupationField({
  country,
  values,
  chosen,
  onChange,
}: {
  country: string
  values: readonly Counted[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const queries = useQueryClient()
  const words = audience.occupation

  const add = (titles: readonly string[]) => onChange([...new Set([...chosen, ...titles])])
  const choose = async ({ label, people }: Option) => {
    setText('')
    setSaid('')
    if (people !== undefined) return add([label])
    try {
      const found = await queries.fetchQuery(read('agents.search', { country, occupation: label, limit: 1 }))
      const { any } = found.filters.filters.occupation as { any: string[] }
      if (found.warnings.length === 0) {
        setSaid(words.readAs(label, any.join(', ')))
        return add(any)
      }
      const near = found.warnings.flatMap(({ suggestions }) => suggestions)
      setSaid([words.unknown(label), ...(near.length === 0 ? [] : [words.perhaps(near.join(', '))])].join(' '))
    } catch (error) {
      tellProblem(error as Error)
    }
  }

  const options = optionsFor(text, values)
  return (
    <div className="grid gap-1.5">
      <Autocomplete.Root
        items={options}
        filter={null}
        value={text}
        onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
        itemToStringValue={({ label }: Option) => label}
        autoHighlight
      >
        <Autocomplete.Input aria-label={words.label} placeholder={words.placeholder} className={inputClass} />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} align="start" className="z-50">
            <Autocomplete.Popup className="w-[max(var(--anchor-width),18rem)] rounded-card border border-line bg-raised p-1 shadow-raised data-[empty]:hidden">
              <Autocomplete.List className="max-h-80 overflow-y-auto">
                {(option: Option) => (
                  <Autocomplete.Item
                    key={`${option.label}${option.people === undefined}`}
                    value={option}
                    className={itemClass}
                    onClick={() => void choose(option)}
                  >
                    <span className="min-w-0 flex-1">
                      {option.people === undefined ? words.asSaid(option.label) : option.label}
                    </span>
                    {option.people !== undefined && (
                      <span className="text-[13px] text-soft tabular-nums">{count(option.people)}</span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <p aria-live="polite" className="px-1 text-[13px] text-soft empty:hidden">
        {said}
      </p>
      {chosen.length === 0 ? (
        <p className="px-1 text-[13px] text-soft">{words.none}</p>
      ) : (
        <FacetValues
          field="occupation"
          values={values.filter(({ value }) => chosen.includes(String(value)))}
          chosen={chosen}
          onChange={onChange}
        />
      )}
    </div>
  )
}

/** Titles with the words in them, the most frequent first; then the words themselves. */
function optionsFor(text: string, values: readonly Counted[]): Option[] {
  const wanted = text.trim().toLowerCase()
  if (wanted.length < 2) return []
  const titles = values
    .filter(({ value }) => String(value).toLowerCase().includes(wanted))
    .slice(0, MOST_SHOWN)
    .map(({ value, count: people }) => ({ label: String(value), people }))
  return [...titles, { label: text.trim() }]
}
