import type { Part, Reply } from '../record/say-together.ts'
import { panelMemory } from '../saying/compose-memory.ts'
import { plainWords } from '../saying/compose-panel.ts'
import type { Speaking } from '../saying/speaking.ts'
import { plainPanel } from './plain-answers.ts'

/** Answers about somebody else, "and your partner?": what people say of themselves is not said of others. */
export function sayOfOthers({ record, speakings }: Part): Reply[] {
  const memory = panelMemory(record.length)
  const closed = speakings.length === 0 ? [] : plainPanel(speakings, (speaking) => ({ bank: bankOf(speaking) }))
  return record.map((own, place) => {
    if (own !== null) return { text: own.reply, kind: own.lacking ? 'not_applicable' : 'record' }
    const speaking = speakings[place]!
    if (roleOf(speaking) !== null) return { text: closed[place]!, kind: 'plain' }
    const words = plainWords(speaking, memory.earsOf(place, []))
    memory.note(words.text, place, [], [])
    return words
  })
}

const roleOf = ({ reading, decision }: Speaking): 'yes' | 'no' | null => {
  const role = reading.options.find(({ text }) => text === decision.value)?.role
  return role === 'yes' || role === 'no' ? role : null
}

const bankOf = (speaking: Speaking): string => (roleOf(speaking) === 'no' ? 'others_no' : 'others_yes')
