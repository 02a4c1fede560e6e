import { textOf } from './text.ts'

/** Line ends and other controls, and the marks that turn the direction of writing: names stand in mails and on pages. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** Something to see: neither space nor a mark that shows nothing. */
const VISIBLE = /[^\s\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u

/** What people call something: one line in any script. The same name typed in two ways is stored as one. */
export const nameOf = (least: number, most: number) =>
  textOf(least, most)
    .refine((text) => !UNFIT.test(text), 'must be one line without control characters')
    .refine((text) => text === '' || VISIBLE.test(text), 'must have a character that can be seen')
    .normalize('NFC')
