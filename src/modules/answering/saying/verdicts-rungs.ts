/** What a step of a labelled scale means, read off its own words. */

type Family =
  | 'agree'
  | 'support'
  | 'likely'
  | 'would'
  | 'feeling'
  | 'property'
  | 'frequency'
  | 'quality'
  | 'change'
  | 'degree'
  | 'awareness'
  | 'truth'
  | 'label'

/**
 * `pole`: whether the step denies (-1) or affirms (1) what its words name, 0 in between. `force` 0 to 4: none at all,
 * a little, middling, much, to the utmost; for two-sided scales 2 is "somewhat" and 3 "strongly" on either side.
 */
export interface Rung {
  family: Family
  pole: -1 | 0 | 1
  force: 0 | 1 | 2 | 3 | 4
  /** For feelings and properties: the word itself ("worried", "important"), without "not", "dis-" or "un-". */
  adjective: string | null
  /** Said of the denying side of two-sided scales ("dissatisfied"); else null. */
  opposite: string | null
}

const FEELINGS =
  `satisfied interested worried concerned annoyed comfortable confident familiar happy excited anxious upset
  willing bothered proud afraid scared stressed aware impressed pleased tired frustrated hopeful optimistic pessimistic
  lonely loyal motivated curious disappointed angry nervous surprised ready prepared content attracted tempted fearful
  informed knowledgeable engaged involved secure safe`.split(/\s+/)
const PROPERTIES =
  `important convincing appealing useful believable honest painful stressful valuable relevant attractive
  effective helpful necessary fair easy hard difficult expensive clear trustworthy acceptable harmful realistic unique
  reliable enjoyable interesting annoying serious credible essential different innovative confusing risky dangerous
  affordable convenient reasonable urgent boring exciting fun healthy tasty pleasant strict accurate simple complicated
  desirable common likeable persuasive welcome meaningful`.split(/\s+/)
const OPPOSITES: Readonly<Record<string, string>> = {
  dissatisfied: 'satisfied',
  unsatisfied: 'satisfied',
  uninterested: 'interested',
  uncomfortable: 'comfortable',
  unhappy: 'happy',
  unfamiliar: 'familiar',
  unwilling: 'willing',
  unimportant: 'important',
  unappealing: 'appealing',
  unfair: 'fair',
  unhelpful: 'helpful',
  unnecessary: 'necessary',
  unattractive: 'attractive',
  unacceptable: 'acceptable',
  unreliable: 'reliable',
  ineffective: 'effective',
  unsafe: 'safe',
  useless: 'useful',
  unclear: 'clear',
  insecure: 'secure',
  difficult: 'easy',
  hard: 'easy',
}
const FEELING_SET = new Set(FEELINGS)
const PROPERTY_SET = new Set(PROPERTIES)

const MIDDLE =
  /\b(?:neither|neutral|might or might not|undecided|mixed|no opinion|no difference|about the same|no change|unsure|in between|in the middle|equal)\b/
const NONE =
  /\b(?:not at all|none at all|none|not one bit|in no way|do not|don't|does not|doesn't)\b|^(?:no|not|never|zero)\b/
const LITTLE =
  /\b(?:not too|not very|not so|not that|not much|not especially|not particularly|not really|hardly|little|slightly|(?<!quite )a bit|only|barely|mildly)\b/
const MUCH =
  /\b(?:very|quite|strongly|mostly|really|pretty|much|lot|great deal|definitely|certainly|always|deeply|highly)\b/
const UTMOST = /\b(?:extremely|completely|totally|absolutely|entirely|fully|utterly|exceptionally)\b/

const QUALITY =
  /^(?:very |somewhat |mostly |only )?(?:poor|fair|good|excellent|bad|terrible|great|ok|okay|average|positive|negative|favou?rable|unfavou?rable|awful)$/
