import { createHash } from 'node:crypto'
import type { Knowledge } from '../knowledge/index.ts'
import { type Payer, SharedCall } from '../models/index.ts'
import type { Population } from '../population/index.ts'
import { errorFor } from './deciding/abroad-confidence.ts'
import { barredFrom, thingOf } from './deciding/barred.ts'
import {
  type Asked as AskedOf,
  type Barred,
  decidePanel,
  type PanelAgent,
  type Reference,
  referenceOf,
} from './deciding/decide-panel.ts'
import type { Forecast } from './deciding/forecast.ts'
import { forecastOf } from './deciding/forecast-of.ts'
import { panelAgent } from './deciding/panel-agent.ts'
import type { Call } from './eliciting/elicitation.ts'
import type { Asked, Member, Understood } from './engine.ts'
import type { Finder } from './finding/finder.ts'
import type { Found } from './finding/found.ts'
import { readAddressed, YES, YES_NO } from './presuming/read-addressed.ts'
import { type AskScreen, settledAnswers, settledByRecord } from './presuming/settled.ts'
import { eachAsked } from './reading/each-asked.ts'
import { holdingAsked } from './reading/holding-asked.ts'
import { withoutInstructions } from './reading/instructions.ts'
import { offerAsked } from './reading/offer-asked.ts'
import { readQuestion } from './reading/read-question.ts'
import type { Format, Reading, Scale } from './reading/reading.ts'
import { firstAsked } from './reading/take-apart.ts'
import type { RecordAnswer } from './record/answer-from-record.ts'
import { factOf, isPolarFact, recordAnswers } from './record/record-answers.ts'

export interface GroundParts {
  /** Whom forecasts are anchored on. Agents of other populations may be asked, too. */
  population: Population
  knowledge: Knowledge
  finder: Finder
}

/** What every engine stands on: what is known of a question without asking anybody. */
export interface Ground {
  knowledge: Knowledge
  finder: Finder
  reference: Reference
  /** A question as it is understood. */
  read(question: string, format?: Format): Promise<Reading>
  of(reading: Reading, panel: readonly Member[]): Promise<Grounded>
  /** Who answers by the record, and whom the question is not for; null for everybody else. */
  settled(reading: Reading, panel: readonly Member[], replicate: number): Promise<readonly (RecordAnswer | null)[]>
}

export interface Grounded {
  found: Found
  forecast: Forecast
  agents: PanelAgent[]
  /** Of the agents and of the reference, those who cannot do what is asked about. */
  barred: Barred
  /** Deeds that may be ticked, each as a question by itself. */
  each?: readonly (AskedOf | null)[]
  /** Where the most is asked for that one would pay: the same thing, offered at a price. */
  offer?: AskedOf
  /** Where it is asked how many of a thing somebody has: whether they have any. */
  holding?: AskedOf
}

/** In a longer text the reader loses sight of what is asked: it reads some hundred words. */
const LONGEST = 800

