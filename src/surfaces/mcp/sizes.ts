/** Structured content beyond this fills a conversation with what nobody reads. */
const MOST_CHARACTERS = 60_000
/** How many items lists are cut to, one after another, until everything fits. */
const CAPS = [200, 100, 50, 20, 10, 5, 2]

const sizeOf = (value: unknown): number => JSON.stringify(value).length

/** The paging of a call whose answer was too long, or undefined where there is nothing to page. */
export function smallerPage(input: Record<string, unknown>, body: unknown): Record<string, unknown> | undefined {
  const size = sizeOf(body)
  if (size <= MOST_CHARACTERS) return undefined
  // Answers weigh the most: what is left out of them can be read page by page.
  for (const name of ['answers_limit', 'limit']) {
    const given = Number(input[name])
    if (given > 1) return { ...input, [name]: Math.max(1, Math.floor((given * MOST_CHARACTERS * 0.9) / size)) }
  }
  return undefined
}

/** The same with shorter lists, and with `left_out` telling how many items of which are missing. */
export function fitted(body: Record<string, unknown>): Record<string, unknown> {
  if (sizeOf(body) <= MOST_CHARACTERS) return body
  for (const cap of CAPS) {
    const left_out: Record<string, number> = {}
    const shorter = { ...(shortened(body, cap, '', left_out) as object), left_out }
    if (sizeOf(shorter) <= MOST_CHARACTERS) return shorter
  }
  return { left_out: { everything: 1 }, message: 'This is too long for a conversation; the text has what matters.' }
}

function shortened(value: unknown, cap: number, path: string, leftOut: Record<string, number>): unknown {
  if (Array.isArray(value)) {
    if (value.length > cap) leftOut[path] = (leftOut[path] ?? 0) + value.length - cap
    return value.slice(0, cap).map((item) => shortened(item, cap, path, leftOut))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      shortened(inner, cap, path === '' ? name : `${path}.${name}`, leftOut),
    ]),
  )
}
