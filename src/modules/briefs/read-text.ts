import { authorReason, withoutAsides } from './author-talk.ts'
import type { Missing } from './brief.ts'
import { namesPlace } from './country.ts'
import { onlyHearing } from './cues.ts'
import { withoutDropped } from './dropped-fields.ts'
import { introduction } from './introduction.ts'
import type { Mention, MentionContext, UnknownCountry } from './mention.ts'
import { saysWorldwide, unknownCountriesIn } from './mentions/places.ts'
import { mentionsIn } from './mentions-in.ts'
import { type Audience, readAudience } from './read-audience.ts'
import { sentencesOf } from './sentences.ts'
import { type Span, trimmed } from './span.ts'
import { type Part, splitBrief } from './split-brief.ts'
import { subjectIn } from './subject.ts'
import { tidyText } from './tidy.ts'

/** One text, read by itself. */
export interface TextRead {
  text: string
  audience: Audience
  /** The words that say whom to ask. */
  audienceParts: string[]
  objective: string | null
  questions: string[]
  ignored: { said: string; why: string }[]
  unknownCountries: UnknownCountry[]
  worldwide: boolean
  /** Fields of the texts before this one whose conditions it takes back. */
  dropped: string[]
}

/** Reads one text; `loose` where it should say what to learn, `later` where others came before it. What had been asked for when it came tells what a bare fragment is. */
export function readText(
  given: string,
  answers: readonly Missing[],
  context: MentionContext,
  loose: boolean,
  later: boolean,
): TextRead {
  const { text: tidy, dropped } = later ? withoutDropped(tidyText(given)) : { text: tidyText(given), dropped: [] }
  const { text: plain, asides } = noAnswer.test(tidy) ? { text: '', asides: [] } : withoutAsides(tidy)
  const text = answers.includes('country') ? placed(plain, context) : plain
  const known = new Map<string, Mention[]>()
  const mentionsOf = (given: Span): Mention[] => {
    const span = trimmed(text, given)
    const key = `${span.start} ${span.end}`
    const found = known.get(key) ?? mentionsIn(text, span, context)
    known.set(key, found)
    return found
  }
  let parts = answered(text, splitBrief(text, mentionsOf, false), answers)
  // A study must be about something: "nurses on shift work" is then about shift work.
  if (loose && answers.length === 0 && !parts.some(({ role }) => role === 'objective' || role === 'question')) {
    parts = splitBrief(text, mentionsOf, true)
  }
  let people: Span[] = parts.filter(({ role }) => role === 'audience')
  const aims = parts.filter(({ role }) => role === 'objective')
  const asked = askedFirst(text, people, aims, mentionsOf)
  let audience = readAudience(text, [...asked, ...people], context, mentionsOf)
  if (audience.contradiction === null && asked.length > 0) people = [...asked, ...people]
  else audience = readAudience(text, people, context, mentionsOf)
  if (!tells(audience)) {
    // Last of all, whom a product is for: "we're launching a box for cat owners".
    const talk = parts.filter(({ role, why }) => role === 'context' && !/greeting|courtesy/.test(why))
    const subject = [...aims, ...(audience.named ? [] : talk)]
      .map((aim) => subjectIn(text, aim, mentionsOf(aim)))
      .find((span) => span !== undefined)
    if (subject !== undefined) {
      people = [...people, subject]
      audience = readAudience(text, people, context, mentionsOf)
    }
  }
  audience = inMarket(text, audience, parts, mentionsOf)
  return {
    text,
    audience,
    audienceParts: people.map(({ start, end }) => text.slice(start, end)),
    objective: withReferent(text, objectiveOf(text, aims), aims, parts) ?? (loose ? worksOn(text, parts) : null),
    questions: parts.filter(({ role }) => role === 'question').map(({ start, end }) => text.slice(start, end).trim()),
    ignored: [
      ...parts
        .filter(({ role, why }) => role === 'context' && !/greeting|courtesy/.test(why))
        .map(({ start, end, why }) => ({ said: text.slice(start, end), why })),
      ...asides.map((said) => ({ said, why: authorReason })),
    ],
    unknownCountries: people.flatMap((span) => unknownCountriesIn(text.slice(span.start, span.end), context)),
    worldwide: people.some((span) => saysWorldwide(text.slice(span.start, span.end))),
    dropped,
  }
}

