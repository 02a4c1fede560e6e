import type { Check } from './check.ts'

const told: Check = {
  promise: 'who cannot be served now is told so: every error has a code, and none is internal',
  find: ({ calls }) =>
    calls
      .filter(({ status, code }) => status !== null && status >= 400 && (code === null || status === 500))
      .map(({ marker, operation, status, code }) => `${marker} (${operation}): ${status} ${code}`),
}

export const errorChecks: readonly Check[] = [told]
