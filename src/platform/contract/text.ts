import { z } from 'zod'

/** Text of so many characters, as people count them: an emoji is one. What stands around it is taken off. */
export const textOf = (least: number, most: number) =>
  z
    .string('must be a text')
    .trim()
    .refine((text) => [...text].length >= least, `must have at least ${least} character${least === 1 ? '' : 's'}`)
    .refine((text) => [...text].length <= most, `must have at most ${most} characters`)
    // For the document, which counts as we do; zod's own bounds would count an emoji as two.
    .meta({ ...(least === 0 ? {} : { minLength: least }), maxLength: most })
