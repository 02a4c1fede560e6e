import type { Draws } from './draws.ts'
import type { HairStyle } from './hair.ts'
import { blend, cloths, distance, frames, greys, grounds, hairs, skins } from './palette.ts'

export interface Subject {
  sex: 'male' | 'female'
  age: number
  /** As in the population's vocabulary; null, or a word not known here, draws from the widest range. */
  ethnicity: string | null
}

type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'short' | 'full'
type Glasses = 'none' | 'round' | 'square' | 'slim' | 'cat'
type Garment = 'crew' | 'vee' | 'shirt' | 'blazer' | 'suit' | 'rollneck' | 'hoodie' | 'scoop' | 'cardigan'

export interface Look {
  skin: string
  hair_style: HairStyle
  hair_colour: string
  /** From 0, none, to 4, white. */
  grey: number
  beard: Beard
  beard_colour: string
  glasses: Glasses
  frame: string
  garment: Garment
  cloth: string
  under: string
  ground: string
  band: number
}

/** Shares by skin tone and by hair colour, as in the palette: they overlap widely, as people do. */
const origins = new Map(
  Object.entries({
    white: { skins: [20, 30, 26, 14, 7, 3, 0, 0, 0], hairs: [6, 12, 20, 22, 15, 10, 7, 5, 3], coiled: 0.2 },
    black: { skins: [0, 0, 2, 5, 10, 18, 25, 24, 16], hairs: [52, 26, 12, 5, 2, 1, 0, 2, 0], coiled: 3 },
    hispanic: { skins: [5, 12, 20, 24, 20, 11, 6, 2, 0], hairs: [26, 30, 22, 11, 5, 2, 2, 2, 0], coiled: 0.5 },
    asian: { skins: [8, 20, 24, 20, 13, 9, 4, 2, 0], hairs: [48, 28, 14, 5, 2, 1, 1, 1, 0], coiled: 0.15 },
  }),
)
const anyOrigin = { skins: [9, 14, 16, 16, 14, 12, 9, 6, 4], hairs: [25, 24, 20, 13, 7, 4, 3, 3, 1], coiled: 0.6 }

/** From this skin tone on, light brown, blond and red hair are rarer than the origin alone would say. */
const deepTone = 5
const darker = (weight: number, colour: number) => (colour < 4 ? weight : weight * 0.12)

/** Ages at which the next band begins: 18-29, 30-44, 45-59, 60-74, 75 and over. */
const bandStarts = [30, 45, 60, 75]

/** How likely each style is by age band. Coiled hair is weighed by origin besides. */
const styles: Record<Subject['sex'], readonly (readonly [HairStyle, ...number[]])[]> = {
  male: [
    ['bald', 1, 3, 6, 9, 11],
    ['horseshoe', 0, 1, 6, 13, 18],
    ['wisps', 0, 0, 1, 5, 12],
    ['receding', 1, 6, 12, 14, 12],
    ['thinning', 0, 3, 8, 13, 14],
    ['buzz', 9, 9, 7, 4, 2],
    ['crew', 11, 14, 14, 11, 8],
    ['parted', 10, 13, 15, 15, 14],
    ['quiff', 12, 11, 6, 2, 1],
    ['fringe', 13, 8, 4, 2, 1],
    ['slick', 5, 6, 7, 6, 4],
    ['flat', 3, 3, 1, 0, 0],
    ['curly', 9, 7, 5, 3, 2],
    ['coils', 7, 6, 5, 4, 2],
    ['bunned', 3, 3, 1, 0, 0],
    ['curtains', 3, 3, 1, 1, 0],
    ['locs', 3, 3, 1, 0, 0],
  ],
  female: [
    ['long', 13, 10, 5, 2, 1],
    ['longSide', 12, 10, 6, 3, 1],
    ['wavy', 10, 9, 6, 2, 1],
    ['wavyFringe', 7, 7, 6, 4, 2],
    ['lob', 8, 10, 11, 8, 4],
    ['bob', 5, 8, 11, 11, 8],
    ['bobFringe', 5, 5, 6, 7, 5],
    ['ponytail', 9, 8, 5, 2, 1],
    ['bunned', 6, 6, 4, 3, 3],
    ['lowBun', 5, 6, 6, 6, 8],
    ['braid', 4, 3, 1, 1, 1],
    ['curlyLong', 7, 7, 5, 3, 1],
    ['curly', 2, 3, 4, 6, 8],
    ['pixie', 3, 4, 8, 14, 16],
    ['cropFringe', 1, 2, 6, 13, 18],
    ['set', 0, 0, 2, 10, 22],
    ['afro', 5, 5, 4, 2, 1],
    ['coils', 2, 2, 3, 3, 2],
    ['locs', 4, 4, 2, 1, 0],
    ['buzz', 1, 1, 1, 0, 0],
  ],
}
const coiled: ReadonlySet<HairStyle> = new Set(['afro', 'coils', 'locs', 'flat'])

