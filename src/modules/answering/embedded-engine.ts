import type { Person } from '../population/index.ts'
import { type After, saidBefore, saidTo } from './conversation/after.ts'
import { openFollowUps } from './conversation/follow-up.ts'
import { heldTo, heldToPremise } from './conversation/hold.ts'
import { sayOfOthers } from './conversation/say-of-others.ts'
import { type Talk, talkPanel, valueOfTalk } from './conversation/talk.ts'
import type { FollowUp } from './conversation/thread.ts'
import { confidenceAbroad } from './deciding/abroad-confidence.ts'
import { decidePanel } from './deciding/decide-panel.ts'
import type { AgentAnswer, Asked, Confidence, Engine, Member } from './engine.ts'
import { type Ground, type GroundParts, keptByPanel, openGround, understoodOf } from './ground.ts'
import { premiseOf, refusedFor } from './reading/care.ts'
import type { Reading } from './reading/reading.ts'
import { factOf } from './record/record-answers.ts'
import { sayTogether } from './record/say-together.ts'
import { chanceOf } from './saying/chance-of.ts'
import type { Speaking } from './saying/speaking.ts'
import { speakingOf } from './saying/speaking-of.ts'

/** Raised whenever the same question to the same agent could get another answer than before. */
const METHOD = 'embedded-13'

export const createEmbeddedEngine = (parts: GroundParts): Engine => embeddedEngineOn(openGround(parts))

/**
 * Answers without a language model, a key or a network: the question is read, what is known near it gives a forecast for
 * the population, each agent's circumstances and standing habits of mind give its own answer, and that is put into words.
 */
