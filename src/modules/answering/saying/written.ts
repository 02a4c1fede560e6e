import type { Fitting } from '../meaning/said-index.ts'
import { disowns } from '../presuming/disowns.ts'
import { keyOf } from '../reading/fold.ts'
import { mayOffer } from '../reading/offer-described.ts'
import { sentence } from './english.ts'
import { testsWords } from './names.ts'
import { favourOf } from './reasons-favour.ts'
import { isSameAnswer, isSameHeight } from './same-answer.ts'
import { couldSay } from './speaker.ts'
import type { Remark, Speaking } from './speaking.ts'
import { sumsFollow } from './sums-said.ts'

/** From here on somebody is clearly for or against. */
const CLEAR = 0.3
const FOND = 0.8
const STEEPNESS = 4
const FIRST = 0.35
/** "No. Nope, everybody can lean back": the value has been said. */
const SAID_ALREADY = /^(?:yes|yeah|yep|yup|no|nope|nah)[,.] (?=\S)/i
/** Of two things that are asked, whoever answers both comes first. */
const BOTH = 2

/**
 * Sentences that somebody wrote for this very question, and this answer to it, as far as this agent could say them; best
 * first. An open question is answered by one of them; after a closed one they are a reason.
 */
export const writtenRemarks = (speaking: Speaking): Remark[] =>
  writtenOf(speaking, ({ kind, sure }) => kind === null && sure)

/** The same for questions further away. What lies near the wording of an offer seldom speaks of what is offered. */
export const nearbyRemarks = (speaking: Speaking): Remark[] =>
  speaking.reading.stimulus === null ? writtenOf(speaking, ({ kind, sure }) => kind === null && !sure) : []

/**
 * What people say to questions of this kind, whatever it is that they are asked about. Where a closed question is surely known, a bare
 * answer is better.
 */
export const generalRemarks = (speaking: Speaking): Remark[] =>
  heardFor(speaking).some(({ kind, sure }) => kind === null && sure)
    ? []
    : writtenOf(speaking, ({ kind }) => kind === 'questions')

/** Of both, for an open question: whatever is likelier to answer it comes first. */
export const likeliestRemarks = (speaking: Speaking): Remark[] =>
  writtenOf(
    speaking,
    ({ kind, sure }) => kind === 'questions' || (kind === null && !sure && speaking.reading.stimulus === null),
  )

/** What people say of offers of this kind, where the question makes one. */
export function reactions(speaking: Speaking): Remark[] {
  const { text, type } = speaking.reading
  if (!isOffer(speaking) || isAbsurd(speaking) || testsWords(speaking)) return []
  // What one thinks of it does not say whom it is for.
  if (type === 'open' && FOR_WHOM.test(text) && !WHAT_OF_IT.test(text)) return []
  return writtenOf(speaking, ({ kind }) => kind === 'offers')
}
const WHAT_OF_IT = /\b(?:reaction|gut|think of|thoughts|like|dislike|would you|appeal)\b/i
const FOR_WHOM =
  /\bwho(?:m)? (?:is|are|was) (?:this|it|that|these|they) for\b|\bwho (?:do you (?:think|imagine|picture)|would|might|will)\b|\bwhat (?:kind|sort) of (?:person|people)\b/i

/** What nearly nobody would have is of no kind with what companies offer. */
export function isAbsurd({ reading, forecast }: Speaking): boolean {
  const yes = reading.options.findIndex(({ role }) => role === 'yes')
  return yes >= 0 && (forecast.shares[yes] ?? 1) < ABSURD
}
const ABSURD = 0.06

/** Whether the question makes an offer, and asks what people make of it. What they have is none, unless another one is described. */
export const isOffer = ({ reading, decision }: Speaking): boolean =>
  (typeof decision.value !== 'number' || reading.scale !== null) &&
  (reading.stimulus !== null || (mayOffer(reading) && decision.user !== true))

function writtenOf(speaking: Speaking, wanted: (said: Fitting) => boolean): Remark[] {
  const { person, reading, chance, manner } = speaking
  const near = heardFor(speaking).filter(wanted)
  if (near.length === 0) return []
  const favour = favourOf(speaking)
  const open = reading.type === 'open'
  const { fit: best, kind } = near[0]!
  const offered = kind === 'offers'
  const disowned = disowns(reading)
  return near
    .filter(
      (said) =>
        couldSay(said, person) &&
        // A sum was written for the price of another offer.
        sumsFollow(said.text, reading) &&
        !disowned(said.text) &&
        (open || offered ? sides(said, favour, reading.against, offered && !open) : agrees(said, speaking)),
    )
    .map((said) => ({
      text: sentence(open ? said.text : said.text.replace(SAID_ALREADY, '')),
      part: 'voice' as const,
      stance: said.lean,
      register: null,
      weight:
        1 +
        STEEPNESS * (said.fit - best) +
        lengthFit(said.text, manner.sentences) +
        (said.who.length > 0 ? FIRST / 2 : 0) +
        (said.twice ? BOTH : 0) +
        FIRST * chance(`written/${said.text}`),
      key: `written:${said.text.slice(0, 40)}`,
      ...(said.twice ? { twice: true } : {}),
    }))
    .sort((a, b) => b.weight - a.weight)
}

/** All that was found for the answer that was decided. */
const heardFor = (speaking: Speaking): readonly Fitting[] => speaking.found.said?.[placeOf(speaking)] ?? []

/** Which of the answers that sentences were looked up for is the one that was decided. */
const placeOf = ({ reading, decision, found }: Speaking): number =>
  found.said?.length === 1 ? 0 : reading.options.findIndex(({ text }) => text === decision.value)

/**
 * Whoever is clearly for it says nothing against it, and the other way round. Asked for what is bad, only those who are
 * very much for it say that nothing is.
 */
function sides({ lean }: Fitting, favour: number, against: boolean | null, decided: boolean): boolean {
  if (against) return lean <= 0 || favour > FOND
  // Whoever has said no asks nothing that it would depend on.
  return Math.abs(favour) < CLEAR || lean * favour > 0 || (lean === 0 && !decided)
}

/** What was written for a "no" is not said after a "yes", nor what was written for one option after another. */
function agrees({ answer, lean, top, text }: Fitting, speaking: Speaking): boolean {
  const { decision, reading } = speaking
  const { value } = decision
  if (typeof value === 'number' && reading.scale !== null)
    return answer === null
      ? lean * favourOf(speaking) > CLEAR
      : !reading.reversed && !reading.scale.descending && isSameHeight(answer, top, value, reading.scale)
  if (answer === null || typeof value !== 'string') return false
  // "Do you not have one any more? Yes": what was written for a yes to "Do you have one?" says the contrary.
  if (reading.reversed && reading.options.some(({ role }) => role === 'yes')) return false
  const theirs = keyOf(answer)
  // "The beach. Beach, I want sand in everything": the option has been said.
  if (theirs.length > 3 && bareOf(text).startsWith(bareOf(answer))) return false
  return isSameAnswer(answer, value, reading)
}

/** "Just the air fryer": what names an option, without the words before its noun. */
const bareOf = (text: string): string =>
  keyOf(text).replace(/^(?:(?:just|probably|definitely|mostly|the|an?|my) )+/, '')

/** The talkative take long sentences, the brief short ones. */
function lengthFit(text: string, sentences: number): number {
  const words = text.split(' ').length
  const wanted = 7 + 5 * sentences
  return -0.25 * Math.min(2, Math.abs(Math.log(words / wanted)))
}