/** Chances of each stage of grey, by age band. Many women colour their hair. */
const greying = {
  male: [[100], [88, 9, 3], [42, 26, 20, 10, 2], [12, 14, 26, 32, 16], [2, 4, 14, 36, 44]],
  female: [[100], [96, 3, 1], [70, 11, 11, 6, 2], [36, 12, 18, 22, 12], [10, 6, 16, 32, 36]],
} as const
const greyShare = [0, 0.4, 0.75, 0.92, 1]

const beards: readonly Beard[] = ['none', 'stubble', 'moustache', 'goatee', 'short', 'full']
const bearded = [
  [56, 18, 3, 5, 15, 3],
  [44, 16, 4, 7, 21, 8],
  [52, 12, 6, 8, 15, 7],
  [64, 5, 9, 6, 10, 6],
  [74, 3, 9, 3, 6, 5],
] as const

const glasses: readonly Glasses[] = ['round', 'square', 'slim', 'cat']
const bespectacled = [0.18, 0.24, 0.36, 0.5, 0.56]

const garments: Record<Subject['sex'], readonly (readonly [Garment, ...number[]])[]> = {
  male: [
    ['crew', 34, 28, 22, 16, 12],
    ['vee', 6, 6, 8, 12, 14],
    ['shirt', 18, 26, 30, 32, 32],
    ['blazer', 6, 10, 12, 10, 8],
    ['suit', 3, 7, 9, 6, 5],
    ['rollneck', 5, 6, 5, 5, 5],
    ['hoodie', 26, 14, 6, 2, 1],
    ['cardigan', 2, 3, 8, 17, 23],
  ],
  female: [
    ['crew', 24, 20, 16, 14, 12],
    ['vee', 12, 14, 16, 16, 14],
    ['scoop', 20, 18, 16, 12, 8],
    ['shirt', 10, 13, 14, 14, 14],
    ['blazer', 7, 13, 14, 9, 5],
    ['rollneck', 8, 9, 10, 11, 12],
    ['hoodie', 14, 7, 3, 1, 0],
    ['cardigan', 5, 6, 11, 23, 35],
  ],
}

export function lookOf({ sex, age, ethnicity }: Subject, draws: Draws): Look {
  const band = bandStarts.filter((start) => age >= start).length
  const origin = origins.get(ethnicity ?? '') ?? anyOrigin
  const tone = draws.weighted('skin', origin.skins)
  const skin = skins[tone]!
  const hairStyle = oneOf(styles[sex], band, draws, 'hair', (style) => (coiled.has(style) ? origin.coiled : 1))
  const natural = hairs[draws.weighted('hair colour', tone < deepTone ? origin.hairs : origin.hairs.map(darker))]!
  const grey = draws.weighted('grey', greying[sex][band]!)
  const hairColour = grey === 0 ? natural : blend(natural, greys[grey]!, greyShare[grey]!)
  const cloth = draws.one('cloth', cloths)
  const garment = oneOf(garments[sex], band, draws, 'garment')
  return {
    skin,
    hair_style: hairStyle,
    hair_colour: hairColour,
    grey,
    beard: sex === 'male' ? beards[draws.weighted('beard', bearded[band]!)]! : 'none',
    beard_colour: grey === 0 ? blend(natural, '#5a3a2a', 0.12) : blend(hairColour, '#e4e2dd', 0.15),
    glasses: draws.share('glasses') < bespectacled[band]! ? spectacles(sex, draws) : 'none',
    frame: furthest(draws, 'frame', frames, [skin]),
    garment,
    cloth,
    under: furthest(draws, 'under', ['#f3f0ea', '#dfe5ea', '#e6d9cb', '#3a3f4a'], [cloth]),
    ground: furthest(draws, 'ground', grounds, [skin, hairColour, cloth]),
    band,
  }
}

function oneOf<T extends string>(
  table: readonly (readonly [T, ...number[]])[],
  band: number,
  draws: Draws,
  trait: string,
  factor: (name: T) => number = () => 1,
): T {
  const weights = table.map((row) => (row[band + 1] as number) * factor(row[0]))
  return table[draws.weighted(trait, weights)]![0]
}

function spectacles(sex: Subject['sex'], draws: Draws): Glasses {
  return glasses[draws.weighted('glasses shape', sex === 'male' ? [30, 42, 28, 0] : [34, 26, 18, 22])]!
}

/** One of the colours by chance, but none that would swallow a neighbour where another would not. */
function furthest(draws: Draws, trait: string, among: readonly string[], neighbours: readonly string[]): string {
  const clear = among.filter((colour) => neighbours.every((neighbour) => distance(colour, neighbour) > 60))
  return draws.one(trait, clear.length > 0 ? clear : among)
}
