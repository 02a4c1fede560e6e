import type { Basis, WorldCountry, WorldPlaces } from '../../src/modules/population/world.ts'
import { readJson, writeData } from './files.ts'
import { assumptions } from './world-assumptions.ts'
import { type EducationFigures, educationCodes, educationLevels } from './world-education.ts'
import { children, type FamilyFigures, families, sixOrMore } from './world-families.ts'
import { industries, type LabourFigures, labourTable, participation } from './world-labour.ts'
import { namesOf } from './world-names.ts'
import { placesOf } from './world-places.ts'
import { regionsOf } from './world-regions.ts'
import { religionBasis, religionByRegion, religionOf } from './world-religion.ts'

/** Makes data/world of the figures for the 22 countries beside the United States. */

interface OtherFigures {
  iso3: string
  name: string
  urban_pct: number
  currency: string
  fx_per_usd: number
  lognormal_sigma_person: number
  adult_mean_income_usd_est: number
}
type Figures = OtherFigures & EducationFigures & LabourFigures & FamilyFigures

const WHOLE = 10_000

const figures = readJson<Record<string, Figures>>('population/countries.json')
const codes = Object.keys(figures).filter((code) => code !== 'US')
const places = Object.fromEntries(codes.map((code) => [code, placesOf(code, figures[code]!.urban_pct / 100)]))
writeData('world/places.json', places, 2)
writeData('world/countries.json', Object.fromEntries(codes.map((code) => [code, countryOf(code, places[code]!)])), 2)
writeData('world/names.json', Object.fromEntries(codes.map((code) => [code, namesOf(code, places[code]!.regions)])), 2)

function countryOf(code: string, { regions }: WorldPlaces): WorldCountry {
  const known = figures[code]!
  const assumed = assumptions[code]!
  const levels = educationLevels(code, known)
  const labour = labourTable(known, assumed)
  const { marital, cohabiting } = families(known, assumed)
  const people = regionsOf(code).map(({ millions }) => millions)
  const total = people.reduce((sum, millions) => sum + millions, 0)
  const byRegion = religionByRegion(
    code,
    regions,
    people.map((millions) => millions / total),
  )
  const basis: Record<string, Basis> = {
    adults: 'source',
    fx: 'source',
    urban: 'source',
    education3: 'estimate',
    education: 'assumption',
    labour: participation(known).basis === 'source' ? 'estimate' : 'assumption',
    unemployment: 'source',
    industry: 'assumption',
    marital: 'assumption',
    cohabiting: known.married_women_15_49 === null ? 'assumption' : 'estimate',
    children: 'assumption',
    household_size: 'assumption',
    religion: religionBasis(code),
    religion_by_region: 'assumption',
    income: 'estimate',
    regions: 'assumption',
    places: 'estimate',
    names: 'assumption',
  }
  return {
    name: known.name,
    iso3: known.iso3,
    aliases: assumed.aliases,
    demonym: assumed.demonym,
    currency: known.currency.match(/\(([A-Z]{3})\)/)![1]!,
    fx: known.fx_per_usd,
    adults: [known.adults_k_by_age_2025.M, known.adults_k_by_age_2025.F],
    education3: levels.map((rows) => rows.map(whole)),
    education: educationCodes(levels, assumed).map((rows) => rows.map(whole)),
    labour: labour.map((rows) => rows.map(whole)),
    industry: industries(known, assumed, labour).map(whole),
    marital: marital.map((rows) => rows.map(whole)),
    cohabiting: cohabiting.map((row) => row.map((share) => Math.round(share * WHOLE))),
    children: children(known, assumed).map((rows) => rows.map(whole)),
    six_or_more: whole(sixOrMore(known, assumed)),
    household_size: assumed.household,
    urban: Math.round(known.urban_pct * 100),
    religion: whole(religionOf(code)),
    religion_by_region: byRegion === null ? null : byRegion.map(whole),
    income: incomes(known.adult_mean_income_usd_est, known.lognormal_sigma_person),
    ethnicity: null,
    nativity: null,
    basis,
  }
}

/** Shares in ten-thousandths that add up exactly: what rounding leaves goes to the largest remainders. */
function whole(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const exact = shares.map((share) => (share / total) * WHOLE)
  const rounded = exact.map(Math.floor)
  const order = exact
    .map((value, at) => ({ at, left: value - Math.floor(value) }))
    .sort((a, b) => b.left - a.left || a.at - b.at)
  const missing = WHOLE - rounded.reduce((sum, value) => sum + value, 0)
  for (let next = 0; next < missing; next++) rounded[order[next]!.at]!++
  return rounded
}

/** Percentiles of a lognormal distribution with this mean, in hundreds of dollars. */
function incomes(mean: number, sigma: number): number[] {
  const middle = Math.log(mean) - sigma ** 2 / 2
  return Array.from({ length: 101 }, (_, percent) => {
    const share = percent === 0 ? 0.001 : percent === 100 ? 0.999 : percent / 100
    return Math.round(Math.exp(middle + sigma * normalQuantile(share)) / 100)
  })
}

/** By bisection of the distribution function, which is summed as a series. */
function normalQuantile(share: number): number {
  let [low, high] = [-8, 8]
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (normalShare(middle) > share) high = middle
    else low = middle
  }
  return (low + high) / 2
}

function normalShare(value: number): number {
  let term = value
  let sum = value
  for (let next = 3; next < 400; next += 2) {
    term *= value ** 2 / next
    sum += term
  }
  return 0.5 + (sum * Math.exp(-(value ** 2) / 2)) / Math.sqrt(2 * Math.PI)
}