/** "I don't know", "?": said to a question, and no answer to it. */
const noAnswer =
  /^(?:(?:hmm+|well|sorry|um+|uh|er|honestly|oh)[,.\s]+)?(?:[^\p{L}\p{N}]*$|(?:(?:i|we)(?: really| honestly)? (?:do not|don't|dont) (?:really )?know|(?:i|we) have no idea|(?:i|we) (?:can't|cannot) say|idk|dunno|no idea|no clue|not sure|i(?:'m| am) not sure|we(?:'re| are) not sure|unsure|huh|what)(?: yet| really)?[^\p{L}\p{N}]*$)/iu

/** Where a product is to be sold, people are asked who live there, unless they are said to live elsewhere. */
function inMarket(
  text: string,
  audience: Audience,
  parts: readonly Part[],
  mentionsOf: (span: Span) => readonly Mention[],
): Audience {
  if (!audience.named || namesPlace(audience.filters) || audience.contradiction !== null) return audience
  const there = parts.some(
    ({ role, start, end }) =>
      role !== 'context' && /\b(?:there|locals)\b(?! (?:is|are|was|were|a)\b)/i.test(text.slice(start, end)),
  )
  const market = parts
    .filter(({ why, start, end }) => why === authorReason && (there || entering.test(text.slice(start, end))))
    .flatMap((part) => mentionsOf({ start: part.start, end: part.end }))
    .find(
      ({ facet, filters }) =>
        facet === 'place' && (there || (filters.country !== undefined && filters.city === undefined)),
    )
  if (market === undefined) return audience
  const said = text.slice(market.start, market.end)
  return {
    ...audience,
    filters: { ...audience.filters, ...market.filters },
    understood: [...audience.understood, { said, as: market.as, fields: Object.keys(market.filters) }],
    assumed: [...audience.assumed, `“${said}” is where it is meant for, so people there are asked.`],
  }
}

const entering = /\b(?:launch|enter|expand|roll(?:ing)? out|introduc|market is|markets are)/i

/** Who a question is about comes before what is said of them later: "Would nurses use it? Texas, 20 people." */
function askedFirst(
  text: string,
  people: readonly Span[],
  aims: readonly Span[],
  mentionsOf: (span: Span) => readonly Mention[],
): Span[] {
  const [aim] = aims
  const first = people.find((span) => mentionsOf(span).some(({ noun }) => noun))
  if (aim === undefined || people.length === 0 || (first !== undefined && first.start < aim.start)) return []
  const subject = subjectIn(text, aim, mentionsOf(aim), 4)
  return subject === undefined ? [] : [subject]
}

/** Asked for a country, people name it without a word for where: "Sweden then", "OK, take Italy". */
function placed(text: string, context: MentionContext): string {
  const named = context.countries.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text))
  if (named.length > 0 && text.split(/\s+/).length <= 8 && !/\d/.test(text)) return `in ${named.join(' and ')}`
  const found = mentionsIn(text, { start: 0, end: text.length }, context).some(({ facet }) => facet === 'place')
  return found ? text : `in ${text}`
}

const tells = ({ filters, screening, quotas, contradiction }: Audience): boolean =>
  Object.keys(filters).length > 0 || screening.length > 0 || quotas.length > 0 || contradiction !== null

