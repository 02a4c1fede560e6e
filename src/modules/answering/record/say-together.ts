import { composePanel, type Words } from '../saying/compose-panel.ts'
import type { Speaking } from '../saying/speaking.ts'
import type { RecordAnswer } from './answer-from-record.ts'

/** One question of a breath: by member what the record says, and what the words rest on where it says nothing. */
export interface Part {
  record: readonly (RecordAnswer | null)[]
  /** Empty where everybody's answer is on record. */
  speakings: readonly Speaking[]
}

/** A reply, and what kind of words it is made of. */
export interface Reply {
  text: string
  kind: Words['kind'] | 'record' | 'not_applicable'
}

/** The replies of a panel: facts as they are on record, and everything else in words of its own. */
export function sayTogether([main, ...also]: readonly [Part, ...Part[]]): Reply[] {
  const parts = main.record.map((_, member) => [main, ...also.filter((part) => !isIdle(part, main, member))])
  const composed = composedOf(parts)
  return parts.map((own, member) => {
    const facts = [...new Set(own.flatMap(({ record }) => record[member]?.reply ?? []))]
    const rest = composed[member]
    const answer = main.record[member]
    const settled = answer?.lacking && answer.value === null ? 'not_applicable' : 'record'
    // Whoever is without what is asked about has no answer to the rest of it.
    if (answer?.lacking) return { text: answer.reply, kind: settled }
    if (rest === undefined) return { text: facts.join(' '), kind: settled }
    // Whoever has told what is on record need not say that they have nothing on the rest.
    if (facts.length > 0 && rest.kind === 'nothing') return { text: facts.join(' '), kind: settled }
    const said = main.record[member] === null ? [rest.text, ...facts] : [...facts, rest.text]
    return { text: said.join(' '), kind: main.record[member] === null ? rest.kind : settled }
  })
}

/** "How old are you, and why?": a fact has no reasons. */
const isIdle = (part: Part, main: Part, member: number): boolean =>
  main.record[member] !== null && part.speakings[member]?.reading.ask === 'reason'

/** Members who are left with the same questions are heard together, so that they do not repeat each other. */
function composedOf(parts: readonly (readonly Part[])[]): (Words | undefined)[] {
  const groups = new Map<string, { members: number[]; open: readonly Part[] }>()
  for (const [member, own] of parts.entries()) {
    const open = own.filter(({ record }) => record[member] === null)
    const key = own.map(({ record }) => Number(record[member] === null)).join('')
    if (open.length === 0) continue
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { members: [member], open })
    else known.members.push(member)
  }
  const texts: (Words | undefined)[] = new Array(parts.length).fill(undefined)
  for (const { members, open } of groups.values()) {
    const [first, ...further] = open.map(({ speakings }) => members.map((member) => speakings[member]!))
    for (const [place, text] of composePanel(first!, further).entries()) texts[members[place]!] = text
  }
  return texts
}
