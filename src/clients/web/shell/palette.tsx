import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useId, useState } from 'react'
import { read } from '../api.ts'
import { boot } from '../boot.ts'
import { palette } from '../strings/palette.ts'
import { classes } from '../ui/classes.ts'
import { type Command, useOffered } from './commands.ts'

/** Everything by name: pages, studies, groups, and what the page on the screen offers. */
export default function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/35" />
        <Dialog.Popup
          aria-label={palette.title}
          className="fixed top-[14vh] left-1/2 z-50 w-[min(94vw,38rem)] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-raised shadow-raised outline-none"
        >
          <Finder onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const text = useDeferredValue(typed)
  const commands = [...useOffered(), ...useThings()]
  const found = matching(commands, text)
  const at = Math.min(chosen, found.length - 1)
  const id = useId()
  const run = (command: Command | undefined): void => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const onKey = (event: React.KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((at + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(found[at])
    }
  }
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field is what was asked for.
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length === 0 ? undefined : `${id}-${at}`}
        aria-label={palette.title}
        placeholder={palette.placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKey}
        className="w-full border-b border-line bg-transparent px-4 py-3.5 text-base outline-none placeholder:text-soft"
      />
      <div id={`${id}-list`} role="listbox" aria-label={palette.results} className="max-h-[50vh] overflow-y-auto p-1.5">
        {found.map((command, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys, as a combobox does.
          <div
            key={command.id}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === at}
            ref={position === at ? intoView : undefined}
            onMouseMove={() => setChosen(position)}
            onClick={() => run(command)}
            className={classes(
              'flex items-center justify-between gap-3 rounded-[6px] px-3 py-2 text-sm',
              position === at && 'bg-hover',
            )}
          >
            <span className="min-w-0 truncate">{command.label}</span>
            <span className="flex shrink-0 items-center gap-2 text-xs text-soft">
              {command.group}
              {command.keys !== undefined && (
                <kbd className="rounded border border-line px-1.5 py-0.5 font-mono">{command.keys}</kbd>
              )}
            </span>
          </div>
        ))}
        {found.length === 0 && <p className="px-3 py-6 text-center text-sm text-soft">{palette.nothing}</p>}
      </div>
    </>
  )
}

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Studies and groups by their names, for who has any. */
function useThings(): Command[] {
  const navigate = useNavigate()
  const enabled = boot.session !== null
  const studies = useQuery({ ...read('studies.list', { limit: 50 }), enabled })
  const groups = useQuery({ ...read('groups.list', { limit: 50 }), enabled })
  return [
    ...(studies.data?.studies ?? []).map(
      (study): Command => ({
        id: `study-${study.uuid}`,
        label: study.title,
        group: palette.study,
        run: () => void navigate({ to: '/research-studies/$studyId', params: { studyId: String(study.id) } }),
      }),
    ),
    ...(groups.data?.groups ?? []).map(
      (group): Command => ({
        id: `group-${group.uuid}`,
        label: group.name,
        group: palette.group,
        run: () => void navigate({ to: '/research-groups/$groupId', params: { groupId: group.uuid } }),
      }),
    ),
  ]
}

/** Every word that was typed must be in the name, at the beginning of a word if it can be. */
function matching(commands: readonly Command[], text: string): Command[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean)
  const score = ({ label, group, words = '' }: Command): number => {
    const all = ` ${label} ${words} ${group}`.toLowerCase()
    let sum = 0
    for (const part of parts) {
      const at = all.indexOf(` ${part}`)
      if (at >= 0) sum += 2
      else if (all.includes(part)) sum += 1
      else return -1
    }
    return sum
  }
  return commands
    .map((command) => ({ command, points: score(command) }))
    .filter(({ points }) => points >= 0)
    .sort((a, b) => b.points - a.points)
    .map(({ command }) => command)
    .slice(0, 60)
}
