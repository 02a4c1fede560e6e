import type { Register } from '../../knowledge/index.ts'
import { type Person, streamOf, uniform } from '../../population/index.ts'
import type { Manner } from './speaking.ts'

const SCHOOLING: Readonly<Record<Person['education'], number>> = {
  less_than_high_school: 0,
  high_school: 0.25,
  some_college: 0.45,
  associates: 0.5,
  bachelors: 0.75,
  masters: 0.9,
  professional: 0.95,
  phd: 1,
}

/**
 * How an agent talks: the same in every study. Traits pull, chance decides: people of one temper still differ, and a
 * panel needs the terse and the talkative alike.
 */
export function mannerOf(person: Person): Manner {
  const stream = streamOf(person.version, 'manner')
  const draw = (which: number) => uniform(stream, person.index, which)
  /** About normal, mean 0, deviation 1: the sum of four even draws. */
  const noise = (which: number) =>
    (draw(which) + draw(which + 1) + draw(which + 2) + draw(which + 3) - 2) * Math.sqrt(3)
  const trait = (name: keyof Person['traits']) => (person.traits[name] - 50) / 20
  const school = SCHOOLING[person.education] ?? 0.4
  const outgoing = trait('extraversion')
  const kind = trait('agreeableness')
  const steady = trait('emotional_stability')
  const orderly = trait('conscientiousness')
  const young = person.age < 30 ? 1 : 0
  const old = person.age >= 65 ? 1 : 0

  const talk = 0.55 * outgoing + 0.2 * old - 0.15 * young + 0.8 * noise(0)
  const mood = clamp(0.22 * kind + 0.22 * steady + 0.06 * outgoing + 0.3 * noise(4), -1, 1)
  const hedging = clamp(0.4 - 0.1 * steady - 0.06 * outgoing + 0.05 * kind + 0.22 * noise(8), 0, 1)
  const vocabulary = clamp(0.15 + 0.55 * school + 0.08 * trait('openness') + 0.13 * noise(12), 0, 1)
  const clipped = clamp(0.42 - 0.2 * talk - 0.12 * orderly - 0.15 * (school - 0.45) + 0.2 * noise(16), 0, 1)

  const register = registerOf({ talk, mood, hedging, school, steady, kind, orderly }, draw(20))
  return {
    register,
    sentences: sentencesOf(register, talk, draw(21)),
    vocabulary,
    hedging: register === 'careful' || register === 'worried' ? Math.max(hedging, 0.35) : hedging,
    clipped:
      register === 'brusque' ? Math.max(clipped, 0.6) : register === 'chatty' ? Math.min(clipped, 0.35) : clipped,
    mood: register === 'warm' ? Math.max(mood, 0.15) : mood,
  }
}

interface Temper {
  talk: number
  mood: number
  hedging: number
  school: number
  steady: number
  kind: number
  orderly: number
}

/** The shares come out near 18 % brusque, 15 % chatty, 35 % plain and the rest between careful, dry, warm, worried. */
function registerOf(temper: Temper, draw: number): Register {
  const weights: readonly [Register, number][] = [
    ['brusque', 2.6 * grow(-1.1 * temper.talk - 0.45 * temper.kind)],
    ['chatty', 2.0 * grow(1.2 * temper.talk + 0.2 * temper.mood)],
    ['plain', 5.5],
    ['careful', 1.5 * grow(0.5 * temper.orderly + 1.2 * (temper.school - 0.45) + 0.5 * (temper.hedging - 0.4))],
    ['dry', 1.5 * grow(-0.4 * temper.kind + 0.7 * (temper.school - 0.45) + 0.2 * temper.steady)],
    ['warm', 1.3 * grow(0.7 * temper.kind + 0.8 * temper.mood)],
    ['worried', 0.9 * grow(-0.9 * temper.steady - 0.4 * temper.mood)],
  ]
  let left = draw * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [register, weight] of weights) {
    left -= weight
    if (left < 0) return register
  }
  return 'plain'
}

/** Rises from 0 without a power function, whose last bit differs between processors. */
function grow(pull: number): number {
  const x = clamp(pull, -3, 3)
  return x >= 0 ? 1 + x + 0.3 * x * x : 1 / (1 - x + 0.3 * x * x)
}

function sentencesOf(register: Register, talk: number, draw: number): number {
  if (register === 'brusque') return draw < 0.85 ? 1 : 2
  if (register === 'chatty') return draw < 0.5 ? 3 : draw < 0.85 ? 4 : 5
  return talk + 2 * (draw - 0.5) < -0.1 ? 1 : draw < 0.9 ? 2 : 3
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value
}
