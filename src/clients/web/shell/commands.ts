import { useEffect, useSyncExternalStore } from 'react'

/** Something that can be done or gone to, by name. */
export interface Command {
  id: string
  label: string
  /** What it belongs to, shown beside it. */
  group: string
  /** Other words for it. */
  words?: string
  /** Keys, pressed one after another outside of fields: "g s". */
  keys?: string
  run: () => void
}

let offered: readonly (readonly Command[])[] = []
const listeners = new Set<() => void>()

const change = (next: typeof offered): void => {
  offered = next
  for (const listener of listeners) listener()
}

/** Offers commands as long as the component is on the page. Keep the list stable: `useMemo`. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    change([...offered, commands])
    return () => change(offered.filter((list) => list !== commands))
  }, [commands])
}

export const useOffered = (): readonly Command[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offered,
  ).flat()

/** Whether what is pressed belongs to a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
