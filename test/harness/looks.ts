import type { Look } from './web.ts'

const LONG = process.env.TEST_LONG === '1'

type Seen = Required<Pick<Look, 'width' | 'colorScheme'>>

const WIDE: Seen = { width: 1280, colorScheme: 'light' }
const PHONE: Seen = { width: 390, colorScheme: 'dark' }
const ALL: readonly Seen[] = [WIDE, PHONE, { width: 1280, colorScheme: 'dark' }, { width: 390, colorScheme: 'light' }]

/**
 * Each page in one look, in turn, so that over all of them both widths and both schemes are seen; with TEST_LONG=1 every
 * page in every look. Looking at a page costs more than getting there.
 */
export const inTurn = <T>(pages: readonly T[]): (Seen & { at: T })[] =>
  pages.flatMap((at, turn) => (LONG ? ALL : [[WIDE, PHONE][turn % 2]!]).map((look) => ({ at, ...look })))

/** For a page that other tests of its file look at on a wide, light screen; with TEST_LONG=1 every look. */
export const otherLooks: readonly Seen[] = LONG ? ALL : [PHONE]
