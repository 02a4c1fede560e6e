import type { Columns } from '../columns.ts'
import { bits, type Stream } from './chance.ts'
import { backgroundSizes, backgrounds, RATE_GROUPS, rateGroupOf, writeBackground } from './health-background.ts'
import { burdenCodeOf, ladders, leftCodeOf, lifestyleSizes, NO_LADDER, type Steps } from './health-steps.ts'

/** What was decided about one person; used again for the next. */
export interface Decided {
  /** Of the rates by sex and age. */
  group: number
  /** The steps taken, in order, and how many they are. */
  taken: Uint16Array
  count: number
  /** By ladder: how far up. */
  rungs: Uint8Array
}

interface Order {
  columns: Columns
  /** In random order: those who come late make up for what the rates lack. */
  agents: Uint32Array
  stream: Stream
  steps: Steps
  write: (agent: number, decided: Decided) => void
}

/** Enough people to learn how far the model's rates are from the published ones among these agents. */
const PILOT = 10_000
/** How hard the odds lean per person that a group lacks: gently, for leaning hard blurs who it is that falls ill. */
const PULL = 0.2
/** Beyond these scores, in hundredths of a logit, there is no doubt. */
const LOWEST = -1200
const HIGHEST = 1200
const CERTAIN = 1e18
/** From one step's random number to the next one's. */
const STRIDE = 0x9e3779b9
/** The score of a step that nobody takes twice. */
const TAKEN = -1_000_000
/** Whoever has not found as many drug classes as the count says goes through them again. */
const ROUNDS = 3
/** Those on the last rung of the count take 12 classes or more, on average this many. */
const LAST_RUNG = 12
const MANY_DRUGS = 13

/**
 * Decides step by step and person by person: the odds follow from the background and from what the person already
 * has, and they lean towards the rates by sex and age, so that these are met within a few people.
 */
export function drawPeople({ columns, agents, stream, steps, write }: Order): void {
  const draw = drawerOf(steps, stream)
  const pilot = agents.subarray(0, PILOT)
  for (let at = 0; at < pilot.length; at++) draw.person(columns, pilot[at]!)
  draw.startAgain()
  for (let at = 0; at < agents.length; at++) write(agents[at]!, draw.person(columns, agents[at]!))
}

