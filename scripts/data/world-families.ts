import type { Assumptions } from './world-assumptions.ts'

export interface FamilyFigures {
  adults_k_by_age_2025: { M: number[]; F: number[] }
  tfr: number
  first_birth_age: number | null
  married_women_15_49: number | null
  approx_from_memory: { mean_age_first_marriage: { M: number; F: number } }
}

/** The middle of each of the 15 bands of age. */
const middles = [19, 22.5, 27.5, 32.5, 37.5, 42.5, 47.5, 52.5, 57.5, 62.5, 67.5, 72.5, 77.5, 82.5, 88.5]
/** Widowed among those who married and did not part, where mortality is low: women and men. */
const widowed = [
  [0.001, 0.001, 0.001, 0.001, 0.001, 0.002, 0.004, 0.007, 0.013, 0.023, 0.038, 0.06, 0.1, 0.17, 0.32],
  [0.001, 0.001, 0.001, 0.002, 0.004, 0.007, 0.012, 0.022, 0.04, 0.07, 0.115, 0.19, 0.3, 0.46, 0.69],
]
/** How far the share of the divorced has risen by each band, of its highest. */
const parting = [0.05, 0.12, 0.25, 0.42, 0.6, 0.78, 0.92, 1, 1, 0.95, 0.86, 0.72, 0.57, 0.42, 0.3]
/** Living together unmarried, of the unmarried: at its highest around 30. */
const pairing = [0.12, 0.35, 0.85, 1, 0.95, 0.85, 0.75, 0.65, 0.55, 0.42, 0.3, 0.2, 0.13, 0.08, 0.04]
/** Where no figure exists: the share of women of 15 to 49 in a union. */
const NO_FIGURE = 53

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

/**
 * Ever married by age: later generations marry later (the mean age of today is that of the young) and more rarely.
 * `later` years are added to the mean age where too many women would be in a union.
 */
function everMarried(sex: number, band: number, figures: FamilyFigures, assumed: Assumptions, later: number): number {
  const mean = figures.approx_from_memory.mean_age_first_marriage[sex === 0 ? 'M' : 'F'] + later
  const age = middles[band]!
  // A generation of 60 married up to six years younger than that of 30 does, but never before about 20.
  const earliest = sex === 0 ? 23.5 : 20.5
  const own = Math.max(Math.min(mean, earliest), mean - Math.min(9, Math.max(0, 0.2 * (age - 28))))
  const never = assumed.never[sex]! * (age < 50 ? 1 : Math.max(0.22, 1 - (age - 50) / 32))
  const floor = sex === 0 ? 0.02 : 0.012
  return (1 - Math.max(never, floor)) * logistic((age - own + 0.6) / (0.105 * own))
}

export interface Families {
  marital: number[][][]
  cohabiting: number[][]
}

export function families(figures: FamilyFigures, assumed: Assumptions): Families {
  const target = (figures.married_women_15_49 ?? NO_FIGURE) / 100
  const women = figures.adults_k_by_age_2025.F
  const inUnion = (living: number, later: number): number => {
    // Girls of 15 to 17 count in the figure; hardly any of them live in a union.
    let people = 1.5 * women[0]!
    let united = 0.012 * people
    for (let band = 0; band < 7; band++) {
      const row = statuses(1, band, figures, assumed, later)
      people += women[band]!
      united +=
        women[band]! * (row[0]! + informal(row, band, assumed) + unmarried(row, band, assumed) * together(living, band))
    }
    return united / people
  }
  let [living, later] = [0.02, 0]
  if (inUnion(0.02, 0) > target) later = search((value) => -inUnion(0.02, value), -target, 0, 8)
  else living = search((value) => inUnion(value, 0), target, 0.02, 0.75)
  const marital = [0, 1].map((sex) => middles.map((_, band) => statuses(sex, band, figures, assumed, later)))
  return {
    marital,
    cohabiting: marital.map((rows, sex) =>
      rows.map((row, band) => {
        // Men are some two years older than the women they live with.
        const own = together(living, band) * (sex === 0 ? (band < 2 ? 0.65 : 0.97) : 1)
        return informal(row, band, assumed) + unmarried(row, band, assumed) * own
      }),
    ),
  }
}

/** Couples like married ones who never went to the registrar: the assumption counts them among the never married. */
const informal = (row: number[], band: number, { informal: share }: Assumptions): number =>
  (row[0]! * part(share, band)) / (1 - part(share, band))
