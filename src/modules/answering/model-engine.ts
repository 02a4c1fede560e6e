import type { Logger } from '../../platform/log.ts'
import { things } from '../knowledge/index.ts'
import { type LanguageModels, ModelError, type ModelSettings, type Models } from '../models/index.ts'
import { type Attachment, seenBy, shownTo } from './attachments.ts'
import type { SelfCalibration } from './calibrating/self-calibration.ts'
import { saidBefore } from './conversation/after.ts'
import { openFollowUps } from './conversation/follow-up.ts'
import { heldTo } from './conversation/hold.ts'
import type { Standing } from './conversation/thread.ts'
import { confidenceAbroad } from './deciding/abroad-confidence.ts'
import { decidePanel, type PanelAgent } from './deciding/decide-panel.ts'
import type { Decision } from './deciding/decision.ts'
import { leanPanel } from './deciding/lean-panel.ts'
import { answersAsked } from './eliciting/answers-asked.ts'
import { forecastPromptName } from './eliciting/ask-forecast.ts'
import { drawMentions } from './eliciting/draw-mentions.ts'
import type { Call, Elicitation, Elicited } from './eliciting/elicitation.ts'
import type { AgentAnswer, Asked, AskedBy, Engine, Understood } from './engine.ts'
import type { Found } from './finding/found.ts'
import { type Ground, keptByPanel, understoodOf } from './ground.ts'
import type { Lives } from './life/lives.ts'
import { isToldFreely, openModelTalk } from './model-talk.ts'
import { type PromptName, promptVersion } from './prompts/prompt.ts'
import { refusedFor } from './reading/care.ts'
import type { Reading, Trouble } from './reading/reading.ts'
import { decidedBy, isOnRecord, recordAnswers } from './record/record-answers.ts'
import { chanceOf } from './saying/chance-of.ts'
import { type PanelMemory, panelMemory } from './saying/compose-memory.ts'
import { plainWords } from './saying/compose-panel.ts'
import { type Spoken, speakingOf } from './saying/speaking-of.ts'
import { askWords } from './wording/ask-words.ts'
import { attitudeLine } from './wording/attitudes.ts'
import { type LifeAsked, lifeAsked, livedLines } from './wording/lived-near.ts'

/** Raised whenever the same question to the same agent could get another answer than before, prompts aside. */
const METHOD = 'llm-9'

export interface ModelEngineParts {
  ground: Ground
  lives: Lives
  models: Models
  language_models: LanguageModels
  elicitation: Elicitation
  /** Answers what no model should be asked; and everything, where the operator wants that when the model fails. */
  embedded: Engine
  /** Measures the models that forecast; left out, nobody does. */
  calibration?: SelfCalibration
  fallback: 'fail' | 'embedded'
  log: Logger
}

/**
 * Answers with language models: they forecast the population and write the words; who answers what is drawn here, as it
 * is without them.
 */