export function openGround({ population, knowledge, finder }: GroundParts): Ground {
  const reference = referenceOf(population, knowledge)
  const readPlain: Ground['read'] = async (question, format) => {
    // What was hidden in the question is not what it asks.
    const asked = withoutInstructions(question).text || question
    const sense = asked.length > LONGEST ? null : await finder.sense(firstAsked(asked))
    const reading = readQuestion(question, format, sense)
    return isPolarFact(reading) ? readQuestion(question, YES_NO, sense) : reading
  }
  const read: Ground['read'] = async (question, format) =>
    (question.length > LONGEST ? null : await readAddressed(question, format, readPlain)) ?? readPlain(question, format)
  type Known = Omit<Grounded, 'agents'>
  async function forecast(reading: Reading, agents: readonly PanelAgent[], words = true): Promise<Known> {
    const found = await finder.find(reading, words)
    const asked = { reading, found, forecast: forecastOf(reading, found, knowledge) }
    const own = await barredFrom(asked, agents, does)
    const others = await barredFrom(asked, reference.agents, referenceDoes)
    const each = await ticked(reading, agents)
    const offer = await offered(reading, asked.forecast, agents)
    const holding = await held(reading, agents)
    return {
      found,
      forecast: each === null ? asked.forecast : { ...asked.forecast, shares: each.map(shareOf) },
      barred: new Map([...own, ...others]),
      ...(each === null ? {} : { each: each.map(({ asked }) => asked) }),
      ...(offer === null ? {} : { offer }),
      ...(holding === null ? {} : { holding }),
    }
  }
  /** Whether people have any of what they are asked to count, where it is a thing of a life or few have one. */
  async function held(reading: Reading, agents: readonly PanelAgent[]): Promise<AskedOf | null> {
    const question = holdingAsked(reading)
    if (question === null) return null
    const own = readQuestion(question, YES_NO, await finder.sense(question))
    const asked = { reading: own, ...(await forecast(own, agents, false)) }
    const yes = asked.forecast.shares.at(-1) ?? 1
    return asked.forecast.shape === 'ladder' && (yes < RARE || thingOf(asked) !== null || factOf(own) !== null)
      ? asked
      : null
  }
  /** What is offered, at the price that most people have in mind, where the most is asked for that they would pay. */
  async function offered(
    { text, numeric }: Reading,
    { number }: Forecast,
    agents: readonly PanelAgent[],
  ): Promise<AskedOf | null> {
    if (numeric?.unit !== 'money' || number === null) return null
    const question = offerAsked(text, numeric, Number(number.median.toPrecision(2)))
    if (question === null) return null
    const own = await read(question)
    const asked = { reading: own, ...(await forecast(own, agents, false)) }
    return asked.forecast.shape === 'ladder' && asked.forecast.price !== null ? asked : null
  }
  /** Deeds that may be ticked, each as a question by itself: who owns a bicycle owns one among other things, too. */
  async function ticked(reading: Reading, agents: readonly PanelAgent[]): Promise<readonly Ticked[] | null> {
    const questions = eachAsked(reading)
    if (questions === null) return null
    return Promise.all(
      questions.map(async (question): Promise<Ticked> => {
        if (question === null) return { asked: null }
        const own = readQuestion(question, YES_NO, await finder.sense(question))
        return { asked: { reading: own, ...(await forecast(own, agents, false)) } }
      }),
    )
  }
  /** Whom forecasts are anchored on does the same things at every question. */
  const known = new Map<string, readonly boolean[]>()
  async function referenceDoes(thing: string): Promise<readonly boolean[]> {
    const kept = known.get(thing) ?? (await does(thing, reference.agents))
    known.set(thing, kept)
    return kept
  }
  async function does(thing: string, people: readonly PanelAgent[]): Promise<boolean[]> {
    const reading = await read(`Do you ${thing}?`)
    const asked = { reading, ...(await forecast(reading, people)) }
    return decidePanel(asked, people, reference).map(({ value }) => value === 'Yes')
  }
  const of: Ground['of'] = async (reading, panel) => {
    const agents = panel.map(({ person }) => panelAgent(person, knowledge))
    return { ...(await forecast(reading, agents)), agents }
  }
  const screening =
    (panel: readonly Member[], replicate: number): AskScreen =>
    async ({ question }) => {
      const reading = await readPlain(question, YES_NO)
      const record = settledByRecord(reading, panel)
      const known = record.every((one) => one !== null)
      const { agents, ...grounded } = known ? await of(reading, []) : await of(reading, panel)
      const decisions = decidePanel({ reading, ...grounded }, agents, reference, replicate)
      const yes = panel.map((_, member) => (record[member] ?? decisions[member]!).value === YES)
      return { reading, yes, confidence: grounded.forecast.confidence }
    }
  return {
    knowledge,
    finder,
    reference,
    read,
    of,
    settled: (reading, panel, replicate) => settledAnswers(reading, panel, screening(panel, replicate)),
  }
}

interface Ticked {
  asked: AskedOf | null
}

/** The share of all who tick it; of an answer that stands alone, of those who tick nothing else. */
function shareOf({ asked }: Ticked, _: number, all: readonly Ticked[]): number {
  const yes = (own: AskedOf): number => own.forecast.shares.at(-1) ?? 0
  if (asked !== null) return yes(asked)
  return all.reduce((none, { asked: own }) => (own === null ? none : none * (1 - yes(own))), 1)
}

const scaleOf = ({ min, max, labels, nps }: Scale) => ({ min, max, labels: [...labels], nps })

/** What fewer than these have is counted by those who have any. */
const RARE = 0.3

const NEAREST = 3
/** Below this a measured question is about something else. */
const NEAR = 0.35

/** The end of a ladder that speaks for what is asked about, where the reader could tell. */
function favourableOf({ options, ordered, against }: Reading): { favourable: string } | null {
  const steps = options.filter(({ at }) => at !== null).sort((one, other) => one.at! - other.at!)
  if (!ordered || against === null || steps.length < 2) return null
  return { favourable: steps.at(against ? 0 : -1)!.text }
}

