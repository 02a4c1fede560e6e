import { careOf } from '../reading/care.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Format, Reading } from '../reading/reading.ts'
import { addressedIn } from './audience.ts'
import { optOutAmong } from './opt-out.ts'

type Read = (question: string, format?: Format) => Promise<Reading>

export const YES = 'Yes'
export const YES_NO: Format = { type: 'single_choice', options: [YES, 'No'] }

/**
 * What a question asks of those whom it says it is for; null where it asks everybody. What calls for care, or is not to be
 * answered, is read as a whole: who is left out of it must not tell anything.
 */
export async function readAddressed(question: string, format: Format | undefined, read: Read): Promise<Reading | null> {
  const addressed = addressedIn(question)
  if (addressed === null) return null
  const { screens, rest } = addressed
  const asked = await Promise.all(screens.map((screen) => read(screen.question, YES_NO)))
  const isDelicate = (own: Reading): boolean => careOf(own) !== null || (own.trouble ?? 'unclear') !== 'unclear'
  if ([readQuestion(question, format), ...asked].some(isDelicate)) return null
  const options = format?.options ?? []
  const at = Math.max(...screens.map((screen) => optOutAmong(options, screen)))
  if (at < 0 || options.length < 3)
    return { ...(await read(rest, format)), audience: { asked: question, screens, opt_out: null } }
  // Those who are meant choose among the others.
  const reading = await read(rest, { ...format, options: options.toSpliced(at, 1) })
  return { ...reading, audience: { asked: question, screens, opt_out: { text: options[at]!, at } } }
}
