import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets go of what is not needed any more, in this thread. V8 does so when it needs room, and who has just loaded something and
 * now waits needs none: what only loading took would be held for as long as nothing happens. It stops the thread for some
 * tenths of a second, so it is for moments in which nobody waits.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    execution: 'sync'
    flavor: 'last-resort'
  }) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
