import { askModel, type Models } from '../../models/index.ts'
import { fillPrompt } from '../prompts/prompt.ts'
import { shownQuestion } from '../prompts/untrusted.ts'
import { chanceOf } from '../saying/chance-of.ts'
import { mannerOf } from '../saying/manner.ts'
import { mannerLine } from '../wording/drawn.ts'
import { personSlots } from '../wording/person-slots.ts'
import { readWords } from '../wording/read-words.ts'
import { answersAsked } from './answers-asked.ts'
import { drawAlone } from './draw-alone.ts'
import type { Elicitation, Put } from './elicitation.ts'
import { anchorsOf, type Embed, nearnessTo } from './similarity.ts'

export interface SimilarityParts {
  models: Models
  model: string
  embed: Embed
  /** For questions that no ladder is asked in. */
  otherwise: Elicitation
}

/**
 * Each agent first reacts in free words, without numbers; how near these come to what people on each step of the scale
 * would say gives the chances of the steps. Made for scales of intention and liking, on which models asked for a number
 * name the same few.
 */
export function bySimilarity({ models, model, embed, otherwise }: SimilarityParts): Elicitation {
  return {
    name: 'similarity',
    async open(put) {
      const asked = answersAsked(put.reading)
      if (asked.form !== 'ladder') return otherwise.open(put)
      const anchors = await anchorsOf(put.reading, asked.at, embed)
      return {
        forecast: put.known,
        mentions: [],
        models: [model],
        calibration: 'none',
        async decide(member, call) {
          const request = { model, purpose: 'reaction' as const, prompt: reactionPrompt(put, member, model), ...call }
          const { value: said } = await askModel(models, request, (text) => readWords(text, request.prompt))
          const [vector] = await embed([said])
          return drawAlone(put, member, { shares: nearnessTo(anchors, vector!) })
        },
      }
    },
  }
}

export function reactionPrompt(
  { reading, panel, attitudes, shown, replicate }: Pick<Put, 'reading' | 'panel' | 'attitudes' | 'shown' | 'replicate'>,
  member: number,
  model: string,
) {
  const { person } = panel[member]!
  const { files, lines } = shown(model)
  const slots = {
    question: shownQuestion(reading),
    attachments: lines,
    ...personSlots(panel[member]!, reading, attitudes[member] ?? []),
    manner: mannerLine(mannerOf(person), 'medium', chanceOf(reading, replicate)(person)('reaction')),
  }
  return fillPrompt('reaction', slots, files)
}
