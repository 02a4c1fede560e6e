import { readFigures } from './figures.ts'
import type { labourDetails } from './vocabulary.ts'

export interface Occupation {
  /** Code in the Standard Occupational Classification of 2018. */
  soc: string
  /** Singular, as a person would name the trade ("Registered Nurse"); no two alike. */
  label: string
  /** Slug of the major group. */
  major_group: string
  /** What people in it call themselves ("ICU nurse"); columns.title counts these. */
  titles: readonly string[]
}

interface Named {
  slug: string
  label: string
}

/** data/occupations/list.json. */
export interface OccupationFigures {
  industries: Named[]
  major_groups: Named[]
  occupations: {
    soc: string
    label: string
    group: number
    titles: string[]
    weights: number[]
    /** Title, least age, greatest age, worker classes as bits, least education, industries as bits; 0 asks nothing. */
    conditions: [number, number, number, number, number, number][]
  }[]
}

/** What stands for the occupation of people who have no job. */
export const labelsWithoutJob: Record<Exclude<(typeof labourDetails)[number], 'full_time' | 'part_time'>, string> = {
  unemployed: 'Unemployed',
  retired: 'Retired',
  student: 'Student',
  homemaker: 'Homemaker',
  unable_to_work: 'Unable to work',
  other: 'Not working',
}

let figures: OccupationFigures | undefined
let occupations: readonly Occupation[] | undefined

export function occupationFigures(): OccupationFigures {
  figures ??= readFigures<OccupationFigures>('occupations/list.json')
  return figures
}

/** In the order that columns.occupation counts. */
export function occupationList(): readonly Occupation[] {
  occupations ??= occupationFigures().occupations.map(({ soc, label, group, titles }) => ({
    soc,
    label,
    major_group: majorGroupList()[group]!.slug,
    titles,
  }))
  return occupations
}

/** The 20 sectors, in the order that columns.industry counts. */
export const industryList = (): readonly Named[] => occupationFigures().industries

/** The 22 civilian major groups, in the order of their codes. */
export const majorGroupList = (): readonly Named[] => occupationFigures().major_groups
