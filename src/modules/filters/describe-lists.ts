/** So many values are named, or one less and how many more there are. */
export const MOST_LISTED = 4

export function listed(items: readonly string[], joint: 'and' | 'or'): string {
  const shown =
    items.length > MOST_LISTED ? [...items.slice(0, MOST_LISTED - 1), `${items.length - MOST_LISTED + 1} more`] : items
  return shown.length < 2 ? (shown[0] ?? 'nothing') : `${shown.slice(0, -1).join(', ')} ${joint} ${shown.at(-1)}`
}
