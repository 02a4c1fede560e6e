import { z } from 'zod'

/** A whole number that may come as text, from a query string. */
const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    z.int('must be a whole number').min(least, `must be at least ${least}`).max(most, `must be at most ${most}`),
  )

/** What every list takes. */
export const pagingInput = {
  limit: wholeNumber(1, 100).default(20).describe('How many to return, 1 to 100.'),
  offset: wholeNumber(0, 1_000_000_000).default(0).describe('How many to skip; lists are newest first.'),
}

/** The same for lists of things that are usually wanted by the hundred. */
export const longPagingInput = {
  limit: wholeNumber(1, 1000).default(100).describe('How many to return, 1 to 1,000.'),
  offset: wholeNumber(0, 1_000_000_000).default(0).describe('How many to skip.'),
}

/** What every list returns beside its items. */
export const pagingOutput = {
  count: z.int().describe('Items in this response.'),
  total: z.int().describe('Items in all.'),
  limit: z.int(),
  offset: z.int(),
}

export interface Paging {
  limit: number
  offset: number
}

export const pageOf = (items: readonly unknown[], total: number, { limit, offset }: Paging) => ({
  count: items.length,
  total,
  limit,
  offset,
})
