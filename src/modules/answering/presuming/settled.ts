import type { Person } from '../../population/index.ts'
import type { Reading, Screen } from '../reading/reading.ts'
import { lackOf, type RecordAnswer } from '../record/answer-from-record.ts'
import { factOf, recordAnswers } from '../record/record-answers.ts'
import { sayNotMeant } from './not-meant.ts'
import { optOutAmong } from './opt-out.ts'
import { presumedBy } from './presumed.ts'

type Panel = readonly { person: Person }[]

/** What a panel answers to a screen, as it answers when it is asked nothing else. */
export type AskScreen = (screen: Screen) => Promise<Screened>

export interface Screened {
  reading: Reading
  /** By member, whether the answer is yes. */
  yes: readonly boolean[]
  /** How sure the answers are that are not on record. */
  confidence: NonNullable<RecordAnswer['confidence']>
}

/**
 * What is settled before anything is forecast: what each of some people answers by their record and, of whoever the question
 * is not for, why it is not. Null for everybody else.
 */
export async function settledAnswers(
  reading: Reading,
  panel: Panel,
  ask: AskScreen,
): Promise<readonly (RecordAnswer | null)[]> {
  const settled = settledByRecord(reading, panel)
  const { screens, opt_out } = reading.audience ?? { screens: [], opt_out: null }
  // Who is meant comes before everything else: what the record tells of the others is not asked.
  const left = new Map<number, RecordAnswer>()
  for (const screen of screens) {
    const screened = await ask(screen)
    for (const [member, { person }] of panel.entries()) {
      if (left.has(member) || screened.yes[member] === screen.wanted) continue
      left.set(member, chosen(reading, notMeant(screened, screen, person), opt_out?.text ?? optOutOf(reading, screen)))
    }
  }
  return settled.map((answer, member) => left.get(member) ?? answer)
}

/** As much of it as the record alone can tell. */
export const settledByRecord = (reading: Reading, panel: Panel): readonly (RecordAnswer | null)[] =>
  recordAnswers(reading, panel).map((answer, member) => answer ?? lackingAnswer(reading, panel[member]!.person))

function lackingAnswer(reading: Reading, person: Person): RecordAnswer | null {
  for (const presumed of presumedBy(reading)) {
    const asked = factOf(presumed)
    const reply = asked === null ? null : lackOf(asked, person)
    if (reply === null) continue
    const lack: RecordAnswer = { value: null, reply, field: asked!.field, lacking: true }
    return chosen(reading, lack, optOutOf(reading, { question: presumed.text, wanted: true }))
  }
  return null
}

function notMeant({ reading, confidence }: Screened, { wanted }: Screen, person: Person): RecordAnswer {
  const asked = factOf(reading)
  const reply = asked === null ? null : lackOf(asked, person, wanted)
  if (reply !== null) return { value: null, reply, field: asked!.field, lacking: true }
  return { value: null, reply: sayNotMeant(reading, wanted, person), field: 'none', lacking: true, confidence }
}

/** Where an option is there for those who are not meant, they choose it. */
const chosen = ({ type }: Reading, lack: RecordAnswer, optOut: string | null): RecordAnswer =>
  optOut === null ? lack : { ...lack, value: type === 'multiple_choice' ? [optOut] : optOut }

function optOutOf({ options, from, text }: Reading, screen: Screen): string | null {
  const texts = options.map((option) => option.text)
  // What nobody has listed is there for no one in particular.
  if (from === 'wording' && !texts.every((one) => text.toLowerCase().includes(one.toLowerCase()))) return null
  return texts[optOutAmong(texts, screen, options.length > 2)] ?? null
}
