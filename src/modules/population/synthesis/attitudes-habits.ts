import type { Columns } from '../columns.ts'
import { readFigures } from '../figures.ts'
import type { Politics } from './attitudes-beliefs.ts'
import { basicBundles, bundle } from './attitudes-bundles.ts'
import { type Choice, choose } from './attitudes-choice.ts'
import { groupsOf } from './attitudes-groups.ts'
import { incomeEnds } from './attitudes-model.ts'
import { streamOf } from './chance.ts'

interface Habit extends Choice {
  /** What the survey asked, in our words. */
  text: string
  source: string
  year: string
}

/** Possessions and habits by name, with what their codes mean (`categories`) and where the figures come from. */
export const habits = readFigures<Readonly<Record<string, Habit>>>('attitudes/habits.json')

/** The habits of US agents, by name, given everything else about them. */
export function drawHabits(
  columns: Columns,
  size: number,
  seed: string,
  politics: Politics,
  attitudes: Readonly<Record<string, Uint8Array>>,
): Record<string, Uint8Array> {
  const digital5 = attitudes.digital_engagement!.map((standing) => Math.min(4, Math.floor(standing / 20)))
  const groups = { ...groupsOf(columns, size, incomeEnds), ...politics, digital5 }
  const people = [
    ...basicBundles(groups, size),
    bundle(['faith7', 'party'], groups, size),
    bundle(['digital5'], groups, size),
  ]
  return Object.fromEntries(
    Object.entries(habits).map(([name, habit]) => [name, choose(habit, people, size, streamOf(seed, `habit ${name}`))]),
  )
}
