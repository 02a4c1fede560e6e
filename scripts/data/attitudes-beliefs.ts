import type { Term } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { fitChoice } from './attitudes-logit.ts'
import type { Survey } from './attitudes-surveys.ts'

/** What the survey tells apart; it has no orthodox, hindu or buddhist of their own. */
const faiths = ['none', 'protestant', 'catholic', 'other_christian', 'jewish', 'muslim', 'other']
const parties = [
  'strong_democrat',
  'democrat',
  'leans_democrat',
  'independent',
  'leans_republican',
  'republican',
  'strong_republican',
]
const ideologies = [
  'very_liberal',
  'liberal',
  'slightly_liberal',
  'moderate',
  'slightly_conservative',
  'conservative',
  'very_conservative',
]

const basics: Term[] = [
  'age',
  'sex',
  'education5',
  'ethnicity4',
  'division',
  'nativity',
  'marital4',
  'parent',
  'setting3',
]

/** Each is drawn before the next and helps to predict it. */
export function fitBeliefs(survey: Survey) {
  const fitted = (term: Term, categories: string[], asks: Term[]) =>
    fitChoice(survey, { categories, values: survey.codes[term]!, asks })
  return {
    faith: fitted('faith7', faiths, basics),
    party: fitted('party', parties, [...basics, 'income20', 'work6', 'faith7']),
    ideology: fitted('ideology', ideologies, [...basics, 'income20', 'faith7', 'party']),
  }
}
