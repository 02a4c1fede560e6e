import { z } from 'zod'

const TOLERANCE = 0.021
/** Decimal fractions do not add up exactly. */
const ROUNDING = 1e-9

const text = z.string().trim().min(1)
const share = z.number().min(0).max(1)
const sumsToOne = (own: readonly number[]): boolean =>
  Math.abs(own.reduce((sum, next) => sum + next, 0) - 1) <= TOLERANCE + ROUNDING
const rises = (own: readonly number[]): boolean => own.every((next, at) => at === 0 || next >= own[at - 1]!)
const shares = (count?: number) =>
  (count === undefined ? z.array(share).min(2) : z.array(share).length(count)).refine(sumsToOne, 'shares sum to 1')
const options = z
  .array(text)
  .min(2)
  .refine((own) => new Set(own).size === own.length, 'no option twice')

/** How many shares each scale of a rating has, from its low end to its high one. */
const steps = {
  importance5: 5,
  importance4: 4,
  satisfaction5: 5,
  trust4: 4,
  worry4: 4,
  support4: 4,
  support5: 5,
  likelihood5: 5,
  likelihood4: 4,
  difficulty5: 5,
  acceptable4: 4,
  safe4: 4,
  frequency5: 5,
  agree5: 5,
  agree4: 4,
  quality5: 5,
  confidence4: 4,
  familiarity4: 4,
  comfort4: 4,
  fair4: 4,
  better3: 3,
  more3: 3,
  effect3: 3,
  influence4: 4,
  priority4: 4,
  morality3: 3,
  describes4: 4,
  nps11: 11,
  rating10: 10,
} as const
const scales = Object.keys(steps) as (keyof typeof steps)[]

/** Facts about oneself that a question can ask for; a condition and a medicine are named after a colon. */
const fields = new Set(
  `age birth_year sex name city state region urban_rural country_of_birth language ethnicity household_size lives_alone
  has_children num_children ages_of_children marital_status education degree student employed occupation industry
  self_employed retired income_own income_household home_owner rents religion attends_services party ideology voted
  veteran height_weight bmi smokes drinks_alcohol insurance pet:dog pet:cat pet:any`.split(/\s+/),
)
const field = z
  .string()
  .refine((own) => fields.has(own) || /^(condition|takes_medicine):\S/.test(own), 'a field that nobody has')

const acts = z
  .tuple([text, text, text, share, share, share, shares(5).nullable()])
  .refine(([, , , ever, now]) => now <= ever + ROUNDING, 'more do it now than ever did')
  .refine(([, , , , now, want]) => now + want <= 1.001, 'doing it and wanting to are more than everybody')
  .refine(
    ([, , , , now, , often]) => often === null || Math.abs(often[4]! - (1 - now)) <= 0.03,
    'those who never do it are not those who do not do it now',
  )

const prices = z
  .tuple([text, z.array(z.number().min(0)).min(3), z.array(share), text])
  .refine(([, asked, buyers]) => asked.length === buyers.length, 'a share for every price')
  .refine(([, asked]) => rises(asked), 'prices rise')
  .refine(([, , buyers]) => rises(buyers.toReversed()), 'shares fall as prices rise')

/** Money that people get: the more, the more of them would. */
const pays = z
  .tuple([text, z.array(z.number().positive()).min(4), z.array(share), text])
  .refine(([, paid, takers]) => paid.length === takers.length, 'a share for every amount')
  .refine(([, paid, takers]) => rises(paid) && rises(takers), 'amounts and shares rise')

const lean = z.literal([-1, 0, 1])

const numbers = z
  .tuple([text, text, share.nullable(), z.array(z.number().positive()).length(5), z.number(), z.number()])
  .refine(([, , , quantiles]) => rises(quantiles), 'quantiles rise')
  .refine(
    ([, , , quantiles, low, high]) => low <= quantiles[0]! && quantiles[4]! <= high,
    'quantiles lie within the bounds',
  )

