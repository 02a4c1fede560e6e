import { useEffect } from 'react'
import { type Command, isTyping } from './commands.ts'

/** How long after the first key the second one still belongs to it. */
const SEQUENCE_MS = 900

export const PALETTE_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'

/** Plain keys can be switched off, for who speaks to the computer or strikes keys without meaning to. */
const OFF = 'populace.keys-off'
export const plainKeys = (): boolean => localStorage.getItem(OFF) === null
export const setPlainKeys = (on: boolean): void => (on ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, '1'))

/** Runs commands by their keys, and what opens the list of them. */
export function useShortcuts(commands: readonly Command[], openPalette: () => void): void {
  useEffect(() => {
    let pressed = ''
    let at = 0
    const onKey = (event: KeyboardEvent): void => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        openPalette()
        return
      }
      if (
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        !plainKeys() ||
        isTyping(event.target) ||
        document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')
      )
        return
      const now = Date.now()
      pressed = now - at < SEQUENCE_MS && pressed !== '' ? `${pressed} ${event.key}` : event.key
      at = now
      const hit = commands.find(({ keys }) => keys === pressed) ?? commands.find(({ keys }) => keys === event.key)
      if (hit === undefined) return
      event.preventDefault()
      pressed = ''
      hit.run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [commands, openPalette])
}
