import { useSyncExternalStore } from 'react'
import { useCall } from '../../api.ts'
import { groups } from '../../strings/groups.ts'
import { tellProblem, undoable } from '../../ui/toasts.tsx'

interface Named {
  uuid: string
  name: string
}

/** Groups that are being archived: no page shows them, whichever it was done on. */
let hidden: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const change = (next: ReadonlySet<string>): void => {
  hidden = next
  for (const listener of listeners) listener()
}
const show = (uuid: string): void => change(new Set([...hidden].filter((one) => one !== uuid)))

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Archives groups: gone from the screen at once, for good when nobody has taken it back. */
export function useArchive() {
  const { mutate } = useCall('groups.archive', { changes: ['groups.'], onError: tellProblem })
  const archive = ({ uuid, name }: Named) => {
    change(new Set([...hidden, uuid]))
    undoable({
      title: groups.archived(name),
      commit: () => mutate({ group_id: uuid }, { onError: () => show(uuid) }),
      undo: () => show(uuid),
    })
  }
  return { hidden: useSyncExternalStore(listen, () => hidden), archive }
}