function drawerOf(steps: Steps, stream: Stream) {
  const { count, parts, pairs, after, running, rates, otherwise, ladder, condition, settled } = steps
  const [lifestyle, conditions, drugs, modelled] = parts
  const [a, b, c, d, e, f] = pairs
  const oddsAt = oddsTable()
  const tilts = rates.map((rate) => (rate > 0 ? 1 : 0))
  const takers = new Float64Array(rates.length)
  const members = new Float64Array(RATE_GROUPS)
  const scores = new Int32Array(count)
  const codes = new Uint8Array(backgrounds.length)
  const rows = new Uint32Array(6)
  const decided = { group: 0, taken: new Uint16Array(count), count: 0, rungs: new Uint8Array(ladders.length) }
  const { taken, rungs } = decided
  const counted = ladders.indexOf('rx_count')
  let key = 0
  let burden = 0
  let left = 0

  /** Adds up the scores of a part: background, lifestyle, and what was taken in earlier parts. */
  function begin(from: number, to: number): void {
    const rowA = rows[0]!
    const rowB = rows[1]!
    const rowC = rows[2]!
    const rowD = rows[3]!
    const rowE = rows[4]!
    const rowF = rows[5]!
    for (let s = from; s < to; s++) {
      scores[s] = a[rowA + s]! + b[rowB + s]! + c[rowC + s]! + d[rowD + s]! + e[rowE + s]! + f[rowF + s]!
    }
    for (let at = 0; at < decided.count; at++) {
      const step = taken[at]!
      if (step < conditions) continue
      const row = step * count
      for (let s = from; s < to; s++) scores[s] = scores[s]! + after[row + s]!
    }
  }

  function decide(from: number, end: number, round = 0): void {
    const row = decided.group * count
    const age = decided.group % 5
    const present = members[decided.group]!
    const areDrugs = from === drugs
    const tosses = key + Math.imul(round * count, STRIDE)
    let to = end
    let code = areDrugs ? leftCodeOf(left) : burdenCodeOf(age, burden)
    let step = from
    while (step < to) {
      const score = scores[step]! + running[code * count + step]!
      const cell = row + step
      // Odds as two numbers instead of their quotient: divisions are slow.
      let yes = 0
      let no = 1
      if (score >= HIGHEST) yes = CERTAIN
      else if (score > LOWEST) {
        yes = oddsAt[score - LOWEST]! * tilts[cell]!
        const lacking = rates[cell]! * present - takers[cell]!
        if (lacking > 0) yes *= 1 + PULL * lacking
        else no -= PULL * lacking
      }
      if (toss(tosses + Math.imul(step, STRIDE)) * (yes + no) >= yes) {
        step = otherwise[step]!
        continue
      }
      takers[cell] = takers[cell]! + 1
      taken[decided.count++] = step
      scores[step] = TAKEN
      const rung = ladder[step]!
      if (rung !== NO_LADDER) rungs[rung] = rungs[rung]! + 1
      if (areDrugs) {
        if (left > 0) left--
        if (left === 0 && to > settled) to = step < settled ? settled : step
        code = leftCodeOf(left)
      } else if (condition[step] === 1) {
        burden++
        code = burdenCodeOf(age, burden)
      }
      const effect = step * count
      for (let s = step + 1; s < to; s++) scores[s] = scores[s]! + after[effect + s]!
      step++
    }
  }

  return {
    /** Decides everything about one person; the answer holds until the next call. */
    person(columns: Columns, agent: number): Decided {
      writeBackground(columns, agent, codes)
      decided.group = rateGroupOf(columns.sex[agent]!, columns.age[agent]!)
      members[decided.group] = members[decided.group]! + 1
      decided.count = 0
      rungs.fill(0)
      burden = 0
      key = bits(stream, agent)
      rows[0] = (codes[0]! * backgroundSizes.partnered + codes[5]!) * count
      rows[1] = (codes[1]! * backgroundSizes.schooling + codes[2]!) * count
      rows[2] = (codes[3]! * backgroundSizes.labour + codes[4]!) * count
      rows[3] = 0
      rows[4] = 0
      rows[5] = 0
      begin(lifestyle, conditions)
      decide(lifestyle, conditions)
      rows[3] = (rungs[0]! * lifestyleSizes[1] + rungs[1]!) * count
      rows[4] = (rungs[2]! * lifestyleSizes[3] + rungs[3]!) * count
      rows[5] = (rungs[4]! * lifestyleSizes[5] + rungs[5]!) * count
      if (rungs[0]! >= 3) burden = 1
      begin(conditions, drugs)
      decide(conditions, drugs)
      left = rungs[counted]! < LAST_RUNG ? rungs[counted]! : MANY_DRUGS
      if (left > 0) begin(drugs, modelled)
      for (let round = 0; round < ROUNDS && left > 0; round++) decide(drugs, modelled, round)
      begin(modelled, count)
      decide(modelled, count)
      return decided
    },
    /** Keeps what was learnt about the odds and forgets the people. */
    startAgain(): void {
      for (let cell = 0; cell < rates.length; cell++) {
        const lacking = rates[cell]! * members[Math.floor(cell / count)]! - takers[cell]!
        tilts[cell] = tilts[cell]! * (lacking > 0 ? 1 + PULL * lacking : 1 / (1 - PULL * lacking))
      }
      takers.fill(0)
      members.fill(0)
    },
  }
}

/** A number from 0 up to 1: a round of mixing is enough where the keys are random already. */
function toss(key: number): number {
  let h = key | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) * 2.3283064365386963e-10
}

/** Odds by score, by repeated multiplication: exponentials differ between processors. */
function oddsTable(): Float64Array {
  const table = new Float64Array(HIGHEST - LOWEST)
  let odds = 0.000006144212353328214
  for (let at = 0; at < table.length; at++) {
    table[at] = odds
    odds *= 1.010050167084168
  }
  return table
}
