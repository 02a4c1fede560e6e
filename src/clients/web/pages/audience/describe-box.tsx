import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { audience } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import type { Audience } from './use-audience.ts'
import { filterOf, type Reading, useReader, useReading } from './use-reading.ts'

export const DESCRIBE_ID = 'describe-audience'

/** Whom to ask, in plain words. What was understood becomes the filter. */
export function DescribeBox({ audience: { filter, sentence, change } }: { audience: Audience }) {
  const [text, setText] = useState(sentence ?? '')
  useEffect(() => setText(sentence ?? ''), [sentence])
  const take = (said: string, reading: Reading) =>
    change(filterOf(reading, filter.country)?.filter ?? { country: filter.country, conditions: {} }, said)
  const { busy, submit } = useReader(take)

  // A link with a sentence alone: its filter is what it comes to.
  const { data } = useReading(sentence)
  const bare = Object.keys(filter.conditions).length === 0 && filter.other === undefined
  const found = data === undefined ? undefined : filterOf(data, filter.country)?.filter
  const [taken, setTaken] = useState(!bare)
  useEffect(() => {
    if (taken || found === undefined) return
    setTaken(true)
    change(found)
  }, [taken, found, change])

  const words = audience.describe
  const read = (): void => {
    const said = text.trim()
    setTaken(true)
    if (said.length >= 3) void submit(said)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        read()
      }}
      // Whoever types and goes on to save means what they typed.
      onBlur={() => !busy && text.trim() !== (sentence ?? '') && read()}
      className="flex flex-wrap gap-2"
    >
      <label htmlFor={DESCRIBE_ID} className="sr-only">
        {words.label}
      </label>
      <div className="relative min-w-0 flex-[1_1_16rem]">
        <Search size={16} aria-hidden className="pointer-events-none absolute top-3 left-3 text-soft" />
        <input
          id={DESCRIBE_ID}
          className={`${inputClass} min-h-10 pl-9 text-[15px]`}
          placeholder={words.placeholder}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button kind="primary" type="submit" busy={busy} className="min-h-10">
        {words.submit}
      </Button>
    </form>
  )
}
