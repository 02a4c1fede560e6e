/** How secrets of this service and of those it works with begin: API keys, signing secrets, bearer tokens. */
const SECRET = /\b((?:rk|sk)_[a-z]+_|whsec_|Bearer\s+)[\w.~+/-]{8,}/g

/**
 * The same value without anything that looks like a secret. Whoever writes an entry should not have one in hand; but a
 * log is read by many and kept for long, so it does not rely on that.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SECRET, '$1…')
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date) return value.toISOString()
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner)]))
}
