import { textOf } from './text.ts'

/** Line ends and other controls, and the marks that turn the direction of writing: names stand in mails and on pages. */
const FIT = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$'
const ONE_LINE = new RegExp(FIT)
/** Something to see: neither space nor a mark that shows nothing. */
const VISIBLE = /[^\s\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u

/** What people call something: one line in any script. The same name typed in two ways is stored as one. */
export const nameOf = (least: number, most: number) =>
  textOf(least, most)
    .refine((text) => ONE_LINE.test(text), 'must be one line without control characters')
    .refine((text) => text === '' || VISIBLE.test(text), 'must have a character that can be seen')
    .normalize('NFC')
    .meta({ pattern: FIT })
