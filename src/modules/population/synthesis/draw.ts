import { type Stream, uniform } from './chance.ts'

/** A table that the draw has to hit: shares of the categories, or of groups of categories, within groups of agents. */
export interface Margin {
  /** By agent. Everywhere the same kind of array: the inner loop is several times faster for it. */
  group: Uint16Array
  groups: number
  /** By category: its class in this table ("bachelors" and above may be one). */
  classes: Uint8Array
  width: number
  /**
   * Group by group, the shares of the classes. A row of NaN has no figure: the model's own expectation stands, and
   * only the rounding is kept in check.
   */
  shares: Float64Array
  /** Small groups: move the last people who are in the wrong class. */
  settled?: boolean
}

export interface Draw {
  categories: number
  /** Who draws, in the order of drawing; everybody else keeps the value that `into` has. */
  agents: Uint32Array
  /** By agent: the row of `table` with its odds. */
  row: Uint16Array
  table: Float64Array
  margins: readonly Margin[]
  stream: Stream
  into: Uint8Array
}

/** Enough agents to learn by how much the odds must be tilted; what is left over, the draw itself corrects. */
const sampleOf = (agents: number): number => Math.min(10_000, 2000 + Math.floor(agents / 10))
const ROUNDS = 4
/**
 * How hard the draw pulls back towards a margin, per person that is missing or too many. Gently: pulled hard, the
 * counts decide who gets what instead of the odds, and what goes with what is blurred.
 */
const PULL = 0.15
/** Beyond this many people the pull grows no further: a margin that cannot be met must not bend everything else. */
const FARTHEST = 8

/** A margin while it is worked with. */
interface Held extends Margin {
  /** Factors on the odds, by group and class. */
  tilt: Float64Array
  /** How many people each class of each group still lacks. */
  lacking: Float64Array
}

/** All of one shape, field by field: the engine compiles the inner loops for one shape far better than for many. */
function holdMargin({ group, groups, classes, width, shares, settled = false }: Margin): Held {
  const cells = groups * width
  return {
    group,
    groups,
    classes,
    width,
    shares,
    settled,
    tilt: new Float64Array(cells).fill(1),
    lacking: new Float64Array(cells),
  }
}

/**
 * Draws a category for every agent: by the model's odds, raked to the margins, and with the rounding kept in check.
 * Each margin remembers how many people it lacks in every class, and the odds lean that way, so that a group comes out
 * within a few people of its figures, where independent draws would be off by dozens.
 */
export function draw(order: Draw): void {
  const { categories, agents, stream, into } = order
  const held = order.margins.map(holdMargin)
  fitTilts(order, held)
  const odds = new Float64Array(categories)
  for (let at = 0; at < agents.length; at++) {
    const agent = agents[at]!
    const total = leaningOdds(order, held, agent, odds)
    const chosen = pick(odds, total * uniform(stream, agent))
    into[agent] = chosen
    for (let m = 0; m < held.length; m++) {
      const { group, width, classes, lacking } = held[m]!
      const cell = group[agent]! * width + classes[chosen]!
      lacking[cell] = lacking[cell]! - 1
    }
  }
  for (const margin of held) if (margin.settled) settle(order, held, margin)
}

/**
 * Writes the agent's odds, tilted and leaning towards what the margins lack, and returns their sum. Each margin's group
 * gets one agent more, so it is to have so much more of each class.
 */
function leaningOdds(order: Draw, held: readonly Held[], agent: number, odds: Float64Array): number {
  let expected = 0
  for (let m = 0; m < held.length; m++) {
    const { group, width, shares, lacking } = held[m]!
    const first = group[agent]! * width
    if (shares[first]! >= 0) {
      for (let cell = first; cell < first + width; cell++) lacking[cell] = lacking[cell]! + shares[cell]!
    } else {
      if (expected === 0) expected = tiltedOdds(order, held, agent, odds)
      expectAgent(held[m]!, first, odds, expected)
    }
  }
  const categories = odds.length
  const row = order.row[agent]! * categories
  let total = 0
  for (let category = 0; category < categories; category++) {
    odds[category] = order.table[row + category]!
    total += odds[category]!
  }
  for (let m = 0; m < held.length; m++) {
    const { group, width, classes, tilt, lacking } = held[m]!
    const first = group[agent]! * width
    total = 0
    for (let category = 0; category < categories; category++) {
      const cell = first + classes[category]!
      const weight = odds[category]! * tilt[cell]! * lean(lacking[cell]!)
      odds[category] = weight
      total += weight
    }
  }
  return total > 0 ? total : tiltedOdds(order, held, agent, odds)
}

/** Without a figure for the group, what the odds lead to expect of the agent is what its group is to have. */
function expectAgent({ classes, lacking }: Held, first: number, odds: Float64Array, total: number): void {
  for (let category = 0; category < odds.length; category++) {
    const cell = first + classes[category]!
    lacking[cell] = lacking[cell]! + odds[category]! / total
  }
}

