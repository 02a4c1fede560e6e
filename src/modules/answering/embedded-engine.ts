import type { Person } from '../population/index.ts'
import { changePanel, explainPanel, plainPanel } from './conversation/explain.ts'
import { type FollowUp, followUpOf } from './conversation/follow-up.ts'
import { confidenceAbroad } from './deciding/abroad-confidence.ts'
import { decidePanel } from './deciding/decide-panel.ts'
import type { AgentAnswer, Asked, Confidence, Engine, Member } from './engine.ts'
import { type Ground, type GroundParts, keptByPanel, openGround, understoodOf } from './ground.ts'
import { refusedFor } from './reading/care.ts'
import type { Reading } from './reading/reading.ts'
import { factOf } from './record/record-answers.ts'
import { sayTogether } from './record/say-together.ts'
import { chanceOf } from './saying/chance-of.ts'
import type { Speaking } from './saying/speaking.ts'
import { speakingOf } from './saying/speaking-of.ts'

/** Raised whenever the same question to the same agent could get another answer than before. */
const METHOD = 'embedded-12'

export const createEmbeddedEngine = (parts: GroundParts): Engine => embeddedEngineOn(openGround(parts))

/**
 * Answers without a language model, a key or a network: the question is read, what is known near it gives a forecast for
 * the population, each agent's circumstances and standing habits of mind give its own answer, and that is put into words.
 */
export function embeddedEngineOn(ground: Ground): Engine {
  const { knowledge, reference } = ground

  async function answerPanel(asked: Asked): Promise<AgentAnswer[]> {
    const { question, format, panel, replicate = 0 } = asked
    const reading = await ground.read(question, format)
    const followed = await followUpOf(reading, question, panel, ground.finder)
    if (followed === null) return answerAlone(asked, reading)
    if (followed.wants !== 'again') return answerFollowUp(followed, reading, panel, replicate)
    // What has been written out stands by itself, whatever it sounds like.
    const again = { ...asked, question: followed.question, format: format ?? followed.format }
    return answerAlone(again, await ground.read(again.question, again.format))
  }

  /** A question that leans on no other. */
  async function answerAlone(
    { panel, replicate = 0, attachments = [] }: Asked,
    reading: Reading,
  ): Promise<AgentAnswer[]> {
    const main = await speak(reading, panel, replicate)
    const also = await Promise.all(reading.also.map((part) => speak(part, panel, replicate)))
    const replies = sayTogether([main, ...also.map((part) => withinFirst(part, main))])
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
      meta: { ...metaOf(person), ...(refused === null ? {} : { refused }) },
    }))
  }

  /** A question about the last answers: they are looked at again, and nothing is decided anew. */
  async function answerFollowUp(
    followed: Exclude<FollowUp, { wants: 'again' }>,
    reading: Reading,
    panel: readonly Member[],
    replicate: number,
  ): Promise<AgentAnswer[]> {
    const about =
      followed.wants === 'lost' ? reading : await ground.read(followed.before.question, followed.before.format)
    const { found, forecast, record, speakings } = await speak(about, panel, replicate, false)
    const replies = repliesTo(followed, speakings, record)
    const understood = { ...understoodOf({ ...reading, type: 'open' }, found, forecast, panel), options: [] }
    return panel.map(({ person }, member) => ({
      reply: replies[member]!,
      value: null,
      confidence: forecast.confidence,
      words: followed.wants === 'lost' ? 'nothing' : 'said',
      understood,
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
  async function speak(reading: Reading, panel: readonly Member[], replicate: number, fromRecord = true) {
    const { agents, ...grounded } = await ground.of(reading, panel)
    const { found, forecast } = grounded
    const record = await ground.settled(reading, panel, replicate)
    if (fromRecord && record.every((one) => one !== null)) return { found, forecast, record, speakings: [] }
    const decisions = decidePanel({ reading, ...grounded }, agents, reference, replicate)
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

/** What people say about their last answers. Who was not there when the question was asked has nothing to go back to. */
function repliesTo(
  followed: Exclude<FollowUp, { wants: 'again' }>,
  speakings: readonly Speaking[],
  record: readonly unknown[],
): string[] {
  const lost = plainPanel(speakings, () => ['lost', ''])
  if (followed.wants === 'lost') return lost
  const { before, wants } = followed
  const said = speakings.map(({ earlier }) => earlier.findLast(({ question }) => question === before.asked))
  const facts = plainPanel(speakings, () => ['fact', ''])
  const reasons = wants === 'change' ? changePanel(speakings) : explainPanel(speakings, said)
  return speakings.map(({ earlier }, member) => {
    if (said[member] === undefined) return lost[member]!
    if (wants === 'repeat') return earlier.at(-1)!.reply
    return record[member] === null ? reasons[member]! : facts[member]!
  })
}