const unmarried = (row: number[], band: number, assumed: Assumptions): number =>
  1 - row[0]! - informal(row, band, assumed)
/** Such couples are fewer among the old. */
const part = (share: number, band: number): number => share * (1 - 0.055 * band)

const together = (highest: number, band: number): number => highest * pairing[band]!

function search(of: (value: number) => number, target: number, low: number, high: number): number {
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (of(middle) > target) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** Married, divorced, separated, widowed, never married. */
function statuses(sex: number, band: number, figures: FamilyFigures, assumed: Assumptions, later: number): number[] {
  const ever = everMarried(sex, band, figures, assumed, later)
  const parted = ever * assumed.divorced * parting[band]! * (sex === 0 ? 0.88 : 1.12)
  const odds = (widowed[sex]![band]! / (1 - widowed[sex]![band]!)) * assumed.widowhood
  const bereft = (ever - parted) * (odds / (1 + odds))
  const separated = parted * assumed.separated
  const couples = ever - parted - bereft
  const married = couples * (1 - part(assumed.informal, band))
  return [married, parted - separated, separated, bereft, 1 - ever + couples - married]
}

/** Children ever born, by sex and band: shares of 0 to 5 and of 6 or more. */
export function children(figures: FamilyFigures, assumed: Assumptions): number[][][] {
  return [0, 1].map((sex) => middles.map((age) => childrenAt(sex, age, figures, assumed).shares))
}

/** Of those with six or more at the age of grandparents, how many have 6, 7, 8, and 9 or more. */
export function sixOrMore(figures: FamilyFigures, assumed: Assumptions): number[] {
  const { all } = childrenAt(1, 60, figures, assumed)
  const tail = [all[6]!, all[7]!, all[8]!, all.slice(9).reduce((sum, share) => sum + share, 0)]
  const total = tail.reduce((sum, share) => sum + share, 0)
  return tail.map((share) => share / total)
}

function childrenAt(sex: number, age: number, figures: FamilyFigures, assumed: Assumptions) {
  const first = (figures.first_birth_age ?? assumed.first_birth!) + (sex === 0 ? 2.8 : 0)
  const [middle, old, oldest] = assumed.completed as [number, number, number]
  // Earlier generations began earlier, by up to four years; the youngest begin later still.
  const earlier = age > 30 ? Math.min(4, 0.13 * (age - 30)) : -0.25 * Math.max(0, 26 - age)
  const start = Math.max(sex === 0 ? 22 : 19.5, first - earlier)
  const many = middle > 3 ? 3.2 : 2.1
  const begun = logistic((age - start) / (0.117 * start))
  const borne = logistic((age - start - many) / (middle > 3 ? 4.4 : 0.133 * start))
  const young = Math.min(middle, Math.max(figures.tfr, 0.75 * middle))
  const completed =
    age < 47.5
      ? young + (middle - young) * Math.max(0, (age - 22) / 25.5)
      : age < 67.5
        ? middle + ((old - middle) * (age - 47.5)) / 20
        : old + (oldest - old) * Math.min(1, (age - 67.5) / 17)
  const childless = Math.min(
    0.5,
    assumed.childless * (age < 47.5 ? 1 + (47.5 - age) / 80 : 1 - Math.min(0.45, (age - 47.5) / 60)),
  )
  const none = 1 - begun * (1 - Math.min(0.6, childless + (sex === 0 ? 0.05 : 0)))
  const average = (completed * borne * (sex === 0 ? 0.95 : 1)) / (1 - none)
  const all = [none, ...counts(Math.max(1.04, average)).map((share) => share * (1 - none))]
  return { all, shares: [...all.slice(0, 6), all.slice(6).reduce((sum, share) => sum + share, 0)] }
}

/** 1 to 14 children with a given average: two are more common than chance would have it. */
function counts(average: number): number[] {
  const table = (mean: number): number[] => {
    const weights: number[] = []
    let weight = 1
    for (let more = 0; more < 14; more++) {
      weights.push(weight * (more === 1 && average < 3 ? 1.5 : 1))
      weight *= mean / (more + 1)
    }
    const total = weights.reduce((sum, part) => sum + part, 0)
    return weights.map((part) => part / total)
  }
  const meanOf = (mean: number): number => table(mean).reduce((sum, share, more) => sum + share * (more + 1), 0)
  return table(search(meanOf, average, 0.001, 12))
}
