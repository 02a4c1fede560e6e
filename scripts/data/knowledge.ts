/**
 * What the authors wrote about life and trade in the US, taken over into data/knowledge: their own figures and
 * sentences, checked against the schema, with what is unsafe repaired by rule. Prints what was repaired.
 *
 * Run: node scripts/data/run.ts knowledge
 */

import type { Category, KnownQuestion, Tilts, Voice, Who } from '../../src/modules/knowledge/knowledge.ts'
import {
  categorySchema,
  knownQuestionSchema,
  saysSchema,
  voiceSchema,
} from '../../src/modules/knowledge/knowledge-schema.ts'
import { namesIn, ownNamesIn, readLines, readOwnLines, writeLines } from './knowledge-files.ts'
import { knownPoints, knownTilts, knownWho } from './knowledge-levels.ts'
import { furtherAliases } from './knowledge-mends.ts'
import { childStages, roleJobs } from './knowledge-roles.ts'
import { american } from './knowledge-spelling.ts'
import { supposed } from './knowledge-suppositions.ts'

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

/** What an option rarely presupposes. */
const personal = new Set([
  'a husband',
  'a wife',
  'a woman',
  'a man',
  'grandchildren',
  'a living parent',
  'a living grandparent',
  'retired',
  'diabetes',
  'high blood pressure',
  'asthma',
])

const counts = new Map<string, number>()
const count = (what: string, by = 1): void => {
  counts.set(what, (counts.get(what) ?? 0) + by)
}

const areas = namesIn('knowledge/categories')
const slugs = new Set(
  areas.flatMap((area) => readLines<AuthoredCategory>(`knowledge/categories/${area}.jsonl`).map(({ slug }) => slug)),
)
let bytes = 0

for (const area of areas) {
  const categories = readLines<AuthoredCategory>(`knowledge/categories/${area}.jsonl`).map(takenCategory)
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

const said = new Set<string>()
for (const area of namesIn('knowledge/voices')) {
  const voices = readLines<Voice>(`knowledge/voices/${area}.jsonl`).flatMap(takenVoice)
  bytes += writeLines(`knowledge/voices/${area}.jsonl`, voices)
  count('voices', voices.length)
}

// What was written for this project alone is kept where it is, and held to the same rules.
for (const name of ownNamesIn('knowledge/voices').filter((own) => own.endsWith('_points'))) {
  const voices = readOwnLines<Voice>(`knowledge/voices/${name}.jsonl`).flatMap(takenVoice)
  bytes += writeLines(`knowledge/voices/${name}.jsonl`, voices)
  count('voices of points', voices.length)
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
    drivers: knownPoints(drivers, count),
    barriers: knownPoints(barriers, count),
    ...(roleJobs[rest.slug] === undefined ? {} : { role_jobs: roleJobs[rest.slug] }),
  })
}

function takenQuestion(question: AuthoredQuestion, area: string, at: number): KnownQuestion {
  const { text, kind, options, shares, scale, confidence, tilts = {}, categories = [] } = question
  const nominal = scale === 'nominal'
  const total = shares.reduce((sum, share) => sum + share, 0)
  return knownQuestionSchema.parse({
    id: `${area}.${String(at + 1).padStart(4, '0')}`,
    text: american(text),
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

function optionTilts(tilts: Record<string, Tilts>): Record<string, Tilts> {
  return Object.fromEntries(Object.entries(tilts).map(([option, own]) => [american(option), knownTilts(own, count)]))
}

/** Talk about the tools of a trade presupposes the trade; of those who use things for children, a child of that age. */
function ofCategory(who: Who, { category, user }: Voice): Who {
  const [jobs, stage] = [roleJobs[category], childStages[category]]
  if (jobs !== undefined) return { ...who, job: jobs.join('|') }
  return stage !== undefined && user === true && who.is_parent === 'yes' ? { ...who, child: stage } : who
}

function takenVoice(voice: Voice): Voice[] {
  const say = american(voice.say)
  if (say !== voice.say) count('voices respelled')
  const key = say
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
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
    const spelt = sentences.map((say) => american(say).replace(/\.$/, ''))
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
