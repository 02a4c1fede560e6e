import { z } from 'zod'
import { attributes, circumstances, questionKinds, registers } from './knowledge.ts'
import { isLevel } from './levels.ts'

const share = z.number().min(0).max(1)
const text = z.string().trim().min(1)

/** Beyond this a logit shift would be a caricature: odds twenty times as high. */
const LARGEST_SHIFT = 3

const tilts = z
  .partialRecord(z.enum(attributes), z.record(z.string(), z.number().min(-LARGEST_SHIFT).max(LARGEST_SHIFT)))
  .refine(
    (found) => attributes.every((name) => Object.keys(found[name] ?? {}).every((level) => isLevel(name, level))),
    'a level that nobody has',
  )

const supposable = [...attributes, ...circumstances] as const

const who = z
  .partialRecord(z.enum(supposable), z.string())
  .refine(
    (found) => supposable.every((name) => (found[name]?.split('|') ?? []).every((level) => isLevel(name, level))),
    'a level that nobody has',
  )

const point = z.strictObject({ point: text, who })

/** A line of data/knowledge/categories. */
export const categorySchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/),
  name: text,
  parent: text,
  aliases: z.array(text),
  penetration: share,
  frequency: z
    .strictObject({ daily: share, weekly: share, monthly: share, less: share })
    .refine(({ daily, weekly, monthly, less }) => Math.abs(daily + weekly + monthly + less - 1) < 0.011),
  price: z
    .strictObject({ unit: text, low: z.number().min(0), typical: z.number().min(0), high: z.number().min(0) })
    .refine(({ low, typical, high }) => low <= typical && typical <= high)
    .nullable(),
  monthly_spend_users: z.number().min(0),
  top2_intent_norm: share,
  price_elasticity: z.number().min(-5).max(0),
  satisfaction_top2: share,
  novelty_openness: share,
  tilts,
  drivers: z.array(point).min(1),
  barriers: z.array(point).min(1),
  occasions: z.array(text),
  substitutes: z.array(text),
  attributes: z.array(text),
  words: z.array(text),
  confidence: share,
  role: text.optional(),
  role_penetration: share.optional(),
  role_jobs: z
    .array(z.string().refine((group) => isLevel('job', group)))
    .min(1)
    .optional(),
})

/** A line of data/knowledge/questions or of measured.jsonl. */
export const knownQuestionSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9_]+\.[A-Za-z0-9_]+$/),
    text,
    kind: z.enum(questionKinds),
    options: z.array(text).min(2),
    shares: z.array(share).min(2),
    scale: z.enum(['binary', 'ordinal', 'nominal']),
    tilts,
    option_tilts: z.record(z.string(), tilts),
    attitudes: z.record(z.string(), z.number().min(-1).max(1)),
    categories: z.array(z.string()),
    confidence: share,
    source: text.nullable(),
    family: text.nullable(),
    topic: text,
    universe: text.optional(),
  })
  .refine(({ options, shares }) => options.length === shares.length, 'a share for every option')
  .refine(({ options }) => new Set(options).size === options.length, 'no option twice')
  .refine(({ shares }) => Math.abs(shares.reduce((sum, own) => sum + own, 0) - 1) < 0.001, 'shares sum to 1')
  .refine(
    ({ options, option_tilts }) => Object.keys(option_tilts).every((option) => options.includes(option)),
    'tilts of an option that exists',
  )
  .refine(
    ({ scale, tilts: own, option_tilts }) => Object.keys(scale === 'nominal' ? own : option_tilts).length === 0,
    'nominal questions tilt by option, the others as a whole',
  )

/** Beyond this prices would not differ by level, but by a mistake in units. */
const levelOfPrices = z.number().min(0.05).max(3)

const there = z
  .strictObject({
    penetration: share.optional(),
    price: z
      .strictObject({ low: z.number().min(0), typical: z.number().min(0), high: z.number().min(0) })
      .refine(({ low, typical, high }) => low <= typical && typical <= high, 'prices from low to high')
      .optional(),
  })
  .refine(({ penetration, price }) => penetration !== undefined || price !== undefined, 'nothing that differs')

/** A line of data/knowledge/countries.jsonl. */
export const countrySchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  price_level: levelOfPrices,
  categories: z.record(z.string(), there),
  confidence: share,
  source: text.nullable(),
})

/** A line of data/knowledge/voices. */
export const voiceSchema = z.strictObject({
  category: text,
  say: text.refine((say) => !/[.\s]$/.test(say), 'no full stop at the end'),
  stance: z.enum(['for', 'against', 'mixed', 'indifferent']),
  user: z.boolean().nullable(),
  who,
  register: z.enum(registers),
})

/** A line of data/knowledge/says. */
export const saysSchema = z.strictObject({
  question: text,
  says: z.record(
    text,
    z
      .array(
        text.refine(
          (say) => /^[\p{L}\p{N}"“'‘$]/u.test(say) && !/[.!;,\s]$/.test(say),
          'a letter first, and no full stop',
        ),
      )
      .min(1),
  ),
})
