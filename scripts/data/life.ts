import { readFileSync } from 'node:fs'
import { requiredBy } from '../../src/modules/answering/deciding/barred.ts'
import { forecastOf } from '../../src/modules/answering/deciding/forecast-of.ts'
import type { Asked } from '../../src/modules/answering/deciding/panel-agent.ts'
import { topicOf } from '../../src/modules/answering/deciding/topic.ts'
import { valenceOf } from '../../src/modules/answering/deciding/valence.ts'
import { openFinder } from '../../src/modules/answering/finding/finder.ts'
import {
  type FiledQuestion,
  type FiledThing,
  fileQuestion,
  type LifeFile,
  type Told,
} from '../../src/modules/answering/life/life-file.ts'
import { type LifeGroup, lifeGroups } from '../../src/modules/answering/life/lived.ts'
import { presumedBy } from '../../src/modules/answering/presuming/presumed.ts'
import { refusedFor } from '../../src/modules/answering/reading/care.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { factOf } from '../../src/modules/answering/record/record-answers.ts'
import { loadKnowledge, things } from '../../src/modules/knowledge/index.ts'
import { worldCountries } from '../../src/modules/population/index.ts'
import { writeData } from './files.ts'
import { lifeDigest } from './life-digest.ts'
import { type Sort, wordsOf } from './life-words.ts'

/**
 * The things that a life is told by, each with all that is known of the questions about it: data/life/things.json. Which
 * they are, and in which group, is chosen by hand (data/life/chosen.json). To be made again when records, weights of the
 * reader, fitted figures or the reading of questions change; it takes a minute or two.
 */
interface Chosen {
  groups: Record<LifeGroup, Record<Sort, string[]>>
  /** Told only of people in these countries, or of nobody in them, by their codes. */
  only_in: Record<string, string[]>
  not_in: Record<string, string[]>
  /** Where "runs a marathon" is not how one says it. */
  does: Record<string, string>
}

const at = (name: string): string => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
const chosen = JSON.parse(at('life/chosen.json')) as Chosen
type Act = [base: string, done: string, doing: string, ever: number, now: number, want: number]
const acts = new Map(
  at('knowledge/records/acts.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Act)
    .map((act) => [act[0], act]),
)
const slugs = new Map(things().map(({ base, slug }) => [base, slug]))
const knowledge = loadKnowledge()
const finder = openFinder(knowledge)

const categories: Record<string, LifeFile['categories'][string]> = {}

/** A question as the engine takes it; null where its answer hangs on more than can be kept. */
async function ask(question: string, thing: string): Promise<FiledQuestion | null> {
  const reading = readQuestion(question, undefined, await finder.sense(question))
  const found = await finder.find(reading)
  const asked: Asked = { reading, found, forecast: forecastOf(reading, found, knowledge) }
  const topic = topicOf(asked)
  const own = topic.thing === 1 && things()[Number(topic.things[0]![0])]?.base === thing
  const elsewhere = factOf(reading) !== null || presumedBy(reading).length > 0 || refusedFor(reading) !== null
  const filed = fileQuestion(asked, found.meaning ?? null, topic, requiredBy(asked))
  if (!own || elsewhere || valenceOf(reading) < 0 || filed === null) {
    console.log(`left out: ${question}`)
    return null
  }
  if (topic.category !== null) {
    const { slug, name, aliases, penetration, novelty_openness, tilts } = topic.category
    categories[slug] = { name, aliases, penetration, novelty_openness, tilts }
  }
  return filed
}

const written: FiledThing[] = []
/** What must be done for this comes first. */
async function write(thing: string, told?: Told): Promise<void> {
  const known = written.find((one) => one.thing === thing)
  if (known !== undefined && (told === undefined || known.told !== undefined)) return
  const act = acts.get(thing)
  if (act === undefined) throw new Error(`There is no record of ${thing}.`)
  const now = await ask(`Do you ${thing}?`, thing)
  if (now === null && told === undefined) throw new Error(`What it takes to ${thing} is not known.`)
  const ever = told && (await ask(`Have you ever ${act[1]}?`, thing))
  const would = told && (await ask(`Would you like to ${thing}?`, thing))
  if (now === null || ever === null || would === null) return
  for (const one of [...now.requires, ...(ever?.requires ?? [])]) if ('thing' in one) await write(one.thing)
  const asked = { now, ...(ever && { ever }), ...(would && { would }) }
  const whole: FiledThing = { slug: slugs.get(thing)!, thing, ...(told && { told }), asked }
  if (known === undefined) written.push(whole)
  else Object.assign(known, whole)
}

for (const group of lifeGroups)
  for (const sort of ['lasting', 'deeds'] as const)
    for (const thing of chosen.groups[group][sort]) {
      const [, done, , ever, now, want] = acts.get(thing)!
      const would = Math.max(0, Math.min(1, now + want) - ever)
      const rounded = (share: number): number => Math.round(share * 1000) / 1000
      const words = wordsOf(thing, done, sort)
      await write(thing, {
        group,
        ...words,
        does: chosen.does[thing] ?? words.does,
        shares: {
          does: rounded(now),
          has_done: rounded(Math.max(0, ever - now)),
          would_like: rounded(would),
          never: rounded(1 - ever - would),
        },
        ...(chosen.only_in[thing] && { only_in: chosen.only_in[thing] }),
        ...(chosen.not_in[thing] && { not_in: chosen.not_in[thing] }),
      })
    }
await finder.close()

const countries = Object.fromEntries(
  Object.keys(worldCountries()).flatMap((code) => {
    const country = knowledge.countryOf(code)
    if (country === undefined) return []
    const shares = Object.keys(categories).flatMap((slug) => {
      const share = country.categories[slug]?.penetration
      return share === undefined ? [] : [[slug, share] as const]
    })
    return [[code, { price_level: country.price_level, penetration: Object.fromEntries(shares) }] as const]
  }),
)
const told = written.filter((one) => one.told !== undefined)
console.log(`${told.length} things, ${written.length - told.length} that they require`)
for (const [from, to] of [
  [0, 0.05],
  [0.05, 0.2],
  [0.2, 0.5],
  [0.5, 0.8],
  [0.8, 1],
] as const)
  console.log(
    `  done these days by ${from} to ${to}: ${told.filter(({ told }) => told!.shares.does >= from && told!.shares.does < to).length}`,
  )
const file: LifeFile = { digest: lifeDigest(knowledge), categories, countries, things: written }
writeData('life/things.json', file, 2)
