import { fitting } from '../meaning/fitting.ts'
import type { Composed } from './compose-answer.ts'
import { type Draws, drawsOf } from './compose-draws.ts'
import type { Ears } from './compose-memory.ts'
import type { Plan } from './compose-plan.ts'
import { continued, sentence, sentencesOf, withoutStop, wordCount } from './english.ts'
import { nothingRemarks } from './nothing.ts'
import { openRemarksOf } from './open.ts'
import { reasonsOf } from './reasons.ts'
import { saidAnswers } from './says.ts'
import type { Remark, Speaking } from './speaking.ts'
import { verdictsOf } from './verdicts.ts'
import { mentionOf } from './verdicts-slots.ts'
import { writtenRemarks } from './written.ts'

const ORDINALS = ['second', 'third', 'fourth']

/** Goes on to the further questions of the same breath, each in a sentence or so. */
export function withFurtherQuestions(
  main: Composed,
  further: readonly Speaking[],
  first: Speaking,
  plan: Plan,
  round: number,
  ears: Ears,
): Composed {
  const draws = drawsOf(first.chance(`also ${round}`))
  let text = main.text
  const keys = [...main.keys]
  const remarks = [...main.remarks]
  for (const [at, speaking] of further.slice(0, 3).entries()) {
    if (speaking.reading.trouble !== null) continue
    const fresh = headsOf(speaking, round).filter((one) => !keys.includes(one.key) && !main.text.includes(one.text))
    const head = fresh.find((one) => !ears.heard(one.text)) ?? fresh[0]
    if (head === undefined) continue
    const said = linked(head, speaking, at, draws)
    const next = plan.most === 1 && plan.words < 100 ? asOne(text, head.text) : `${text} ${said}`
    if (next === null || wordCount(next) > plan.words || sentencesOf(next).length > 7) continue
    text = next
    keys.push(head.key)
    remarks.push(head.text)
  }
  return { text, keys, remarks }
}

type Head = Remark & { names?: boolean }

/** An agent tries many beginnings in a round, and what it would go on to say is the same after each. */
const latest = new WeakMap<Speaking, { round: number; heads: readonly Head[] }>()

function headsOf(speaking: Speaking, round: number): readonly Head[] {
  const open = speaking.reading.type === 'open'
  const known = latest.get(speaking)
  if (known !== undefined && (open || known.round === round)) return known.heads
  const heads = open ? openHeadsOf(speaking) : verdictsOf(speaking, 6, round)
  latest.set(speaking, { round, heads })
  return heads
}

/** What somebody wrote on the matter, where there is anything; else whatever suits the question, or nothing. */
function openHeadsOf(speaking: Speaking): Head[] {
  const voices = reasonsOf(speaking).filter(({ part }) => part === 'voice')
  const written = fitting(speaking, [...saidAnswers(speaking), ...voices]).map((remark) => ({ ...remark, names: true }))
  return [...writtenRemarks(speaking), ...written, ...openRemarksOf(speaking), ...nothingRemarks(speaking)]
}

/** With a word that says which question is meant, unless the remark says so itself. */
function linked(head: Head, speaking: Speaking, at: number, draws: Draws): string {
  const tail = continued(head.text)
  if (tail === null) return head.text
  const kind = mentionOf(speaking.reading)
  const named = head.names === true || (kind !== null && head.text.includes(kind))
  const draw = draws.next()
  if (named) return draw < 0.55 ? head.text : `And ${tail}`
  if (kind !== null) {
    const links = [`As for ${kind},`, `On ${kind},`, `With ${kind},`, `And ${kind}:`]
    return `${links[Math.floor(draw * links.length)]!} ${tail}`
  }
  const links = [
    `On the ${ORDINALS[at] ?? 'last'} one,`,
    'For the other part,',
    'As to the other question,',
    'And the other part,',
  ]
  return `${links[Math.floor(draw * links.length)]!} ${tail}`
}

/** Both in one sentence, for short answers. */
function asOne(text: string, head: string): string | null {
  const tail = continued(head)
  return tail === null || sentencesOf(text).length > 1 || /[?!]$/.test(text)
    ? null
    : sentence(`${withoutStop(text)}, and ${withoutStop(tail)}`)
}
