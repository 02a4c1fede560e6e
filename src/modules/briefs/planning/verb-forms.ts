import { compromise } from '../../../platform/compromise.ts'

/** The parts of compromise's model that are used here; its own types leave them open. */
interface Inflecting {
  two: {
    transform: {
      verb: {
        conjugate(infinitive: string, model: unknown): Readonly<Record<string, string>>
        toInfinitive(verb: string, model: unknown, tense: string): string
      }
    }
  }
}

const model = () => compromise().model()
const verbs = () => (compromise().methods() as unknown as Inflecting).two.transform.verb

/** Verbs that objectives put between whom they are about and what these do. */
const known = new Set(
  'abandon accept add adopt afford agree allow apply appreciate argue arrange ask attend avoid balance become believe ban benefit bet book borrow bring build buy call cancel care celebrate carry change charge check choose clean collect commute compare complain consider contact cook cope cover cut deal decide delegate discover discuss dislike divide delete do donate download drink drive drop eat enjoy exercise expect experience explain face feel fight fill find finish fix fly follow forget forgive get give go grow handle hate have hear help hide hire hold homeschool identify imagine improve install invest invite join juggle keep know learn leave lend let limit like listen live lock look lose love make manage measure meet miss move navigate need negotiate offer open opt order organise organize oversleep overspend own pack park pay perceive perform pick plan play post prefer prepare prevent prioritise prioritize procrastinate protect purchase put quit rate react read recommend recover recycle reduce regret rely remember rent repair replace report research respond retire return relapse relax resign ride run save say schedule search see sell send separate set share shop sign skip sleep solve speak spend split spot spray stay start stick stop store stream struggle study subscribe support switch take talk teach tell think tip track trade travel treat trust try turn uninstall unsubscribe unwind understand unplug update upgrade use view visit volunteer vote wait wake walk want wash watch wear welcome work worry write'.split(
    ' ',
  ),
)

const gerunds = new Map([
  ['be', 'being'],
  ['die', 'dying'],
  ['lie', 'lying'],
  ['tie', 'tying'],
])

/** "switch" gives "switching". */
export function gerundOf(infinitive: string): string {
  const made = gerunds.get(infinitive) ?? verbs().conjugate(infinitive, model()).Gerund ?? ''
  // Only a stressed last syllable doubles its consonant: "forgetting", but "traveling".
  const isDoubled = made === `${infinitive}${infinitive.slice(-1)}ing`
  const isLong = (infinitive.match(/[aeiouy]+/g) ?? []).length > 1 && !/(?:get|mit|fer|cur|set|gin)$/.test(infinitive)
  return made.endsWith('ing') && !(isDoubled && isLong) ? made : `${infinitive}ing`
}

/** "buying" gives "buy". */
export const fromGerund = (gerund: string): string => verbs().toInfinitive(gerund, model(), 'Gerund')

/** "left", "uses" and "cancel" give "leave", "use" and "cancel". */
export function infinitiveOf(verb: string): string {
  if (known.has(verb)) return verb
  const past = verbs().toInfinitive(verb, model(), 'PastTense')
  if (past !== verb) return past
  return /[^s]s$/.test(verb) ? verbs().toInfinitive(verb, model(), 'PresentTense') : verb
}

/** Words that end like gerunds and name no deed. */
const noGerunds =
  /^(?:.{0,1}ing|king|ring|sing|wing|thing|nothing|something|anything|everything|morning|evening|during|spring|string|ceiling|wedding|clothing|housing|building|according|regarding|king|king-size|marketing|branding|advertising|screening|nursing|streaming|tipping|pricing|gaming|existing|growing|rising|upcoming|working|self-driving|leading|aging|ageing|banking|sibling|pudding|earring|listing|training|online-only|onboarding)$/i

export const isGerund = (word: string): boolean => /^[a-z-]{2,30}ing$/.test(word) && !noGerunds.test(word)

/** Nouns and other words that look like a form of one of them. */
const neverVerbs = new Set(
  'banks books plans needs uses works shops stores talks cuts costs users left-handed lives homes means used'.split(
    ' ',
  ),
)

/** Whether a word, in any of its forms, is such a verb. */
export const isVerb = (word: string): boolean =>
  known.has(word) || (word.length > 2 && !neverVerbs.has(word) && known.has(infinitiveOf(word)))
