import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { composing } from '../../../strings/asking.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/field.tsx'

/** The answers to choose from: added with Enter, moved with Alt and the arrow keys or the buttons. */
export function OptionList({
  options,
  onChange,
}: {
  options: readonly string[]
  onChange: (options: readonly string[]) => void
}) {
  const [next, setNext] = useState('')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusOn = (at: number) => requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus())
  const isThere = options.some((option) => option.toLowerCase() === next.trim().toLowerCase())

  const add = () => {
    const text = next.trim()
    if (text === '' || isThere) return
    onChange([...options, text])
    setNext('')
  }
  const move = (from: number, by: number) => {
    const to = from + by
    if (to < 0 || to >= options.length) return
    const moved = options.toSpliced(from, 1).toSpliced(to, 0, options[from]!)
    onChange(moved)
    setSaid(composing.moved(options[from]!, to + 1, options.length))
    focusOn(to)
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(at, event.key === 'ArrowUp' ? -1 : 1)
    }
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-[13px] font-medium text-soft">{composing.options}</legend>
      <ol ref={list} className="grid gap-1.5">
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option that is being typed stays the same field.
          <li key={at} className="flex items-center gap-1">
            <span className="w-5 shrink-0 text-right text-[13px] text-soft tabular-nums">{at + 1}</span>
            <input
              aria-label={composing.option(at + 1)}
              value={option}
              onChange={({ target }) => onChange(options.with(at, target.value))}
              onKeyDown={(event) => onKeyDown(event, at)}
              className={inputClass}
            />
            <IconButton
              label={composing.moveUp(option)}
              disabled={at === 0}
              className="max-sm:hidden"
              onClick={() => move(at, -1)}
            >
              <ArrowUp size={14} aria-hidden />
            </IconButton>
            <IconButton
              label={composing.moveDown(option)}
              disabled={at === options.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown size={14} aria-hidden />
            </IconButton>
            <IconButton label={composing.removeOption(option)} onClick={() => onChange(options.toSpliced(at, 1))}>
              <X size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex items-center gap-1">
        <span className="w-5 shrink-0" />
        <input
          aria-label={composing.newOption}
          placeholder={composing.newOption}
          value={next}
          onChange={({ target }) => setNext(target.value)}
          onKeyDown={(event) => {
            // With Ctrl or Cmd the question itself is asked.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            add()
          }}
          className={inputClass}
        />
        <Button disabled={next.trim() === '' || isThere} onClick={add}>
          {composing.addOption}
        </Button>
      </div>
      <p className="pl-6 text-[13px] text-soft">{isThere ? composing.twice : composing.reorderHint}</p>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}
