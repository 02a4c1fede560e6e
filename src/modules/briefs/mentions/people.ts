import type { Mention } from '../mention.ts'
import { ethnicityRules, nativityRules } from './ethnicity.ts'
import { politicsRules } from './politics.ts'
import { religionRules } from './religion.ts'
import { mentionsBy, readPlain } from './rules.ts'

const rules = [...nativityRules, ...ethnicityRules, ...religionRules, ...politicsRules]

/** Ethnicity, where people were born, what they believe, and their politics. */
export const peopleIn = (text: string): Mention[] => readPlain(text, (read) => mentionsBy('people', rules, read))