export function embeddedEngineOn(ground: Ground): Engine {
  const { knowledge, reference } = ground

  const groupsOf = openFollowUps(ground)

  /** Whoever's earlier answers the question leans on in the same way is asked together. */
  async function answerPanel(asked: Asked): Promise<AgentAnswer[]> {
    const { question, format, panel } = asked
    const reading = await ground.read(question, format)
    const answers: AgentAnswer[] = new Array(panel.length)
    for (const { followed, members } of await groupsOf(question, format, panel)) {
      const own = { ...asked, panel: members.map((member) => panel[member]!) }
      const answered =
        followed === null ? await answerAlone(own, reading) : await answerFollowUp(own, reading, followed)
      for (const [at, member] of members.entries()) answers[member] = answered[at]!
    }
    return answers
  }

  /** A question that leans on an earlier answer: what has been written out stands by itself, whatever it sounds like. */
  async function answerFollowUp(asked: Asked, reading: Reading, followed: FollowUp): Promise<AgentAnswer[]> {
    if (followed.wants !== 'again') return answerTalk(asked, reading, followed)
    const { question, format, before, about } = followed
    const again = await ground.read(question, format)
    return answerAlone({ ...asked, question, format }, again, { said: saidBefore(asked.panel, before), about })
  }

  /** A question that leans on no other. */
  async function answerAlone(
    { panel, replicate = 0, attachments = [] }: Asked,
    reading: Reading,
    after: After | null = null,
  ): Promise<AgentAnswer[]> {
    const asked = await speak(reading, panel, replicate, true, after)
    const main = { ...asked, speakings: await premisesKept(reading, panel, asked.speakings, replicate) }
    const also = await Promise.all(reading.also.map((part) => speak(part, panel, replicate)))
    const replies =
      after?.about === 'person'
        ? sayOfOthers(main)
        : sayTogether([main, ...also.map((part) => withinFirst(part, main))])
    const understood = {
      ...understoodOf(reading, main.found, main.forecast, panel),
      // It cannot see, and does not read what others say that there is to see.
      ...(attachments.length === 0
        ? {}
        : { attachments: attachments.map(({ filename }) => ({ filename, seen: 'not_seen' as const })) }),
    }
    const refused = refusedFor(reading)
    const confidenceOf = (member: number): Confidence => {
      const settled = main.record[member] ?? null
      if (settled !== null) return settled.confidence ?? 'high'
      if (panel[member]!.person.country_code === 'US') return main.forecast.confidence
      return confidenceAbroad({ reading, ...main }, main.speakings[member]!.abroad ?? null)
    }
    const decidedValue = (member: number): AgentAnswer['value'] => {
      const record = main.record[member]!
      if (record !== null) return record.value
      return refused === null ? main.speakings[member]!.decision.value : null
    }
    return panel.map(({ person }, member) => ({
      reply: replies[member]!.text,
      value: decidedValue(member),
      confidence: confidenceOf(member),
      words: replies[member]!.kind,
      understood,
      meta: { ...metaOf(person), ...refusedAs(main.speakings[member]?.refused ?? refused) },
    }))
  }

  /** What a question takes for granted is denied by those of whom it is not true; of the others nobody goes into it. */
  async function premisesKept(reading: Reading, panel: readonly Member[], speakings: Speaking[], replicate: number) {
    const premise = premiseOf(reading)
    if (premise === null || speakings.length === 0) return speakings
    const asked = await ground.read(premise.asks)
    const { record, speakings: own } = await speak(asked, panel, replicate)
    return speakings.map((speaking, member) => {
      const value = record[member]?.value ?? own[member]?.decision.value
      const holds = asked.options.find(({ role }) => role === 'yes')?.text === value
      if (refusedFor(reading) === null) return { ...speaking, decision: heldToPremise(speaking, holds) }
      return { ...speaking, refused: holds ? 'care' : premise.denial }
    })
  }

  /** A question about the last answers: they are looked at again, and nothing is decided anew. */
  async function answerTalk({ panel, replicate = 0 }: Asked, reading: Reading, talk: Talk): Promise<AgentAnswer[]> {
    const about = talk.before?.reading ?? reading
    const { found, forecast, record, speakings } = await speak(about, panel, replicate, false)
    const said = panel.map((member) => saidTo(member, talk.before))
    const replies = talkPanel(talk, speakings, said, record)
    const values = speakings.map((speaking, member) => valueOfTalk(talk, speaking, said[member]))
    const chooses = values.some((value) => value !== null)
    const { options, ...taken } = understoodOf(
      { ...reading, type: chooses ? 'single_choice' : 'open' },
      found,
      forecast,
      panel,
    )
    return panel.map(({ person }, member) => ({
      reply: replies[member]!,
      value: values[member]!,
      confidence: forecast.confidence,
      words: talk.wants === 'lost' ? 'nothing' : talk.wants === 'lacking' ? 'not_applicable' : 'said',
      understood: { ...taken, options: chooses ? about.options.map(({ text }) => text) : [] },
      meta: metaOf(person),
    }))
  }

  const metaOf = (person: Person): AgentAnswer['meta'] => ({
    engine: 'embedded',
    method: METHOD,
    knowledge_version: knowledge.version,
    population_version: person.version,
  })

  /** Everything that the panel's words on one question rest on. */
  async function speak(
    reading: Reading,
    panel: readonly Member[],
    replicate: number,
    fromRecord = true,
    after: After | null = null,
  ) {
    const { agents, ...grounded } = await ground.of(reading, panel)
    const { found, forecast } = grounded
    const record = await ground.settled(reading, panel, replicate)
    if (fromRecord && record.every((one) => one !== null)) return { found, forecast, record, speakings: [] }
    const drawn = decidePanel({ reading, ...grounded }, agents, reference, replicate)
    const decisions =
      after === null ? drawn : drawn.map((one, member) => heldTo(one, reading, after.said[member] ?? []))
    const spoken = { reading, ...grounded, knowledge, chance: chanceOf(reading, replicate) }
    const speakings = panel.map((own, member) => speakingOf(spoken, own, agents[member]!, decisions[member]!))
    return { found, forecast, record, speakings }
  }

  const answersOf = keptByPanel(answerPanel)
  return {
    name: 'embedded',
    answer: async (asked, member) => (await answersOf(asked, {}))[member]!,
    async expect(question, format) {
      const reading = await ground.read(question, format)
      if (reading.trouble !== null) return null
      const { found, forecast } = await ground.of(reading, [])
      const { expected_error_points, nearest_validated_questions } = understoodOf(reading, found, forecast, [])
      const near = nearest_validated_questions.length > 0 || factOf(reading) !== null
      return {
        expected_error_points,
        basis: near ? 'measured' : forecast.basis.length > 0 ? 'estimated' : 'general',
      }
    },
    close: () => ground.finder.close(),
  }
}

const refusedAs = (why: string | null): { refused?: string } =>
  why === null ? {} : { refused: why === 'false_event' ? 'false_premise' : why }

/** "How many do you own, and how many do you really wear?" Nobody wears more than they own. */
function withinFirst<Part extends { speakings: readonly Speaking[] }>(part: Part, { speakings: first }: Part): Part {
  const speakings = part.speakings.map((speaking, member) => {
    const [own, most] = [speaking.decision.value, first[member]?.decision.value]
    const within = typeof own === 'number' && typeof most === 'number' && OF_THEM.test(speaking.reading.text)
    return within ? { ...speaking, decision: { ...speaking.decision, value: Math.min(own, most) } } : speaking
  })
  return { ...part, speakings }
}
const OF_THEM =
  /\bhow many (?:of (?:them|those|these)\b|(?:do|did|are|have) (?:you )?(?:actually|really|regularly|still|currently))/i
