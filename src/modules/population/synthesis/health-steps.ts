import { type Background, backgroundSizes, RATE_GROUPS } from './health-background.ts'
import { type HealthModel, SETTLED, type Step } from './health-model.ts'

/**
 * The model's steps as flat tables with a column per step, so that a person's scores are sums of rows. Backgrounds and
 * lifestyle come in pairs, one row for each combination: fewer rows to add.
 */
export interface Steps {
  count: number
  /** Where each of the four parts begins: lifestyle, conditions and count of drugs, drug classes, modelled rates. */
  parts: readonly [number, number, number, number]
  /** Three tables of rows by pairs of backgrounds, and three by pairs of ladders. */
  pairs: readonly [Int16Array, Int16Array, Int16Array, Int16Array, Int16Array, Int16Array]
  /** Row by row: what taking a step adds to the scores of the later ones. */
  after: Int16Array
  /** Rows by code: what the burden of conditions so far adds, or for drugs the number that is left to draw. */
  running: Int16Array
  /** Group by group, the share that takes each step. */
  rates: Float64Array
  /** By step: the next one for people who do not take it. */
  otherwise: Uint16Array
  /** By step: the position of its ladder in `ladders`, if it is a rung of one. */
  ladder: Uint8Array
  /** By step: 1 for a condition that adds to the burden. */
  condition: Uint8Array
  /** Behind the last drug that a condition can settle: from here on, nobody draws more than the count. */
  settled: number
}

/** Attributes with an order: a person's code is the number of steps taken. */
export const ladders = [
  'bmi_class',
  'smoking_status',
  'alcohol_use',
  'physical_activity_level',
  'sleep_quality',
  'diet_quality',
  'phq9_severity',
  'rx_count',
] as const
export const NO_LADDER = 255
/** How many codes each of the first six ladders has. */
export const lifestyleSizes = [6, 3, 4, 3, 3, 3] as const

/** Codes for how many drug classes are still to come: none, 1, 2, 3, 4, 5 or 6, more. */
export const leftCodeOf = (left: number): number => (left < 5 ? left : left < 7 ? 5 : 6)
/** Codes for how many conditions somebody of an age has so far: none, 1, 2, 3, 4 or 5, more. */
export const burdenCodeOf = (age: number, conditions: number): number =>
  age * BURDENS + (conditions < 4 ? conditions : conditions < 6 ? 4 : 5)
export const BURDENS = 6
export const RUNNING_CODES = 5 * BURDENS

export function stepsOf({ steps }: HealthModel): Steps {
  const count = steps.length
  const rungs = ladders.map((name) => [...steps.keys()].filter((at) => steps[at]!.name.startsWith(`${name}:`)))
  const ladder = new Uint8Array(count).fill(NO_LADDER)
  const otherwise = Uint16Array.from(steps, (_, at) => at + 1)
  rungs.forEach((positions, l) => {
    for (const at of positions) {
      ladder[at] = l
      otherwise[at] = positions.at(-1)! + 1
    }
  })
  const drugs = [...steps.keys()].filter((at) => steps[at]!.left !== undefined)
  const conditions = rungs[5]!.at(-1)! + 1
  const after = afterRows(steps)
  const background = (name: Background) =>
    rowsOf(backgroundSizes[name], count, (code, at) => steps[at]!.background[name][code]!)
  /** What the height on a ladder adds to the steps behind the lifestyle. */
  const lifestyle = (l: number) =>
    rowsOf(rungs[l]!.length + 1, count, (code, at) => {
      if (at < conditions) return 0
      let sum = 0
      for (let rung = 0; rung < code; rung++) sum += after[rungs[l]![rung]! * count + at]!
      return sum
    })
  return {
    count,
    parts: [0, conditions, drugs[0]!, drugs.at(-1)! + 1],
    pairs: [
      paired(withBase(background('sex_age'), steps), background('partnered'), count),
      paired(background('ethnicity'), background('schooling'), count),
      paired(background('poverty'), background('labour'), count),
      paired(lifestyle(0), lifestyle(1), count),
      paired(lifestyle(2), lifestyle(3), count),
      paired(lifestyle(4), lifestyle(5), count),
    ],
    after,
    running: rowsOf(RUNNING_CODES, count, (code, at) => {
      const { left, burden } = steps[at]!
      if (left !== undefined) return code === 0 ? -SETTLED : (left[code - 1] ?? 0)
      return burden?.[code] ?? 0
    }),
    rates: Float64Array.from({ length: RATE_GROUPS * count }, (_, cell) => {
      return steps[cell % count]!.rate[Math.floor(cell / count)]! / 100_000
    }),
    otherwise,
    ladder,
    condition: Uint8Array.from(steps, ({ name }, at) => (name.startsWith('condition:') && at < drugs[0]! ? 1 : 0)),
    settled: Math.max(...drugs.filter((at) => steps[at]!.always_if !== undefined)) + 1,
  }
}

function rowsOf(codes: number, count: number, weight: (code: number, step: number) => number): Int16Array {
  const rows = new Int16Array(codes * count)
  for (let code = 0; code < codes; code++) {
    for (let step = 0; step < count; step++) rows[code * count + step] = weight(code, step)
  }
  return rows
}

/** A row for each combination of a code of the first and one of the second. */
function paired(first: Int16Array, second: Int16Array, count: number): Int16Array {
  const rows = new Int16Array((first.length / count) * second.length)
  for (let cell = 0; cell < rows.length; cell++) {
    rows[cell] = first[Math.floor(cell / second.length) * count + (cell % count)]! + second[cell % second.length]!
  }
  return rows
}

function withBase(rows: Int16Array, steps: readonly Step[]): Int16Array {
  return rows.map((weight, cell) => weight + base(steps[cell % steps.length]!))
}

/** A step that needs another one is out of reach until that one is taken. */
const base = (step: Step): number => step.base - (step.only_if === undefined ? 0 : SETTLED)

/** The rules become weights that outdo every other: one that opens, larger ones that forbid or settle. */
function afterRows(steps: readonly Step[]): Int16Array {
  const rows = new Int16Array(steps.length * steps.length)
  const positions = new Map(steps.map(({ name }, at) => [name, at]))
  steps.forEach((step, at) => {
    const add = (name: string, weight: number) => {
      const from = positions.get(name)
      if (from === undefined || from >= at)
        throw new Error(`${step.name} depends on ${name}, which is not drawn before`)
      rows[from * steps.length + at] = rows[from * steps.length + at]! + weight
    }
    step.after.forEach((weight, from) => {
      rows[from * steps.length + at] = weight
    })
    for (const name of step.only_if ?? []) add(name, SETTLED)
    for (const name of step.never_if ?? []) add(name, -3 * SETTLED)
    for (const name of step.always_if ?? []) add(name, 3 * SETTLED)
  })
  return rows
}
