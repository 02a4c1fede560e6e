/** The first page of a list, when awaited; all items of all pages, one after another, when iterated over. */
export interface PagePromise<Page, Item> extends Promise<Page>, AsyncIterable<Item> {}

interface Paging {
  offset: number
  total?: number
  total_count?: number
}

type AnyPage = Paging & Record<string, unknown>

/** `read` gets the page that begins at an offset; the first has been asked for already. */
export function pagePromise(
  first: Promise<unknown>,
  list: { readonly items: string; readonly key: string },
  read: (offset: number) => Promise<unknown>,
): PagePromise<unknown, unknown> {
  return Object.assign(first, { [Symbol.asyncIterator]: () => items(first, list, read) })
}

/** New rows come first, and push the others on: those that have been seen already are left out. */
async function* items(
  first: Promise<unknown>,
  { items: field, key }: { readonly items: string; readonly key: string },
  read: (offset: number) => Promise<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<unknown>()
  for (let page = (await first) as AnyPage; ; ) {
    const rows = page[field] as Record<string, unknown>[]
    for (const row of rows) {
      if (seen.has(row[key])) continue
      seen.add(row[key])
      yield row
    }
    const next = page.offset + rows.length
    if (rows.length === 0 || next >= (page.total ?? page.total_count ?? 0)) return
    page = (await read(next)) as AnyPage
  }
}