function objectiveOf(text: string, aims: readonly Span[]): string | null {
  const said = aims
    .map((span) => trimmed(text, span))
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())
    .filter((aim) => /\p{L}{2}/u.test(aim))
    // "Feedback from nurses on a new app": what the feedback is on says it all.
    .filter((aim, _, all) => all.length === 1 || !onlyHearing.test(aim))
  if (said.length === 0) return null
  const joined = said.map((aim, place) => (place < said.length - 1 && !/[.?!]$/.test(aim) ? `${aim};` : aim)).join(' ')
  return joined.replace(/[.\s;,]+$/, '')
}

/** "Test it" says nothing without the sentence before, which tells what it is. */
function withReferent(
  text: string,
  objective: string | null,
  aims: readonly Span[],
  parts: readonly Part[],
): string | null {
  if (
    objective === null ||
    objective.split(/\s+/).length > 6 ||
    !/\b(?:it|this|that|these)\b|^why\W*$/i.test(objective)
  )
    return objective
  const before = parts
    .filter(({ role, end, why }) => role === 'context' && end <= aims[0]!.start && !/greeting|courtesy/.test(why))
    .at(-1)
  if (before === undefined) return objective
  return `${text.slice(before.start, before.end).replace(/[\s.;,]+$/, '')}: ${objective}`
}

const work =
  /\b(?:thesis|dissertation|paper|article|story|report|study|research|piece|book|documentary|essay|project|i (?:study|research|cover|write))(?:\s+(?:on|about|into|looking at|exploring|examining))?\s+(?!(?:in|at|for|of|with|by|a|my|our)\b)([^.?!;]{3,160})/i

/** "I'm writing a thesis on burnout": what somebody works on is what they want to learn, where they say nothing else of it. */
function worksOn(text: string, parts: readonly Part[]): string | null {
  if (parts.some(({ role }) => role === 'question')) return null
  const said = parts
    .filter(({ why }) => why === authorReason)
    .map(({ start, end }) => work.exec(text.slice(start, end)))
    .find(
      (match) => match !== null && /\b(?:on|about|into|at|exploring|examining|study|research|cover)\s/i.test(match[0]),
    )
  return said?.[1]?.trim() ?? null
}

/** An answer may be nothing but what was asked for. */
function answered(text: string, parts: readonly Part[], answers: readonly Missing[]): Part[] {
  const has = (role: Part['role']): boolean => parts.some((part) => part.role === role)
  const wantsAim = answers.includes('objective')
  const wantsPeople = answers.includes('audience') || answers.includes('country')
  if (wantsAim && !wantsPeople) {
    if (has('objective') && !has('audience')) return [...parts]
    const kept = parts.filter(
      ({ role, start, end }) => role === 'audience' && /^(?:make it|n ?=|\d+ |only )/i.test(text.slice(start, end)),
    )
    return [
      ...kept,
      ...asAims(
        text,
        parts.filter((part) => !kept.includes(part)),
      ),
    ]
  }
  if (wantsPeople && !wantsAim)
    return parts.map((part) =>
      part.role === 'context' && !/greeting|courtesy/.test(part.why) ? { ...part, role: 'audience' } : part,
    )
  if (!(wantsAim && wantsPeople) || (has('audience') && has('objective'))) return [...parts]
  const [first, ...rest] = pieces(text)
  if (first === undefined) return [...parts]
  return [{ ...first, role: 'audience', why: '' }, ...asAims(text, rest)]
}

const asAims = (text: string, spans: readonly Span[]): Part[] =>
  spans.map(({ start, end }) => ({
    start: start + introduction(text.slice(start, end)),
    end,
    role: 'objective',
    why: '',
  }))

/** Two answers in one line: "nurses; whether they like shift work". */
function pieces(text: string): Span[] {
  return sentencesOf(text).flatMap((sentence) => {
    const at = text.slice(sentence.start, sentence.end).search(/;|\s—\s|,\s+(?=whether|if|how|why|what)/)
    if (at < 0) return [sentence]
    return [
      { start: sentence.start, end: sentence.start + at },
      { start: sentence.start + at + 1, end: sentence.end },
    ]
  })
}