const reading = z
  .strictObject({
    q: text,
    kind: z
      .enum(
        'followup fact knowledge association story suggestion reason price awareness intent habit preference act opinion none'.split(
          ' ',
        ),
      )
      .optional(),
    form: z.enum(['open', 'yes_no', 'agree', 'scale', 'choice', 'multiple', 'ranking', 'allocation', 'number']),
    yes: z.enum(['for', 'against', 'neither']).optional(),
    field: field.optional(),
    trouble: z.enum(['harm', 'private', 'out_of_role', 'unclear', 'language', 'sensitive']).optional(),
    several: z.boolean().optional(),
    options: z.array(text).optional(),
  })
  .refine(({ q, options: listed = [] }) => inOrder(q, listed), 'listed answers stand in the question, in their order')
  .refine((own) => (own.field !== undefined) === (own.kind === 'fact'), 'a field with facts, and only there')

function inOrder(question: string, listed: readonly string[]): boolean {
  let from = 0
  return listed.every((option) => {
    const at = question.indexOf(option, from)
    from = at + option.length
    return at >= 0
  })
}

const presupposed = z.array(text)

/** What a line of data/knowledge/records/<kind>.jsonl holds; the fields are explained in docs/knowledge.md. */
export const recordSchemas = {
  acts,
  known: z.tuple([text, text, share, shares(5), share.nullable()]),
  concepts: z.tuple([text, shares(5)]),
  prices,
  pays,
  audiences: z
    .tuple([text, text, options, shares(), shares()])
    .refine(([, , own, there, all]) => own.length === there.length && own.length === all.length, 'a share per option'),
  statements: z.tuple([text, shares(5)]),
  choices: z
    .tuple([text, options, shares(), z.enum(['nominal', 'ordinal', 'binary'])])
    .refine(([, own, given]) => own.length === given.length, 'a share for every option'),
  ratings: z
    .tuple([text, z.enum(scales), shares()])
    .refine(([, scale, given]) => given.length === steps[scale], 'as many shares as the scale has steps'),
  numbers,
  requires: z.tuple([text, presupposed, presupposed]),
  facts_on_record: z.tuple([text, z.literal('none').or(field)]),
  // The answer is empty where the question is an open one.
  verbatims: z.tuple([text, z.string(), text, presupposed]),
  work_verbatims: z.tuple([text, text, text, lean]),
  stories: z.tuple([text, text, presupposed]),
  open: z.strictObject({
    q: z.array(text).min(2),
    also: z.array(text).min(1).optional(),
    a: z.array(z.tuple([lean, text, presupposed])).min(9),
  }),
  closed: z.strictObject({ q: z.array(text).min(2), a: z.array(z.tuple([text, text, presupposed])).min(8) }),
  // Examples of a kind of question, and what answers any of them: with a side, or with one of two answers.
  kinds: z.strictObject({
    q: z.array(text).min(6),
    a: z.union([
      z.array(z.tuple([lean, text, presupposed])).min(18),
      z.array(z.tuple([text, text, presupposed])).min(18),
    ]),
  }),
  // Examples of a kind of offer, and what people say of any offer of that kind.
  reactions: z.strictObject({ q: z.array(text).min(5), a: z.array(z.tuple([lean, text, presupposed])).min(24) }),
  reading,
  // Questions about one subject that ask for different things, each in several wordings.
  asks: z.strictObject({ subject: text, asks: z.array(z.array(text).min(2)).min(3) }),
  // A question, and one to which a yes is a no to the first, each in several wordings.
  turned: z.strictObject({ q: z.array(text).min(2), turned: z.array(text).min(2) }),
  // Sentences that were written for other questions: which of them answer this one, given this answer, and which do not.
  judged: z.strictObject({ q: text, a: z.string(), fits: z.array(text), not: z.array(text) }),
} as const

export type RecordKind = keyof typeof recordSchemas
export type KnowledgeRecord = z.infer<(typeof recordSchemas)[RecordKind]>

export const recordKinds = Object.keys(recordSchemas) as RecordKind[]

/** Several people answer the same question: these are the same only if everything is. */
const said: ReadonlySet<RecordKind> = new Set(['verbatims', 'work_verbatims', 'stories'])

/** Two records of a kind with the same key are about the same thing. */
export function recordKey(kind: RecordKind, record: KnowledgeRecord): string {
  if (!Array.isArray(record)) {
    const own = 'fits' in record ? [record.q, record.a] : [record].map((one) => ('q' in one ? one.q : one.subject))
    return own.join(' ').trim().toLowerCase()
  }
  const length = said.has(kind) ? record.length : kind === 'audiences' ? 2 : 1
  return JSON.stringify(record.slice(0, length)).toLowerCase()
}
