/**
 * What the authors wrote about life and trade in the US, taken over into data/knowledge: their own figures and
 * sentences, checked against the schema, with what is unsafe repaired by rule. Prints what was repaired.
 *
 * Run: node scripts/data/run.ts knowledge
 */

import type { Category, KnownQuestion, Point, Tilts, Voice, Who } from '../../src/modules/knowledge/knowledge.ts'
import {
  categorySchema,
  knownQuestionSchema,
  saysSchema,
  voiceSchema,
} from '../../src/modules/knowledge/knowledge-schema.ts'
import { folded } from '../knowledge/sentences.ts'
import { namesIn, ownNamesIn, readLines, readOwnLines, writeLines } from './knowledge-files.ts'
import { knownPoints, knownTilts, knownWho } from './knowledge-levels.ts'
import { furtherAliases, furtherPoints, otherPoints, reworded } from './knowledge-mends.ts'
import { childStages, roleJobs } from './knowledge-roles.ts'
import { american } from './knowledge-spelling.ts'
import { personal, supposed } from './knowledge-suppositions.ts'

type AuthoredCategory = Category & { price?: (Category['price'] & { usd?: boolean }) | null }

interface AuthoredQuestion
  extends Pick<KnownQuestion, 'text' | 'kind' | 'options' | 'shares' | 'scale' | 'confidence'> {
  tilts?: Tilts | Record<string, Tilts>
  categories?: string[]
}

interface SaysRow {
  question: string
  says: Record<string, string[]>
}

const counts = new Map<string, number>()
const count = (what: string, by = 1): void => {
  counts.set(what, (counts.get(what) ?? 0) + by)
}

const areas = namesIn('knowledge/categories')
/** What was written for this project alone lies in files of its own: it is kept there, and held to the same rules. */
const ownNames = (folder: string): string[] => ownNamesIn(`knowledge/${folder}`).filter((name) => !areas.includes(name))
const slugs = new Set([
  ...areas.flatMap((area) => readLines<AuthoredCategory>(`knowledge/categories/${area}.jsonl`).map(({ slug }) => slug)),
  ...ownNames('categories').flatMap((name) =>
    readOwnLines<Category>(`knowledge/categories/${name}.jsonl`).map(({ slug }) => slug),
  ),
])
/** Names of our own categories, which are the narrower ones: the wide ones they were taken out of lose them. */
const narrower = new Set(
  ownNames('categories').flatMap((name) =>
    readOwnLines<Category>(`knowledge/categories/${name}.jsonl`).flatMap(({ aliases, name: own }) =>
      [...aliases, own].map((alias) => alias.toLowerCase()),
    ),
  ),
)
let bytes = 0

for (const area of areas) {
  const categories = readLines<AuthoredCategory>(`knowledge/categories/${area}.jsonl`).map((category) =>
    takenCategory({ ...category, aliases: category.aliases.filter((alias) => !narrower.has(alias.toLowerCase())) }),
  )
  bytes += writeLines(`knowledge/categories/${area}.jsonl`, categories)
  count('categories', categories.length)

  // A second file of an area goes on counting where the first ended, so that ids stay what they are when it grows.
  const questions = namesIn('knowledge/questions')
    .filter((name) => name.replace(/_\d+$/, '') === area)
    .flatMap((name) => readLines<AuthoredQuestion>(`knowledge/questions/${name}.jsonl`))
    .map((question, at) => takenQuestion(question, area, at))
  bytes += writeLines(`knowledge/questions/${area}.jsonl`, questions)
  count('questions', questions.length)
}

for (const name of ownNames('categories')) {
  const categories = readOwnLines<AuthoredCategory>(`knowledge/categories/${name}.jsonl`).map(takenCategory)
  bytes += writeLines(`knowledge/categories/${name}.jsonl`, categories)
  count('own categories', categories.length)
}
for (const name of ownNames('questions')) {
  const questions = readOwnLines<KnownQuestion>(`knowledge/questions/${name}.jsonl`).map(heldQuestion)
  bytes += writeLines(`knowledge/questions/${name}.jsonl`, questions)
  count('own questions', questions.length)
}

const said = new Set<string>()
for (const area of namesIn('knowledge/voices')) {
  const voices = readLines<Voice>(`knowledge/voices/${area}.jsonl`).flatMap(takenVoice)
  bytes += writeLines(`knowledge/voices/${area}.jsonl`, voices)
  count('voices', voices.length)
}

for (const name of ownNames('voices')) {
  const voices = readOwnLines<Voice>(`knowledge/voices/${name}.jsonl`).flatMap(takenVoice)
  bytes += writeLines(`knowledge/voices/${name}.jsonl`, voices)
  count('own voices', voices.length)
}
for (const name of ownNamesIn('knowledge/says')) {
  const rows = readOwnLines<SaysRow>(`knowledge/says/${name}.jsonl`).map(takenSays)
  bytes += writeLines(`knowledge/says/${name}.jsonl`, rows)
  count('questions with says', rows.length)
}