export function createModelEngine(parts: ModelEngineParts): Engine {
  const { ground, lives, models, language_models, elicitation, embedded, log } = parts
  const { words: writer } = language_models
  const settings = new Map(language_models.all.map((model) => [model.name, model]))
  const readingOf = keptReadings(ground)
  const groupsOf = openFollowUps(ground)
  const groupsFor = keptByPanel(({ question, format, panel }: Asked, _: Partial<Call>) =>
    groupsOf(question, format, panel),
  )
  const talk = openModelTalk(ground, models, language_models)

  /** Whom the question is not for: it takes the whole panel to tell, as everything that is drawn. */
  const settledFor = keptByPanel(async (asked: Asked, _: Call) =>
    ground.settled(await readingOf(asked), asked.panel, asked.replicate ?? 0),
  )

  /** What the whole panel has in common, asked once. */
  const openedFor = keptByPanel(async (asked: Asked, call: Call): Promise<Opened> => {
    const { panel, replicate = 0, attachments = [] } = asked
    const reading = await readingOf(asked)
    // Lives take a moment to open, once: not when the words are waited for.
    if (panel[0] !== undefined) lives.of(panel[0].person).catch(() => {})
    const { found, forecast: known, agents, barred } = await ground.of(reading, panel)
    const { reference, knowledge } = ground
    const attitudes = leanPanel(reading, found, agents, reference, knowledge).map((own) => own.map(attitudeLine))
    const shown = (model: string) => shownTo(settings.get(model)?.sees ?? [], attachments)
    const put = { reading, found, known, panel, agents, barred, reference, replicate, shown, attitudes, call }
    const elicited = await elicitation.open(put)
    if (elicitation.name === 'forecast') parts.calibration?.used()
    const also = await Promise.all(
      reading.also.map(async (part) => {
        const own = await ground.of(part, panel)
        const decisions = decidePanel({ reading: part, ...own }, agents, reference, replicate)
        const record = recordAnswers(part, panel)
        return { reading: part, decisions: decisions.map((one, member) => decidedBy(record[member]!, one)) }
      }),
    )
    return {
      reading,
      found,
      agents,
      elicited,
      attitudes,
      life: lifeAsked(reading, found, things()),
      also,
      mentions: await mentionsOf(asked, reading, elicited, call),
      memory: panelMemory(panel.length, [reading.text, ...elicited.mentions.map(({ text }) => text)].join(' ')),
      spoken: { reading, found, forecast: known, barred, knowledge, chance: chanceOf(reading, replicate) },
      understood: { ...understoodOf(reading, found, elicited.forecast, panel), ...seenAll(writer, attachments) },
    }
  })

  async function answer(
    asked: Asked,
    member: number,
    call: Call,
    said: readonly Standing[] = [],
  ): Promise<AgentAnswer> {
    const { panel, replicate = 0, attachments = [] } = asked
    const opened = await openedFor(asked, call)
    const { reading, elicited, attitudes, life, also, understood, mentions, memory, spoken } = opened
    const [record] = recordAnswers(reading, [panel[member]!])
    const decision = decidedBy(record!, heldTo(await elicited.decide(member, call), reading, said))
    const { person } = panel[member]!
    const wanted = {
      model: writer.name,
      member: panel[member]!,
      drawn: {
        reading,
        decision,
        mentions: mentions[member] ?? null,
        // Of what else is asked, "and why?" is the writer's; an answer that can be counted is not.
        also: also
          .map((part) => ({ reading: part.reading, decision: part.decisions[member]! }))
          .filter((part) => part.decision.value !== null),
      },
      attitudes: attitudes[member] ?? [],
      lived: livedLines(life, await lives.of(person)),
      shown: shownTo(writer.sees, attachments),
      chance: spoken.chance(person)('opening'),
      replicate,
      call,
    }
    const { encode } = ground.finder
    const { text, rejected } = await askWords(models, wanted, { memory, place: member, encode })
    const speaking = speakingOf(spoken, panel[member]!, opened.agents[member]!, decision)
    const own = text === null ? plainWords(speaking, memory.earsOf(member, [])) : null
    if (own !== null) memory.note(own.text, member, [], [])
    return {
      reply: own?.text ?? text!,
      value: decision.value,
      confidence: record === null ? confidenceOf(opened, member) : 'high',
      words: own?.kind ?? null,
      understood,
      meta: {
        engine: 'llm',
        method: METHOD,
        knowledge_version: ground.knowledge.version,
        population_version: person.version,
        model: writer.name,
        forecast_models: elicited.models,
        elicitation: elicitation.name,
        prompt_versions: promptsOf(elicitation, reading).map(promptVersion),
        calibration: elicited.calibration,
        ...(rejected === 0 ? {} : { words_rejected: rejected }),
      },
    }
  }

  async function answerAlone(asked: Asked, member: number, by?: AskedBy, said?: Standing[]): Promise<AgentAnswer> {
    const reading = await readingOf(asked)
    // What is on record needs no model, and none may say otherwise.
    const own = asked.panel[member]!
    if (isSettled(reading) || isOnRecord(reading, own) || (await settledFor(asked, callOf(by)))[member]?.lacking)
      return embedded.answer(asked, member)
    return answer(asked, member, callOf(by), said)
  }

  return {
    name: 'llm',
    async answer(asked, member, by) {
      const groups = await groupsFor(asked, {})
      const { followed, members } = groups.find(({ members }) => members.includes(member))!
      try {
        if (followed === null) return await answerAlone(asked, member, by)
        if (followed.wants !== 'again') {
          // Where nothing has to be put into words of one's own, no model is asked.
          const instead = await embedded.answer(asked, member)
          return isToldFreely(followed) && instead.words !== 'record'
            ? await talk(asked, member, followed, instead, callOf(by))
            : instead
        }
        // About somebody else, such as a partner, agents say the least.
        if (followed.about === 'person') return await embedded.answer(asked, member)
        const panel = members.map((one) => asked.panel[one]!)
        const again = { ...asked, question: followed.question, format: followed.format, panel }
        const own = members.indexOf(member)
        return await answerAlone(again, own, by, saidBefore([panel[own]!], followed.before)[0])
      } catch (error) {
        if (!(error instanceof ModelError) || error.reason === 'cancelled' || parts.fallback === 'fail') throw error
        log.warn(
          { reason: error.reason, job_id: by?.job_id },
          'the embedded engine answers in place of the language model',
        )
        const instead = await embedded.answer(asked, member)
        return { ...instead, meta: { ...instead.meta, fallback: error.reason } }
      }
    },
    async close() {
      await parts.calibration?.close()
      await models.close()
      await embedded.close()
    },
  }
}

