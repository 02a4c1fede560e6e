import { fitting } from '../meaning/fitting.ts'
import { withFurtherQuestions } from './compose-also.ts'
import { type Composed, compose, inOrder } from './compose-answer.ts'
import { drawsOf } from './compose-draws.ts'
import { type Ears, type PanelMemory, panelMemory } from './compose-memory.ts'
import { planOf } from './compose-plan.ts'
import { withReferenceBack } from './compose-reference-back.ts'
import { hasContent } from './content.ts'
import { sentence } from './english.ts'
import { nothingRemarks } from './nothing.ts'
import { maySay } from './only-american.ts'
import { openRemarksOf } from './open.ts'
import { isOutsider, reasonsOf } from './reasons.ts'
import { isPlainFact, saidAnswers, saidReasons } from './says.ts'
import type { Remark, Speaking } from './speaking.ts'
import { troubleReplyOf } from './trouble-replies.ts'
import { verdictsOf } from './verdicts.ts'
import { purposeOf } from './verdicts-choices-of.ts'
import { writtenRemarks } from './written.ts'

/** How often an agent may look for other words before it takes the least bad. */
const ROUNDS = 7

/**
 * The answers of a panel, in the panel's order. Agents are gone through by their index, so that the order in which
 * they were listed changes as little as can be. `also` holds, for each further question asked in the same breath, the
 * panel's speakings on it.
 */
export function composePanel(panel: readonly Speaking[], also: readonly (readonly Speaking[])[] = []): string[] {
  const memory = panelMemory(panel.length)
  const texts: string[] = new Array(panel.length).fill('')
  const order = panel.map((_, place) => place)
  order.sort((a, b) => panel[a]!.person.index - panel[b]!.person.index || a - b)
  for (const place of order) {
    const further = also.flatMap((speakings) => speakings[place] ?? [])
    texts[place] = answerOf(panel[place]!, further, memory, place)
  }
  return texts
}

function answerOf(speaking: Speaking, further: readonly Speaking[], memory: PanelMemory, place: number): string {
  const ears = memory.earsOf(
    place,
    speaking.earlier.map((one) => one.reply),
  )
  const trouble = speaking.reading.trouble === null ? null : troubleAnswer(speaking, ears)
  const composed = trouble ?? bestOf(speaking, further, ears)
  memory.note(composed.text, place, composed.keys, composed.remarks)
  return composed.text
}

/** Tries one wording after another until nothing speaks against it; after so many rounds the least bad will do. */
function bestOf(speaking: Speaking, further: readonly Speaking[], ears: Ears): Composed {
  let best: Composed | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && bestCost > (round - 1) * 0.5; round++) {
    for (const candidate of candidates(speaking, further, ears, round)) {
      const cost = costOf(candidate, ears) + (hasContent(candidate, speaking) ? 0 : BARE)
      if (cost < bestCost) {
        best = candidate
        bestCost = cost
      }
      if (cost === 0) break
    }
  }
  return best ?? lastResort(speaking)
}

/** An answer that could stand under any question is worth looking for another. */
const BARE = 2

/** 0: nothing speaks against it; below 1: it wears a little; from 4 on: it repeats what must not be repeated. */
function costOf({ text }: Composed, ears: Ears): number {
  const worn = ears.heard(text) ? 8 : ears.wellWorn(text) ? 0.4 : 0
  return ears.openingIsFull(text) ? worn + 4 : worn
}

/** What is complete as it is: a favorite, a fact. */
const isAlone = (head: object): boolean => 'alone' in head && head.alone === true

/** "… and why?" is no question of its own: it asks for reasons. */
const isWhy = ({ reading }: Speaking): boolean =>
  /^(and )?why( (not|is that|so|or why not))?\W*$/i.test(reading.text.trim())

function* candidates(speaking: Speaking, also: readonly Speaking[], ears: Ears, round: number): Generator<Composed> {
  const further = also.filter((one) => !isWhy(one))
  const turned = round < 2 ? speaking : salted(speaking, round)
  const draws = drawsOf(speaking.chance(`plan ${round}`))
  const may = maySay(speaking)
  const reasons = inOrder(
    aptReasons(turned).filter(({ text }) => may(text)),
    speaking,
    ears,
    round,
  )
  // Who goes on to say something particular need not spell the question out before.
  const particular = reasons.some((reason) => reason.part === 'voice') && draws.next() < 0.8
  const heads = freshFirst(
    headsOf(turned, round).filter(({ text }) => may(text)),
    ears,
  )
  for (const head of particular ? heads.toSorted((a, b) => Number(a.names ?? true) - Number(b.names ?? true)) : heads) {
    const plan = planOf(speaking.manner, speaking.reading.length, draws)
    const full = round > 0 && plan.words > 100 && ears.openingIsFull(head.text)
    const wish = full
      ? { ...plan, most: Math.max(2, plan.most), reasonFirst: true, runOn: false }
      : { ...plan, runOn: plan.runOn || round === 1 }
    const told =
      further.length < also.length && reasons.length > 0
        ? { ...wish, least: 2, most: Math.max(2, wish.most), runOn: false }
        : wish
    const room = further.length === 0 ? told : { ...told, most: Math.max(told.least, Math.min(2, told.most)) }
    const composed = compose(turned, { head, reasons: isAlone(head) ? [] : reasons }, room, round, draws, ears)
    if (composed === null) continue
    const whole = further.length === 0 ? composed : withFurtherQuestions(composed, further, speaking, plan, round, ears)
    yield withReferenceBack(whole, speaking, plan, round)
  }
}

