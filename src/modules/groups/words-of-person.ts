import { type Person, summaryOf } from '../population/index.ts'

const common = new Set(
  (
    'a an the and or of in on at to for with without who whom whose that which is are be been was were has have had do does ' +
    'their they them he she his her it its as by about from into than then this these those not no very much many some any ' +
    'people person someone somebody adult adults live lives living lot lots like likes always often really also when where'
  ).split(' '),
)

/** The words that carry meaning, each cut to its stem ("baker" and "bakery" are one), without those that come twice. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 2 && !common.has(word)).map(stemOf))]
}

const ending = /(?:eries|ery|ies|ied|ing|ers|er|ed|es|s|y|e)$/

function stemOf(word: string): string {
  const stem = word.replace(ending, '')
  return stem.length < 3 ? word : stem
}

/** What would be said of an agent, as stems: the introduction, the job, and what follows from facts and attitudes. */
export function wordsOfPerson(person: Person): Set<string> {
  const facts = [summaryOf(person), person.occupation, person.job?.title, person.job?.industry, ...factWords(person)]
  return new Set(
    stemsOf(
      facts
        .filter((fact) => fact !== undefined)
        .join(' ')
        .replaceAll('_', ' '),
    ),
  )
}

function* factWords(person: Person): Generator<string> {
  const { habits, attitudes, health, traits } = person
  yield person.home === 'rents' ? 'rent renter tenant apartment' : 'homeowner mortgage house'
  yield* familyWords(person)
  if (person.labour_status === 'self_employed') yield 'own business owner runs self employed entrepreneur small'
  if (person.urbanicity === 'rural') yield 'rural countryside'
  for (const [name, value] of Object.entries(habits ?? {})) {
    if (value !== 'no' && value !== 'none') yield `${name.replace(/^uses_/, '')} ${value === 'yes' ? '' : value}`
  }
  for (const [name, { high, low }] of Object.entries(attitudeWords)) {
    const standing = attitudes?.[name] ?? 50
    if (standing >= HIGH) yield high
    if (standing <= LOW) yield low
  }
  if (traits.emotional_stability <= LOW) yield 'worried anxious nervous stressed'
  if (traits.extraversion >= HIGH) yield 'outgoing sociable'
  if (traits.openness >= HIGH) yield 'curious creative adventurous'
  if (traits.conscientiousness >= HIGH) yield 'organised organized careful diligent'
  if (health === null) return
  yield [...health.conditions, ...health.drug_classes].join(' ')
  if (health.smoking_status === 'current') yield 'smoker smokes cigarettes'
  if (health.physical_activity_level === 'high') yield 'active fit fitness gym sports exercise'
  if (health.diet_quality === 'healthy') yield 'healthy eater diet'
}

function* familyWords({ sex, partner, num_children, children_at_home, child_ages, labour_detail }: Person) {
  const female = sex === 'female'
  if (num_children > 0) yield female ? 'mom mum mother parent' : 'dad father parent'
  if (children_at_home > 0) yield 'kids family'
  if (children_at_home > 0 && labour_detail === 'full_time') yield 'busy juggling'
  if (child_ages.some((age) => age <= 3)) yield 'baby toddler'
  if (child_ages.some((age) => age >= 13 && age <= 19)) yield 'teenager teen'
  if (partner !== 'none') yield female ? 'wife partner' : 'husband partner'
}

const HIGH = 75
const LOW = 25

/** What people at either end of an attitude would be called. */
const attitudeWords: Record<string, { high: string; low: string }> = {
  social_conservatism: { high: 'conservative traditional', low: 'progressive liberal' },
  economic_conservatism: { high: 'conservative market', low: 'progressive liberal' },
  religiosity: { high: 'religious faith church', low: 'secular' },
  trust_in_people: { high: 'trusting', low: 'wary distrustful' },
  trust_in_institutions: { high: 'trusting', low: 'sceptical skeptical distrustful' },
  environmental_concern: { high: 'environment climate sustainable green eco', low: '' },
  science_and_technology: { high: 'technology tech gadgets science', low: '' },
  digital_engagement: { high: 'online digital internet apps', low: 'offline' },
  financial_security: { high: 'comfortable secure', low: 'worried money bills tight budget struggling rent costs' },
  financial_planning: { high: 'saver saving planner budget', low: 'impulsive' },
  life_satisfaction: { high: 'happy content', low: 'unhappy frustrated' },
  food_curiosity: { high: 'cook cooking food foodie recipes', low: 'picky' },
}
