import type { LanguageModels, Models } from '../models/index.ts'
import { heldTo } from './conversation/hold.ts'
import type { Talk } from './conversation/talk.ts'
import { decidePanel } from './deciding/decide-panel.ts'
import type { Call } from './eliciting/elicitation.ts'
import type { AgentAnswer, Asked } from './engine.ts'
import { type Ground, keptByPanel } from './ground.ts'
import { promptVersion } from './prompts/prompt.ts'
import type { Reading } from './reading/reading.ts'
import { panelMemory } from './saying/compose-memory.ts'
import { askWords } from './wording/ask-words.ts'

/** What has words of its own in every mouth; everything else is told in the same way by whoever is asked. */
const TOLD_FREELY: ReadonlySet<Talk['wants']> = new Set([
  'why',
  'more',
  'example',
  'mean',
  'matters',
  'next',
  'feel',
  'other_side',
  'change',
])

export const isToldFreely = ({ wants }: Talk): boolean => TOLD_FREELY.has(wants)

/**
 * Has a language model say more about an earlier answer. Nobody forecasts a population for that, and nothing is drawn: what was
 * decided then is decided still, and the earlier answers are in the prompt.
 */
export function openModelTalk(ground: Ground, models: Models, { words: writer }: Pick<LanguageModels, 'words'>) {
  const openedFor = keptByPanel(async ({ question, format, panel, replicate = 0 }: Asked, _: Call) => {
    const about = await ground.read(question, format)
    const { agents, ...grounded } = await ground.of(about, panel)
    return {
      memory: panelMemory(panel.length, about.text),
      decisions: decidePanel({ reading: about, ...grounded }, agents, ground.reference, replicate),
    }
  })
  return async (asked: Asked, member: number, talk: Talk, instead: AgentAnswer, call: Call): Promise<AgentAnswer> => {
    const before = talk.before!
    const { memory, decisions } = await openedFor({ ...asked, question: before.question, format: before.format }, call)
    const own = asked.panel[member]!
    const said = own.earlier?.findLast(({ question }) => question === before.said.question)
    const decision =
      said === undefined ? decisions[member]! : heldTo(decisions[member]!, before.reading, [{ ...before, said }])
    const wanted = {
      model: writer.name,
      member: own,
      drawn: {
        reading: goingOn(before.reading, asked.question),
        decision: { ...decision, value: null },
        mentions: null,
        also: [],
        goes_on: true,
      },
      attitudes: [],
      lived: [],
      shown: { files: [], lines: '' },
      chance: 0,
      replicate: asked.replicate ?? 0,
      call,
    }
    const { text, rejected } = await askWords(models, wanted, { memory, place: member, encode: ground.finder.encode })
    if (text === null) return instead
    return {
      ...instead,
      reply: text,
      words: null,
      meta: {
        ...instead.meta,
        engine: 'llm',
        model: writer.name,
        prompt_versions: [promptVersion('words')],
        ...(rejected === 0 ? {} : { words_rejected: rejected }),
      },
    }
  }
}

/** The follow-up behind the question that it leans on, so that it can be understood. */
const goingOn = (about: Reading, asked: string): Reading => ({
  ...about,
  text: `${about.text} ${asked}`,
  type: 'open',
  options: [],
  ordered: false,
  scale: null,
  numeric: null,
  also: [],
})
