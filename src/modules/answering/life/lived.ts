/** What a thing is to somebody. Who does it, or did it, is not asked whether they would like to. */
export const lifeStates = ['does', 'has_done', 'would_like', 'never'] as const
export type LifeState = (typeof lifeStates)[number]

/** In the order in which they are told. */
export const lifeGroups = [
  'home',
  'getting_about',
  'food_and_drink',
  'sport',
  'making_and_garden',
  'travel',
  'money',
  'technology',
  'work_and_learning',
  'culture',
  'community',
  'looks',
] as const
export type LifeGroup = (typeof lifeGroups)[number]

export interface Lived {
  slug: string
  group: LifeGroup
  thing: string
  state: LifeState
  sentence: string
}