/** Degree and adjective, and nothing else that would be lost. */
const DEGREED =
  /^(?:(?:not|at all|too|very|so|that|much|especially|particularly|slightly|somewhat|moderately|fairly|quite|mostly|really|pretty|extremely|completely|totally|a little|a bit|only|hardly|barely|mildly|highly|deeply|reasonably|rather|absolutely|entirely|fully) )*[a-z]+(?: at all| to me)?$/

/** Reads one label, folded to lower case without punctuation. `at`: its place between -1 and 1, where it has one. */
export function rungOf(key: string, at: number | null): Rung {
  const words = key.split(/\s+/)
  const base = { adjective: null, opposite: null }
  if (key === 'true' || key === 'false') return { family: 'truth', pole: key === 'true' ? 1 : -1, force: 3, ...base }
  const bare = degreeOf(key)
  if (bare !== null) return bare
  if (/\d/.test(key) && !/\b(?:times?|once|twice|days?|weeks?|months?) /.test(`${key} `)) return labelled(at)
  if (/\bagree\b|\bdisagree\b/.test(key)) return twoSided('agree', key, /\bdisagree\b|\b(?:not|don't) agree\b/)
  if (/\b(?:support|oppose|favou?r|approve|disapprove|against)\b/.test(key)) {
    return twoSided('support', key, /\b(?:oppose|disapprove|against)\b|\b(?:not|don't) /)
  }
  if (/\b(?:un)?likely\b/.test(key)) {
    if (/\b(?:more|less)\b/.test(key)) return change(key, at)
    return twoSided('likely', key, /\bunlikely\b|\bnot\b/)
  }
  if (QUALITY.test(key)) {
    const pole = /poor|bad|terrible|negative|unfavou?r|awful/.test(key) ? -1 : /fair|ok|average/.test(key) ? 0 : 1
    return { family: 'quality', pole, force: /very|excellent|terrible|awful|great/.test(key) ? 3 : 2, ...base }
  }
  const adjective = words.find((word) => FEELING_SET.has(word) || PROPERTY_SET.has(word) || word in OPPOSITES)
  if (adjective !== undefined && (DEGREED.test(key) || /^neither\b/.test(key))) return adjectival(key, adjective, words)
  if (/\b(?:definitely|probably|certainly|might)\b/.test(key)) return twoSided('would', key, /\bnot\b|\bno\b|n't\b/)
  if (/\b(?:heard|know|familiar)\b/.test(key) && words.length <= 8) {
    return { family: 'awareness', pole: /never|not/.test(key) ? -1 : 1, force: forceOf(key), ...base }
  }
  if (
    /\b(?:never|rarely|seldom|sometimes|often|usually|always|daily|weekly|monthly|yearly|occasionally|every|times|once|twice|day|week|month|year)\b/.test(
      key,
    )
  ) {
    return { family: 'frequency', pole: /^(?:never|no\b|not)/.test(key) ? -1 : 1, force: forceAt(at), ...base }
  }
  if (/\b(?:worse|better|more|less|same|difference|higher|lower|improved?|change)\b/.test(key)) return change(key, at)
  return labelled(at)
}

function labelled(at: number | null): Rung {
  const base = { adjective: null, opposite: null }
  return { family: 'label', pole: at === null || Math.abs(at) < 0.2 ? 0 : at > 0 ? 1 : -1, force: forceAt(at), ...base }
}

function twoSided(family: Family, key: string, denies: RegExp): Rung {
  const base = { adjective: null, opposite: null }
  if (/\bneither\b/.test(key) || MIDDLE.test(key)) return { family, pole: 0, force: 2, ...base }
  const pole = denies.test(key) ? -1 : 1
  if (/\bnot (?:at all|too|very|so|that)\b/.test(key)) {
    return { family, pole: -1, force: /\bnot at all\b/.test(key) ? 3 : 2, ...base }
  }
  const soft = /\b(?:somewhat|slightly|probably|fairly|a little|tend|lean|rather|mostly|moderately|a bit|might)\b/.test(
    key,
  )
  const firm = MUCH.test(key) || UTMOST.test(key)
  return { family, pole, force: soft ? 2 : firm ? 3 : 2, ...base }
}

function adjectival(key: string, word: string, words: readonly string[]): Rung {
  const plain = OPPOSITES[word]
  const denies = plain !== undefined && !/\bnot\b/.test(key)
  const hardEasy = (word === 'hard' || word === 'difficult') && !words.includes('easy')
  const adjective = denies && !hardEasy ? plain : word
  const family: Family = FEELING_SET.has(adjective) ? 'feeling' : 'property'
  if (MIDDLE.test(key)) return { family, pole: 0, force: 2, adjective, opposite: null }
  if (denies && !hardEasy) {
    return { family, pole: -1, force: MUCH.test(key) || UTMOST.test(key) ? 3 : 2, adjective, opposite: word }
  }
  const force = forceOf(key)
  return {
    family,
    pole: force <= 1 && /\bno|\bhardly|\blittle important|\bbarely/.test(key) ? -1 : 1,
    force,
    adjective,
    opposite: null,
  }
}

function forceOf(key: string): 0 | 1 | 2 | 3 | 4 {
  if (/\bnot at all\b|\bnever heard\b/.test(key)) return 0
  if (LITTLE.test(key)) return 1
  if (NONE.test(key)) return 0
  if (UTMOST.test(key)) return 4
  return MUCH.test(key) || (/\bwell\b/.test(key) && !/\bfairly\b/.test(key)) ? 3 : 2
}

function change(key: string, at: number | null): Rung {
  const base = { adjective: null, opposite: null }
  if (/\b(?:same|no difference|no change|equal|neither)\b/.test(key))
    return { family: 'change', pole: 0, force: 2, ...base }
  const down = /\b(?:worse|less|lower|fewer|unlikely)\b/.test(key)
  const up = /\b(?:better|more|higher|improved?|likely)\b/.test(key)
  const pole = down ? -1 : up ? 1 : at === null || at === 0 ? 0 : at > 0 ? 1 : -1
  return { family: 'change', pole, force: /\bmuch\b|\blot\b|\bfar\b/.test(key) ? 3 : 2, ...base }
}

const BARE =
  /^(?:not at all|none at all|none|not much|not too much|not very much|not too|not very|not really|a little|a little bit|a bit|slightly|little|little or none|some|somewhat|moderately|a fair amount|fairly|quite|quite a bit|quite a lot|a lot|a great deal|very|very much|extremely|completely|totally|to some extent|to a great extent|(?:no|not much|some|a lot of|little) trust(?: at all)?|(?:not )?(?:very |fairly |quite |extremely )?well)$/

function degreeOf(key: string): Rung | null {
  if (!BARE.test(key)) return null
  const force = /\b(?:lot|great deal|very much|great extent)\b/.test(key) && !/\bnot\b/.test(key) ? 4 : forceOf(key)
  const pole = /^(?:not|no\b|none|little$|little or)/.test(key) ? -1 : 1
  return { family: 'degree', pole, force, adjective: null, opposite: null }
}

function forceAt(at: number | null): 0 | 1 | 2 | 3 | 4 {
  if (at === null) return 2
  const size = Math.abs(at)
  return size < 0.25 ? 2 : size < 0.8 ? 2 : 3
}

/**
 * The rungs of a set of labels. A step that names no matter of its own ("Neither", "Neutral", "Mixed", "Maybe") takes
 * that of its neighbours.
 */
export function rungsOf(options: readonly { key: string; at: number | null }[]): Rung[] {
  const rungs = options.map((option) => rungOf(option.key, option.at))
  const lead = rungs.find((rung) => rung.family !== 'label')
  if (lead === undefined) return rungs
  return rungs.map((rung, at) => {
    const key = options[at]!.key
    const middle = /^(?:neither|neutral|mixed|maybe|not sure|undecided|in between|unsure|no opinion|it depends)$/.test(
      key,
    )
    if (rung.family !== 'label' || !middle) return rung
    return { ...lead, pole: 0, force: 2, opposite: null }
  })
}
