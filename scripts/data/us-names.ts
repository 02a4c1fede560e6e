/**
 * Names of US adults: given names by birth decade, sex and background, surnames by background. Writes
 * data/population/us-names.json. Sources say how common a name is and what share of its bearers are of which
 * ethnicity; within Asian Americans they do not say of which origin, so the lists of asian-names.ts do.
 */
import { asianNames } from './asian-names.ts'
import { readCsv, readJson, writeData } from './files.ts'

type Decades = Record<string, Record<'M' | 'F', { names: [string, number][] }>>

const decades = readJson<Decades>('population/us_first_names_by_decade.json')
const ethnicShares = new Map(
  readCsv('population/us_first_name_race.csv').map((row) => [
    row.name!,
    { white: +row.pctwhite!, black: +row.pctblack!, hispanic: +row.pcthispanic!, asian: +row.pctapi! },
  ]),
)
const grouped = readCsv('population/us_first_names_by_group.csv')
const surnames = readCsv('population/us_surnames_race.csv')

/** What the sources know of a name that they do not list: the make-up of those who got names in the United States. */
const unlisted = { white: 72, black: 12, hispanic: 12, asian: 4 }
const KEPT = 160

type Weighted = [name: string, weight: number][]

/** Newborns' names of the decade, weighed by the share of their bearers in the group. */
function ofDecade(decade: string, sex: 'M' | 'F', group: keyof typeof unlisted | 'other'): Weighted {
  return decades[decade]![sex].names.map(([name, count]): [string, number] => [
    name,
    count * (group === 'other' ? 1 : (ethnicShares.get(name) ?? unlisted)[group] / 100),
  ])
    .sort((a, b) => b[1] - a[1])
    .slice(0, KEPT)
}

/** Names that mark the group, whoever was born where. */
function marking(group: 'H' | 'B', sex: 'M' | 'F'): Weighted {
  return grouped
    .filter(({ grp, pf }) => grp === group && (sex === 'F' ? +pf! > 0.8 : +pf! < 0.2))
    .map((row): [string, number] => [row.name!, +row.obs!])
    .slice(0, 120)
}

const givenNames: string[] = []
const familyNames: string[] = []
const place = (list: string[], name: string): number => {
  const known = list.indexOf(name)
  return known >= 0 ? known : list.push(name) - 1
}

/** Positions and weights in hundred-thousandths. */
function stored(list: string[], names: Weighted): [number[], number[]] {
  const total = names.reduce((sum, [, weight]) => sum + weight, 0)
  const kept = names
    .map(([name, weight]) => [place(list, name), Math.round((weight / total) * 100_000)] as const)
    .filter(([, weight]) => weight > 0)
  return [kept.map(([at]) => at), kept.map(([, weight]) => weight)]
}

const origins = Object.keys(asianNames)
const years = Object.keys(decades)
const sexes = ['M', 'F'] as const

/** Names given in the United States, by group and decade of birth. */
const given = Object.fromEntries(
  (['white', 'black', 'hispanic', 'asian', 'other'] as const).map((group) => [
    group,
    years.map((decade) => sexes.map((sex) => stored(givenNames, ofDecade(decade, sex, group)))),
  ]),
)

/** Names of the group's own, and how many of its native-born and foreign-born go by one (our estimates). */
const own = Object.fromEntries([
  ['hispanic', { shares: [0.35, 0.85], names: sexes.map((sex) => stored(givenNames, marking('H', sex))) }],
  ['black', { shares: [0.1, 0.1], names: sexes.map((sex) => stored(givenNames, marking('B', sex))) }],
  ...origins.map((origin) => {
    const { keeps_names, ...names } = asianNames[origin]!
    return [origin, { shares: [0.25, keeps_names], names: sexes.map((sex) => stored(givenNames, even(names[sex]))) }]
  }),
])

/** The first names of a list are about twice as common as the last. */
function even(names: string): Weighted {
  const list = names.split(' ').map((name) => name.replaceAll('_', ' '))
  return list.map((name, at) => [name, 2 - at / list.length])
}

const withPrefix: Record<string, string> = {
  Deleon: 'De Leon',
  Delacruz: 'De La Cruz',
  Dejesus: 'De Jesus',
  Delarosa: 'De La Rosa',
  Delatorre: 'De La Torre',
  Delossantos: 'De Los Santos',
  Delvalle: 'Del Valle',
  Delagarza: 'De La Garza',
  Macdonald: 'MacDonald',
  Oneil: "O'Neil",
  Orourke: "O'Rourke",
  Stjohn: 'St. John',
  Stclair: 'St. Clair',
  Vandyke: 'Van Dyke',
  Vanhorn: 'Van Horn',
  Leblanc: 'LeBlanc',
  Deluca: 'DeLuca',
  Demarco: 'DeMarco',
  Dewitt: 'DeWitt',
}

function ofGroup(share: 'pW' | 'pB' | 'pH' | 'pO'): Weighted {
  return surnames
    .filter((row) => +row[share]! > 0.004 && +row.pA! < 0.4)
    .map((row): [string, number] => [withPrefix[row.name!] ?? row.name!, +row.count_est! * +row[share]!])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 1500)
}

const family = Object.fromEntries([
  ['white', stored(familyNames, ofGroup('pW'))],
  ['black', stored(familyNames, ofGroup('pB'))],
  ['hispanic', stored(familyNames, ofGroup('pH'))],
  ['other', stored(familyNames, ofGroup('pO'))],
  ...origins.map((origin) => [origin, stored(familyNames, even(asianNames[origin]!.surnames))]),
])

writeData(
  'population/us-names.json',
  {
    first_decade: Number(years[0]),
    origins: origins.map((origin) => [origin, asianNames[origin]!.share]),
    given_names: givenNames,
    family_names: familyNames,
    given,
    own,
    family,
  },
  2,
)