interface Opened {
  reading: Reading
  found: Found
  agents: readonly PanelAgent[]
  elicited: Elicited
  attitudes: readonly (readonly string[])[]
  /** What people do and own that has to do with it. */
  life: LifeAsked
  also: readonly { reading: Reading; decisions: readonly Decision[] }[]
  understood: Understood
  /** Of an open question: what each member mentions. */
  mentions: readonly (readonly string[])[]
  /** What has been said so far, and what words of our own would rest on. */
  memory: PanelMemory
  spoken: Spoken
}

/** What an agent turns away, or cannot make sense of, it does without help: no such text reaches a model. */
const settledTroubles: readonly (Trouble | null)[] = ['harm', 'private', 'out_of_role', 'unclear']
export const isSettled = (reading: Reading): boolean =>
  settledTroubles.includes(reading.trouble) || (reading.trouble === null && refusedFor(reading) !== null)

/** Questions whose answers are under way at the same time are few. */
const KEPT_READINGS = 64

/** Reads a question once for all who are asked it: that takes longer than everything else done here for one answer. */
function keptReadings(ground: Ground): (asked: Asked) => Promise<Reading> {
  const kept = new Map<string, Promise<Reading>>()
  return ({ question, format }) => {
    const key = JSON.stringify([question, format])
    const known = kept.get(key)
    if (known !== undefined) return known
    const reading = ground.read(question, format)
    if (kept.size >= KEPT_READINGS) kept.delete(kept.keys().next().value!)
    kept.set(key, reading)
    return reading
  }
}

const callOf = (by: AskedBy | undefined): Call => ({
  payer: {
    organization_id: by?.organization_id ?? null,
    study_id: by?.study_id,
    study_budget_cents: by?.study_budget_cents,
    job_id: by?.job_id,
  },
  signal: by?.signal,
})

/** Drawn for the panel as a whole, once it is known who leans which way. */
async function mentionsOf(
  { panel, replicate = 0 }: Asked,
  reading: Reading,
  elicited: Elicited,
  call: Call,
): Promise<string[][]> {
  if (elicited.mentions.length === 0) return []
  const decisions = await Promise.all(panel.map((_, member) => elicited.decide(member, call)))
  const decided = panel.map(({ person }, member) => ({ person, decision: decisions[member]! }))
  return drawMentions(reading, elicited.mentions, decided, replicate)
}

/** Forecasts are of US adults; of others less is known. */
function confidenceOf(
  { reading, found, elicited: { forecast }, agents }: Opened,
  member: number,
): AgentAnswer['confidence'] {
  const { person, abroad = null } = agents[member]!
  return person.country_code === 'US' ? forecast.confidence : confidenceAbroad({ reading, found, forecast }, abroad)
}

const seenAll = ({ sees }: ModelSettings, attachments: readonly Attachment[]): Pick<Understood, 'attachments'> =>
  attachments.length === 0
    ? {}
    : {
        attachments: attachments.map((attachment) => ({
          filename: attachment.filename,
          seen: seenBy(sees, attachment),
        })),
      }

function promptsOf({ name }: Elicitation, reading: Reading): PromptName[] {
  const asked = answersAsked(reading)
  if (name === 'persona' && asked.labels.length > 0) return ['persona', 'words']
  if (name === 'similarity' && asked.form === 'ladder') return ['reaction', 'words']
  return [forecastPromptName(asked), 'words']
}