/**
 * Where options are causes or facts ("Cost", "Drive alone"), nobody is for or against them as such: what would speak of
 * one as of a thing to have is left out.
 */
export function aptReasons(speaking: Speaking): readonly Remark[] {
  const { reading } = speaking
  if (reading.type === 'open' && isPlainFact(speaking)) return []
  const reasons = fitting(speaking, [
    ...saidReasons(speaking),
    ...(reading.type === 'open' ? [] : writtenRemarks(speaking)),
    ...reasonsOf(speaking),
  ])
  if (reading.options.length === 0 || reading.ordered || purposeOf(reading) === 'prefer') return reasons
  const names = reading.options.map((option) => option.text.toLowerCase()).filter((text) => text.length > 2)
  return reasons.filter(
    (reason) => reason.part === 'voice' || !names.some((name) => reason.text.toLowerCase().includes(name)),
  )
}

/** First statements. An open question may be answered by a reason itself, where the statements are used up. */
function headsOf(speaking: Speaking, round: number): (Remark & { names?: boolean })[] {
  if (speaking.reading.type !== 'open') return verdictsOf(speaking, 8, round)
  const written = writtenRemarks(speaking)
  if (written.length > 0 && round < WRITTEN_ROUNDS) return written
  if (isOutsider(speaking)) return reasonsOf(speaking)
  const said = fitting(speaking, saidAnswers(speaking))
  if (said.length > 0 && isPlainFact(speaking) && round < 5) return said
  // An option of a known question answers this one only where what is said with it does.
  const apt = said.some(({ key }) => key.startsWith('say:')) ? said : []
  const heads = [...apt, ...fitting(speaking, [...voicesFirst(speaking), ...openRemarksOf(speaking)])]
  if (heads.length > 0) return round < WRITTEN_ROUNDS ? heads : [...heads, ...nothingRemarks(speaking)]
  const voices = fitting(speaking, reasonsOf(speaking)).filter(({ part }) => part === 'voice')
  if (voices.length === 0 || round >= WRITTEN_ROUNDS) return nothingRemarks(speaking)
  return voices.map((voice) => ({ ...voice, names: true, alone: true }))
}

/** Rounds in which an open question is answered by a written sentence or not at all. */
const WRITTEN_ROUNDS = 4

/** Asked what they think, many begin with what comes to mind about the thing, and leave the verdict to be heard in it. */
function voicesFirst(speaking: Speaking): Remark[] {
  const begins = /^(opinion|feeling|attitude|association|barrier|driver|reason|improve|satisfaction|trust)$/
  if (!begins.test(speaking.reading.ask) || speaking.chance('voice first') > 0.6) return []
  return reasonsOf(speaking)
    .filter(({ part }) => part === 'voice')
    .slice(0, 3)
}

/** Those whose source the panel has used least come first; the order of chance is kept among equals. */
function freshFirst<Head extends Remark>(heads: readonly Head[], ears: Ears): Head[] {
  return heads
    .map((head) => ({ head, uses: ears.usesOf(head.key) }))
    .sort((a, b) => a.uses - b.uses)
    .map(({ head }) => head)
}

/** The same agent with other chances: what it would have said on another day. */
function salted(speaking: Speaking, round: number): Speaking {
  return { ...speaking, chance: (name) => speaking.chance(`${name} again ${round}`) }
}

function troubleAnswer(speaking: Speaking, ears: Ears): Composed | null {
  let text: string | null = null
  for (let round = 0; round < ROUNDS; round++) {
    text = troubleReplyOf(round === 0 ? speaking : salted(speaking, round))
    if (text === null) return null
    if (!ears.heard(text) && (round > 3 || !ears.openingIsFull(text))) break
  }
  return text === null ? null : { text, keys: [], remarks: [] }
}

/** Nothing could be put together at all: the value as it stands, or an honest blank. */
function lastResort(speaking: Speaking): Composed {
  const { value } = speaking.decision
  const said = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const text = said.trim() === '' ? "I don't have much to say about that one." : sentence(said)
  return { text, keys: [], remarks: [] }
}
