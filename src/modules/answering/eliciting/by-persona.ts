import { askModelForJson, type Models } from '../../models/index.ts'
import { fillPrompt } from '../prompts/prompt.ts'
import { shownQuestion } from '../prompts/untrusted.ts'
import { personSlots } from '../wording/person-slots.ts'
import { type AnswersAsked, answersAsked, onLadder } from './answers-asked.ts'
import { answerLines, howMany, schemaOf, shareKeys } from './ask-forecast.ts'
import { type Calibration, calibratedForm, type FormCalibration } from './calibration.ts'
import { drawAlone, knownChances } from './draw-alone.ts'
import type { Elicitation, Put } from './elicitation.ts'
import { sharesIn } from './population-forecast.ts'
import { weigh } from './trust.ts'

export interface PersonaParts {
  models: Models
  model: string
  /** For questions that have no answers to give chances for. */
  otherwise: Elicitation
  calibrationOf(): Promise<Calibration>
}

/**
 * A call per agent for the chances of each answer, as a hundred people with the same facts would give it; the draw is
 * ours. Better than asking an agent to pick, and a call per agent dearer than a forecast.
 */
export function byPersona({ models, model, otherwise, calibrationOf }: PersonaParts): Elicitation {
  return {
    name: 'persona',
    async open(put) {
      const asked = answersAsked(put.reading)
      if (asked.labels.length === 0) return otherwise.open(put)
      const calibration = await calibrationOf()
      const trust = calibration.by_form[calibratedForm(asked)]
      const known = knownChances(put)
      return {
        forecast: put.known,
        mentions: [],
        models: [model],
        calibration: calibration.name,
        async decide(member, call) {
          const request = {
            model,
            purpose: 'persona' as const,
            prompt: personaPrompt(put, asked, member, model),
            json: chancesSchema(asked),
            ...call,
          }
          const { value: shares } = await askModelForJson(models, request, (reply) => {
            const given = sharesIn(reply.shares, asked.labels.length, asked.labels)
            const total = given?.reduce((sum, share) => sum + share, 0) ?? 0
            if (given === null || !(total > 0))
              return { problem: `"shares" must hold a percentage for each of "1" to "${asked.labels.length}"` }
            const scale = asked.form === 'each' ? 100 : total
            return { value: given.map((share) => Math.min(1, share / scale)) }
          })
          return drawAlone(put, member, chancesBy(asked, shares, put, known?.[member] ?? null, trust))
        },
      }
    },
  }
}

/** What the model says of people like this agent, held against what is known of them here. */
function chancesBy(
  asked: AnswersAsked,
  shares: readonly number[],
  { known: forecast }: Put,
  known: readonly number[] | null,
  calibration: FormCalibration,
) {
  const { steps, aside } = asked.form === 'ladder' ? onLadder(asked, shares) : { steps: shares, aside: [] }
  const { uncertainty } = forecast
  const each = asked.form === 'each'
  const { model: trust } =
    known === null ? { model: 1 } : weigh({ said: steps, known, each, stated: null, uncertainty }, calibration)
  const mixed = steps.map((share, at) => (known === null ? share : trust * share + (1 - trust) * known[at]!))
  if (asked.form !== 'ladder' || forecast.aside === undefined) return { shares: mixed }
  return {
    shares: mixed,
    aside: forecast.aside.map(({ option, share }, nth) => ({
      option,
      share: trust * (aside[nth] ?? share) + (1 - trust) * share,
    })),
  }
}

export function personaPrompt(
  { reading, panel, attitudes, shown }: Pick<Put, 'reading' | 'panel' | 'attitudes' | 'shown'>,
  asked: AnswersAsked,
  member: number,
  model: string,
) {
  const { files, lines } = shown(model)
  const slots = {
    question: shownQuestion(reading),
    attachments: lines,
    answers: answerLines(asked.labels),
    how_many: howMany(reading, asked.form),
    ...personSlots(panel[member]!, reading, attitudes[member] ?? []),
    share_keys: shareKeys(asked.labels.length, asked.form === 'each'),
    sum: asked.form === 'each' ? ', each from 0 to 100' : ', with a sum of 100',
  }
  return fillPrompt('persona', slots, files)
}

export const chancesSchema = (asked: AnswersAsked) => {
  const { shares } = schemaOf(asked).schema.properties as { shares: unknown }
  return {
    name: 'chances',
    schema: { type: 'object', properties: { shares }, required: ['shares'], additionalProperties: false },
  }
}
