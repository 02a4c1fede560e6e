/** Where a browser may be sent back to after signing in: a path of this service, never another site's address. */
export function localPath(text: unknown, fallback: string): string {
  if (typeof text !== 'string' || text.length > 2000) return fallback
  // "//host" and "/\host" are addresses of other sites to a browser, and control characters are dropped by it unseen.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return fallback
  const url = new URL(text, 'http://service.invalid')
  const inside = url.host === 'service.invalid' && !url.pathname.startsWith('//')
  return inside ? `${url.pathname}${url.search}` : fallback
}
