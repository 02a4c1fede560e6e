import { conditions, majorGroupList } from '../population/index.ts'
import type { Attribute, Circumstance } from './knowledge.ts'

/**
 * The levels that tilts and presuppositions may name. `ethnicity: other` occurs in measured questions only, whose
 * surveys know no Asian of their own: there it is written for both.
 */
export const levels: Readonly<Record<Exclude<Attribute, 'health'>, readonly string[]>> = {
  age: ['18-29', '30-44', '45-64', '65+'],
  sex: ['female', 'male'],
  education: ['lt_hs', 'hs', 'some_college', 'ba_plus'],
  income: ['lt25k', '25-50k', '50-75k', '75-100k', '100k+'],
  is_parent: ['yes', 'no'],
  region: ['northeast', 'midwest', 'south', 'west'],
  urbanicity: ['urban', 'suburban', 'rural'],
  marital: ['married', 'never', 'other'],
  ethnicity: ['white', 'black', 'hispanic', 'asian', 'other'],
  employed: ['yes', 'no'],
  home: ['owner', 'renter'],
  smoker: ['yes', 'no'],
}

const ofCircumstances: Readonly<Record<Exclude<Circumstance, 'job'>, readonly string[]>> = {
  children: ['yes', 'no'],
  child: ['small', 'school', 'teen'],
  retired: ['yes', 'no'],
  faith: ['christian', 'other', 'none'],
}

/** Whether anybody can have this level at all: a sentence for a level that nobody has would never be said. */
export function isLevel(name: Attribute | Circumstance, level: string): boolean {
  if (name === 'health') return conditionSlugs().has(level)
  if (name === 'job') return majorGroupList().some(({ slug }) => slug === level)
  return (isCircumstance(name) ? ofCircumstances[name] : levels[name]).includes(level)
}

const isCircumstance = (name: string): name is Exclude<Circumstance, 'job'> => name in ofCircumstances

let slugs: ReadonlySet<string> | undefined

function conditionSlugs(): ReadonlySet<string> {
  slugs ??= new Set(conditions.map(({ slug }) => slug))
  return slugs
}
