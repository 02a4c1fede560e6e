import { useSyncExternalStore } from 'react'
import { shell } from '../strings/shell.ts'

export type Theme = 'light' | 'dark' | 'system'

export const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: shell.system },
  { value: 'light', label: shell.light },
  { value: 'dark', label: shell.dark },
]

const listeners = new Set<() => void>()
const root = document.documentElement

const current = (): Theme => (root.dataset.theme as Theme | undefined) ?? 'system'

/** Kept in a cookie, so that the page comes in the right colours at once. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const seconds = theme === 'system' ? 0 : 31_536_000
  // biome-ignore lint/suspicious/noDocumentCookie: the service reads it with the next page; CookieStore is not everywhere yet.
  document.cookie = `populace_theme=${theme}; path=/; max-age=${seconds}; samesite=lax`
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