/** Rational on purpose: exponentials differ in their last bit from one processor's library to the next. */
function lean(lacking: number): number {
  return lacking >= 0
    ? 1 + PULL * (lacking < FARTHEST ? lacking : FARTHEST)
    : 1 / (1 - PULL * (lacking > -FARTHEST ? lacking : -FARTHEST))
}

function pick(odds: Float64Array, mark: number): number {
  let reached = 0
  let last = 0
  for (let category = 0; category < odds.length; category++) {
    if (odds[category]! === 0) continue
    reached += odds[category]!
    if (mark < reached) return category
    last = category
  }
  return last
}

/** Iterative proportional fitting: a factor per margin, group and class, on the first agents (their order is random). */
function fitTilts(order: Draw, held: readonly Held[]): void {
  const { categories, agents } = order
  const measured = held.filter(({ shares }) => shares.some((share) => share >= 0))
  const sample = agents.subarray(0, sampleOf(agents.length))
  const odds = new Float64Array(categories)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { group, groups, width, classes, shares, tilt } of measured) {
      const expected = new Float64Array(groups * width)
      const members = new Float64Array(groups)
      for (let at = 0; at < sample.length; at++) {
        const agent = sample[at]!
        const total = tiltedOdds(order, held, agent, odds)
        const of = group[agent]!
        members[of] = members[of]! + 1
        for (let category = 0; category < categories; category++) {
          const cell = of * width + classes[category]!
          expected[cell] = expected[cell]! + odds[category]! / total
        }
      }
      for (let cell = 0; cell < expected.length; cell++) {
        const wanted = shares[cell]! * members[Math.floor(cell / width)]!
        // A cell nobody can be in, or without a figure, stays as the model has it.
        if (wanted >= 0 && expected[cell]! > 0) tilt[cell] = tilt[cell]! * (wanted / expected[cell]!)
      }
    }
  }
}

/** Writes the agent's odds, tilted, and returns their sum. */
function tiltedOdds({ row, table }: Draw, held: readonly Held[], agent: number, odds: Float64Array): number {
  const categories = odds.length
  const first = row[agent]! * categories
  let total = 0
  for (let category = 0; category < categories; category++) {
    const weight = table[first + category]!
    odds[category] = weight
    total += weight
  }
  for (let m = 0; m < held.length; m++) {
    const { group, width, classes, tilt } = held[m]!
    const start = group[agent]! * width
    total = 0
    for (let category = 0; category < categories; category++) {
      const weight = odds[category]! * tilt[start + classes[category]!]!
      odds[category] = weight
      total += weight
    }
  }
  if (total > 0) return total
  // The margins rule out everything that the model allows: the model stands.
  for (let category = 0; category < categories; category++) {
    odds[category] = table[first + category]!
    total += odds[category]!
  }
  return total
}

/** So many who could change over are looked at for each move; in a large group that is a random few. */
const LOOKED_AT = 100
const MOST_MOVES = 100
/** In a large group a person more or less is no share worth moving anybody for. */
const WORTH_SETTLING = 0.003

/**
 * After the draw a group may still lack a person here and have one too many there, a whole point in a state with a
 * hundred workers. Whoever fits the other class best, by the odds, changes over.
 */
function settle(order: Draw, held: readonly Held[], margin: Held): void {
  const { width, classes, lacking } = margin
  const { into } = order
  const odds = new Float64Array(order.categories)
  for (const [of, members] of unsettled(order, margin)) {
    const first = of * width
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const most = mostLacking(lacking, first, width)
      let best = { agent: -1, category: 0, fit: 0 }
      let looked = 0
      for (let at = 0; at < members.length && looked < LOOKED_AT; at++) {
        const agent = members[at]!
        const now = into[agent]!
        // A move must leave both classes closer to their figures than they were.
        const enough = lacking[first + classes[now]!]! + 1
        if (enough >= most) continue
        looked++
        tiltedOdds(order, held, agent, odds)
        for (let category = 0; category < odds.length; category++) {
          const fit = odds[category]! / odds[now]!
          if (fit > best.fit && lacking[first + classes[category]!]! > enough) best = { agent, category, fit }
        }
      }
      if (best.agent < 0) break
      for (const each of held) {
        const start = each.group[best.agent]! * each.width
        each.lacking[start + each.classes[into[best.agent]!]!]!++
        each.lacking[start + each.classes[best.category]!]!--
      }
      into[best.agent] = best.category
    }
  }
}

function unsettled({ agents }: Draw, { group, groups, width, lacking }: Held): Map<number, number[]> {
  const members = Array.from({ length: groups }, (): number[] => [])
  for (let at = 0; at < agents.length; at++) members[group[agents[at]!]!]!.push(agents[at]!)
  return new Map(
    [...members.entries()].filter(
      ([of, { length }]) => mostLacking(lacking, of * width, width) > Math.max(0.5, WORTH_SETTLING * length),
    ),
  )
}

function mostLacking(lacking: Float64Array, first: number, width: number): number {
  let most = 0
  for (let cell = first; cell < first + width; cell++) if (lacking[cell]! > most) most = lacking[cell]!
  return most
}
