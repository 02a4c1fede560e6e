import { placeOf } from '../meaning/fitting.ts'
import type { Fitting } from '../meaning/said-index.ts'
import { sentence } from './english.ts'
import { favourOf } from './reasons-favour.ts'
import { couldSay } from './speaker.ts'
import type { Remark, Speaking } from './speaking.ts'

/** From here on somebody is clearly for or against. */
const CLEAR = 0.3
const FOND = 0.8
const STEEPNESS = 4
const FIRST = 0.35

/**
 * Sentences that somebody wrote for this very question, and this answer to it, as far as this agent could say them; best
 * first. An open question is answered by one of them; after a closed one they are a reason.
 */
export function writtenRemarks(speaking: Speaking): (Remark & { names: boolean; alone: boolean })[] {
  const { found, person, reading, chance, manner } = speaking
  const near = found.said?.[placeOf(speaking)] ?? []
  if (near.length === 0) return []
  const favour = favourOf(speaking)
  const open = reading.type === 'open'
  const best = near[0]!.fit
  return near
    .filter(
      (said) => couldSay(said.who, person) && (open ? sides(said, favour, reading.against) : agrees(said, speaking)),
    )
    .map((said) => ({
      text: sentence(said.text),
      part: 'voice' as const,
      stance: said.lean,
      register: null,
      weight:
        1 +
        STEEPNESS * (said.fit - best) +
        lengthFit(said.text, manner.sentences) +
        (said.who.length > 0 ? FIRST / 2 : 0) +
        FIRST * chance(`written/${said.text}`),
      key: `written:${said.text.slice(0, 40)}`,
      names: true,
      alone: true,
    }))
    .sort((a, b) => b.weight - a.weight)
}

/**
 * Whoever is clearly for it says nothing against it, and the other way round. Asked for what is bad, only those who are
 * very much for it say that nothing is.
 */
function sides({ lean }: Fitting, favour: number, against: boolean | null): boolean {
  if (against) return lean <= 0 || favour > FOND
  return Math.abs(favour) < CLEAR || lean * favour >= 0
}

/** What was written for a "no" is not said after a "yes". */
function agrees({ answer }: Fitting, { decision }: Speaking): boolean {
  if (answer === null) return false
  const [theirs, own] = [answer, String(decision.value)].map((text) => /^(yes|no)\b/i.exec(text)?.[1]?.toLowerCase())
  return theirs === own || theirs === undefined || own === undefined
}

/** The talkative take long sentences, the brief short ones. */
function lengthFit(text: string, sentences: number): number {
  const words = text.split(' ').length
  const wanted = 7 + 5 * sentences
  return -0.25 * Math.min(2, Math.abs(Math.log(words / wanted)))
}