function namedThing(asked: { reading: Reading; found: Found; forecast: Forecast }): { thing: string } | null {
  const thing = thingOf(asked)
  return thing === null ? null : { thing: thing.slug }
}

/** As the caller gave them: with the one that is there for those who are not asked. */
function optionsOf({ options, audience }: Reading): string[] {
  const texts = options.map(({ text }) => text)
  const other = audience?.opt_out ?? null
  return other === null ? texts : texts.toSpliced(other.at, 0, other.text)
}

/** How a question was taken, as callers are told. */
export function understoodOf(reading: Reading, found: Found, forecast: Forecast, panel: readonly Member[]): Understood {
  const record = recordAnswers(reading, panel)
  const field = factOf(reading)?.field
  const settled = field !== undefined && record.every((one) => one !== null)
  const abroad = panel.filter(({ person }) => person.country_code !== 'US').length / Math.max(1, panel.length)
  return {
    type: reading.type,
    kind: reading.ask,
    options: optionsOf(reading),
    ...favourableOf(reading),
    ...(reading.scale === null ? {} : { scale: scaleOf(reading.scale) }),
    about: found.categories.map(({ category }) => category.slug),
    ...namedThing({ reading, found, forecast }),
    ...(field !== undefined && (settled || record.some((one) => one !== null)) ? { field } : {}),
    // What people are is no forecast.
    expected_error_points: settled ? 0 : Math.round(errorFor(forecast, abroad)),
    nearest_validated_questions: found.known
      .filter(({ question, similarity }) => question.source !== null && similarity >= NEAR)
      .slice(0, NEAREST)
      .map(({ question, similarity }) => ({
        question: question.text,
        source: question.source!,
        similarity: Math.round(similarity * 100) / 100,
      })),
  }
}

/** A panel is worked out as a whole and read agent by agent, each by a job of its own; so many panels are kept for that. */
const KEPT_PANELS = 32
/** In all of them together, and the latest however large it is: what is kept must not grow with whom somebody asks. */
const KEPT_AGENTS = 12_000

/**
 * Works out what a panel has in common once, for whoever comes first, and also for those who come while that is under way.
 * Each organization's is its own, because it pays for it; whoever gives up goes alone, and the others still get it.
 */
export function keptByPanel<Work, By extends Partial<Call>>(
  open: (asked: Asked, by: By) => Promise<Work>,
): (asked: Asked, by: By) => Promise<Work> {
  const kept = new Map<string, { opening: SharedCall<Work>; agents: number }>()
  const makeRoom = (coming: number): void => {
    let agents = coming
    for (const known of kept.values()) agents += known.agents
    for (const [key, known] of kept) {
      if (kept.size < KEPT_PANELS && agents <= KEPT_AGENTS) return
      kept.delete(key)
      agents -= known.agents
    }
  }
  return (asked, by) => {
    const { payer, signal: own } = by
    const key = keyOf(asked, payer)
    const known = kept.get(key)
    if (known !== undefined) return known.opening.wait(own)
    let done = false
    const opening = new SharedCall(
      async (signal) => {
        const work = await open(asked, { ...by, signal })
        done = true
        return work
      },
      () => {
        // What went wrong once may go right at the next attempt.
        if (!done && kept.get(key)?.opening === opening) kept.delete(key)
      },
    )
    makeRoom(asked.panel.length)
    kept.set(key, { opening, agents: asked.panel.length })
    return opening.wait(own)
  }
}

const keyOf = ({ question, format, panel, replicate, attachments = [] }: Asked, payer: Payer | undefined): string =>
  JSON.stringify([
    [payer?.organization_id, payer?.study_id],
    question,
    format,
    replicate,
    digestOf(panel),
    attachments.map(({ filename, media_type, description, sha256 }) => [filename, media_type, description, sha256]),
  ])

/** Whoever asks a thousand agents hands the same list down a thousand times; it is gone through once. */
const digests = new WeakMap<readonly Member[], string>()

function digestOf(panel: readonly Member[]): string {
  let digest = digests.get(panel)
  if (digest === undefined) {
    const hash = createHash('sha256')
    for (const { person, earlier = [] } of panel) hash.update(JSON.stringify([person.version, person.index, earlier]))
    digest = hash.digest('base64')
    digests.set(panel, digest)
  }
  return digest
}
