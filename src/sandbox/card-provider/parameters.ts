import { z } from 'zod'
import { CardApiError } from './card-api-error.ts'
import type { FormFields, FormValue } from './form.ts'
import type { Metadata } from './objects.ts'

/** Readers of parameters: everything arrives as text. Parameters that the sandbox has no use for are not looked at. */
export const text = (most = 5000) =>
  z.string().max(most, `must have at most ${most} characters`).min(1, 'must not be empty')
export const optionalText = (most = 5000) =>
  z
    .string()
    .max(most, `must have at most ${most} characters`)
    .transform((value) => (value === '' ? null : value))
    .optional()
export const whole = z
  .string()
  .regex(/^-?\d{1,11}$/, 'must be a whole number')
  .transform(Number)
export const amount = whole.refine((value) => value >= 0, 'must not be negative')
export const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, 'must be a currency such as usd')
  .transform((value) => value.toLowerCase())
export const webAddress = text().refine(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'must be an http or https address',
)
export const list = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess(
    (given) => (typeof given === 'object' && given !== null ? Object.values(given) : given),
    z.array(item).min(1).max(most, `must have at most ${most} entries`),
  )
export const metadata = z.union([
  z.literal(''),
  z
    .record(z.string().max(40, 'must have names of at most 40 characters'), z.string().max(500))
    .refine((given) => Object.keys(given).length <= 50, 'must have at most 50 entries'),
])

/** An empty value removes an entry, and an empty text all of them. */
export const mergeMetadata = (before: Metadata, given: z.output<typeof metadata> | undefined): Metadata =>
  given === '' ? {} : Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))

/** The parameters of a call; the first thing wrong with them is thrown as Stripe words it. */
export function readParameters<T extends z.ZodType>(schema: T, fields: FormFields): z.output<T> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = (issue?.path ?? []).map(String)
  const param = path.map((name, depth) => (depth === 0 ? name : `[${name}]`)).join('')
  if (path.length > 0 && valueAt(fields, path) === undefined) {
    throw CardApiError.invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  throw CardApiError.invalid(`Invalid ${param || 'parameters'}: ${issue?.message}`, { param })
}

const valueAt = (fields: FormFields, path: readonly string[]): FormValue | undefined =>
  path.reduce<FormValue | undefined>((value, name) => (typeof value === 'object' ? value[name] : undefined), fields)
