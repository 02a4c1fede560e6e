import { useSyncExternalStore } from 'react'

/** Things that are gone on the screen; the service hears of it when the time to undo it is over. */
export function createHidden() {
  let hidden: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const set = (id: string, away: boolean): void => {
    const next = new Set(hidden)
    if (away) next.add(id)
    else next.delete(id)
    hidden = next
    for (const listener of listeners) listener()
  }
  return {
    hide: (id: string): void => set(id, true),
    show: (id: string): void => set(id, false),
    useHidden: (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden),
  }
}
