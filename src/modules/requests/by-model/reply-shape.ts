import { z } from 'zod'
import { missingInfo, proposedQuestion } from '../../briefs/index.ts'
import { replyFormat } from '../../models/index.ts'

/** A model may leave out what is empty; one that is held to a schema is told to fill everything in. */
const words = z.array(z.coerce.string()).default([])
const end = z.number().nullable().default(null)

/** A condition on one field. One that says nothing takes the field out. */
const condition = { field: z.string(), any: words, all: words, none: words, min: end, max: end }
export const filterChange = z.object({ ...condition, said: z.string() })
export type FilterChange = z.infer<typeof filterChange>

/** `at`: which of the draft's questions; null for one more. A question that is null takes that one out. */
export const screeningChange = z.object({
  at: z.int().nullable().default(null),
  question: z.string().nullable().default(null),
  keep: z.enum(['Yes', 'No']).default('Yes'),
  said: z.string(),
})
export type ScreeningChange = z.infer<typeof screeningChange>

export const quotaChange = z.object({
  conditions: z.array(z.object(condition)),
  share: z.number(),
  said: z.string(),
})

export const sizeChange = z.object({ value: z.int(), said: z.string() })
export const objectiveChange = z.object({ text: z.string(), said: z.string() })
export const refusalChange = z.object({ reason: z.enum(['minors', 'real_people', 'harmful']), said: z.string() })
export type RefusalChange = z.infer<typeof refusalChange>

export const planEntry = proposedQuestion.extend({ role: z.string(), purpose: z.string().default('') })

/** What a model may reply: changes to the draft, and nothing where it is right. */
const replyShape = z.object({
  filters: z.array(filterChange),
  screening: z.array(screeningChange),
  quotas: z.array(quotaChange),
  group_size: sizeChange.nullable(),
  objective: objectiveChange.nullable(),
  title: z.string().nullable(),
  questions: z.array(planEntry),
  missing: z.array(z.enum(missingInfo)),
  refusal: refusalChange.nullable(),
})

export const replySchema = replyFormat('changes', replyShape)

export type Reply = Readonly<Record<string, unknown>>

/** Whether an object is about a brief at all, whatever is wrong with its parts. */
export const isReply = (value: Reply): boolean => Object.keys(replyShape.shape).some((name) => name in value)

/** The entries of a list; what has not the form that was asked for is handed to `otherwise`. */
export function entriesOf<T>(shape: z.ZodType<T>, list: unknown, otherwise: (entry: unknown, at: number) => void): T[] {
  if (list === undefined || list === null) return []
  if (!Array.isArray(list)) {
    otherwise(list, 0)
    return []
  }
  return list.slice(0, MOST_ENTRIES).flatMap((entry: unknown, at) => {
    const { success, data } = shape.safeParse(entry)
    if (success) return [data]
    otherwise(entry, at)
    return []
  })
}

/** More changes than a brief could be about are not read. */
const MOST_ENTRIES = 40