console.log(`data/knowledge: ${(bytes / 1e6).toFixed(1)} MB`)
for (const [what, number] of [...counts].sort()) console.log(`  ${what}: ${number}`)

function takenCategory(category: AuthoredCategory): Category {
  const { price, tilts, drivers, barriers, ...rest } = category
  return categorySchema.parse({
    ...rest,
    aliases: [...new Set([...rest.aliases, ...(furtherAliases[rest.slug] ?? [])])],
    price: price ? { unit: price.unit, low: price.low, typical: price.typical, high: price.high } : null,
    tilts: knownTilts(tilts, count),
    drivers: mendedPoints(rest.slug, 'drivers', drivers),
    barriers: mendedPoints(rest.slug, 'barriers', barriers),
    ...(roleJobs[rest.slug] === undefined ? {} : { role_jobs: roleJobs[rest.slug] }),
  })
}

function mendedPoints(slug: string, side: 'drivers' | 'barriers', points: readonly Point[]): Point[] {
  const known = knownPoints(points, count).map(({ point, who }) => ({
    point: otherPoints[slug]?.[point] ?? point,
    who,
  }))
  const more = (furtherPoints[slug]?.[side] ?? []).filter(({ point }) => !known.some((own) => own.point === point))
  return [...known, ...more]
}

function takenQuestion(question: AuthoredQuestion, area: string, at: number): KnownQuestion {
  const { text, kind, options, shares, scale, confidence, tilts = {}, categories = [] } = question
  const nominal = scale === 'nominal'
  const total = shares.reduce((sum, share) => sum + share, 0)
  return knownQuestionSchema.parse({
    id: `${area}.${String(at + 1).padStart(4, '0')}`,
    text: reworded(american(text)),
    kind,
    options: options.map(american),
    shares: shares.map((share) => Number((share / total).toFixed(4))),
    scale,
    tilts: nominal ? {} : knownTilts(tilts as Tilts, count),
    option_tilts: nominal ? optionTilts(tilts as Record<string, Tilts>) : {},
    attitudes: {},
    categories: categories.filter((slug) => slugs.has(slug)),
    confidence,
    source: null,
    family: null,
    topic: area,
  })
}

/** A question of our own, in our spelling, without levels and categories that do not exist. */
function heldQuestion(question: KnownQuestion): KnownQuestion {
  return knownQuestionSchema.parse({
    ...question,
    text: reworded(american(question.text)),
    options: question.options.map(american),
    tilts: knownTilts(question.tilts, count),
    option_tilts: optionTilts(question.option_tilts),
    categories: question.categories.filter((slug) => slugs.has(slug)),
  })
}

function optionTilts(tilts: Readonly<Record<string, Tilts>>): Record<string, Tilts> {
  return Object.fromEntries(Object.entries(tilts).map(([option, own]) => [american(option), knownTilts(own, count)]))
}

/** Talk about the tools of a trade presupposes the trade; of those who use things for children, a child of that age. */
function ofCategory(who: Who, { category, user }: Voice): Who {
  const [jobs, stage] = [roleJobs[category], childStages[category]]
  if (jobs !== undefined) return { ...who, job: jobs.join('|') }
  return stage !== undefined && user === true && who.is_parent === 'yes' ? { ...who, child: stage } : who
}

function takenVoice(voice: Voice): Voice[] {
  const say = reworded(american(voice.say))
  if (say !== voice.say) count('voices respelled')
  const key = folded(say)
  if (said.has(key)) {
    count('voices dropped: said twice')
    return []
  }
  said.add(key)
  const known = knownWho(voice.who, count)
  if (known === undefined) {
    count('voices dropped: of nobody we know')
    return []
  }
  const { who, dropped, added } = supposed(say, ofCategory(known, voice))
  if (dropped !== undefined) {
    count(`voices dropped: ${dropped}`)
    return []
  }
  if (added.length > 0) count('voices with a supposition added')
  for (const name of added) count(`added ${name}`)
  const taken: Voice = {
    category: voice.category,
    say,
    stance: voice.stance,
    user: voice.user,
    who,
    register: voice.register,
  }
  return [voiceSchema.parse(taken) as Voice]
}

/** A sentence for an option has no conditions: what would be true of some only is left out, unless all of them are such. */
function takenSays({ question, says }: SaysRow): SaysRow {
  const kept = Object.entries(says).map(([option, sentences]) => {
    const spelt = sentences.map((say) => reworded(american(say).replace(/\.$/, '')))
    const safe = spelt.filter((say) => {
      const { added, dropped } = supposed(say, {})
      return dropped === undefined && !added.some((name) => personal.has(name))
    })
    count('says', safe.length)
    count('says dropped: true of some only', spelt.length - safe.length)
    return [option, safe.length > 0 ? safe : spelt] as const
  })
  return saysSchema.parse({ question, says: Object.fromEntries(kept) })
}
