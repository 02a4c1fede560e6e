import type { Who } from '../../src/modules/knowledge/knowledge.ts'

/** A sentence's words that are only true of some people. */
interface Rule {
  name: string
  words: RegExp
  /** Words that make it harmless after all. */
  unless?: RegExp
  /** Whether it applies, given what is presupposed already. */
  when?: (who: Who) => boolean
  /** What to presuppose besides; without it, nobody may say the sentence, since we could not know whom it is true of. */
  adds?: Who
}

/** Told of people long gone, so that anybody may say it. */
const remembered =
  /\b(?:taught|would've|died|was|were|did|had|smoked|drank|drove|cooked|came|walked|used to|sold|framed|cleaned|took|got us|said|tithed|inherited|remember|recipe|side|bald|than my|about my|name)\b|'s (?:perfume|things|hutch|handwriting|gold|iron|teas|back|people|garage)/i

const isParent = (who: Who): boolean => who.is_parent === 'yes'
const noAge = (who: Who): boolean => who.age === undefined
const manual = [
  'construction_and_extraction',
  'installation_maintenance_and_repair',
  'production',
  'transportation_and_material_moving',
  'building_and_grounds_cleaning_and_maintenance',
  'farming_fishing_and_forestry',
]
const standing = ['food_preparation_and_serving', 'sales_and_related', 'healthcare_support', ...manual]
const clinical = ['healthcare_practitioners_and_technical', 'healthcare_support']

const rules: readonly Rule[] = [
  {
    name: 'a husband',
    words: /\bmy husband\b/i,
    when: (who) => who.marital !== 'other',
    adds: { marital: 'married', sex: 'female' },
  },
  {
    name: 'a wife',
    words: /\bmy wife\b/i,
    when: (who) => who.marital !== 'other',
    adds: { marital: 'married', sex: 'male' },
  },
  {
    name: 'children at home',
    words:
      /\b(?:my|our) (?:toddler|baby girl|baby boy|newborn|kindergartner|little one)\b|\bschool (?:run|pickup|drop-off)\b/i,
    adds: { is_parent: 'yes' },
  },
  {
    name: 'a small child',
    words:
      /\b(?:my|the|our|a) (?:feverish |screaming )?(?:toddler|baby)\b(?! (?:ward|aisle|picture))|\bbaby(?:'s asleep| asleep)|\bdiapers?\b|\bstroller\b|\b(?:nap time|two naps)\b|\bdaycare\b|\bfour-year-old\b|\bpull-ups\b/i,
    unless: /\bwas my|would've gone|once they were|after the baby/i,
    when: isParent,
    adds: { child: 'small' },
  },
  {
    name: 'a child at school',
    words:
      /\bhomework\b|\bschool (?:pickup|morning|nurse|coat)\b|\bbefore school\b|\bkids' (?:school|teachers)\b|^his (?:teacher|aide)\b/i,
    when: isParent,
    adds: { child: 'school|teen' },
  },
  {
    name: 'a child under thirteen',
    words:
      /\b(?:six|seven|eight|nine|ten|eleven)-year-old\b|\blunchbox\b|\bthird grade\b|\bhe's eleven\b|\bdaughter's twelve\b/i,
    when: isParent,
    adds: { child: 'school' },
  },
  {
    name: 'a teenager',
    words:
      /\bmy (?:teenagers?|(?:thirteen|fourteen|fifteen|sixteen|seventeen)-year-old)\b|\bwith teenagers\b|^teenagers\b|\bprom dress\b|\bturned sixteen\b/i,
    when: isParent,
    adds: { child: 'teen' },
  },
  {
    name: 'children',
    words: /\b(?:my|our) (?:son|daughter|kids|children|girls|boys|oldest|youngest)\b/i,
    unless: /\bkids at the counter\b|\bbaby picture\b/i,
    when: (who) => who.is_parent !== 'yes',
    adds: { children: 'yes' },
  },
  {
    name: 'grandchildren',
    words: /\bgrand(?:kid|child|son|daughter|bab)/i,
    when: (who) => who.is_parent !== 'yes',
    adds: { children: 'yes', age: '45-64|65+' },
  },
  {
    name: 'a living parent',
    words: /\bmy (?:mom|mother|dad|father|parents|folks)\b/i,
    unless: remembered,
    when: noAge,
    adds: { age: '18-29|30-44|45-64' },
  },
  {
    name: 'a living grandparent',
    words: /\bmy grand(?:ma|mother|pa|father|parents)\b/i,
    unless: remembered,
    when: noAge,
    adds: { age: '18-29|30-44' },
  },
  {
    name: 'a job',
    words: /\bmy (?:boss|coworkers?|paycheck|employer|commute|desk|shift)\b|\bpeople at work\b/i,
    unless: /\bstayed home\b|\bbottle was my shift\b/i,
    when: (who) => who.retired === undefined,
    adds: { employed: 'yes' },
  },
  {
    name: 'retired',
    words:
      /\bI retired\b|\bI'm retired\b|\bus retired\b|^Retired(?:,| a year)|\bmy pension\b|\bpension's in\b|\ball I have is Social Security\b/i,
    adds: { retired: 'yes' },
  },
  { name: 'an own home', words: /\bmy (?:mortgage|property tax(?:es)?|HOA)\b/i, adds: { home: 'owner' } },
  {
    name: 'a rented home',
    words: /\bmy (?:landlord|lease|apartment)\b|\bthe rent's paid\b/i,
    when: (who) => who.job === undefined,
    adds: { home: 'renter' },
  },
  {
    name: 'a woman',
    words: /\bmy (?:purse|bra|pregnancy)\b|\bmammogram\b|\bwhen I was pregnant\b/i,
    adds: { sex: 'female' },
  },
  { name: 'a man', words: /\bmy (?:beard|prostate)\b/i, adds: { sex: 'male' } },
  {
    name: 'a church',
    words: /\b(?:my|our) (?:church|pastor|congregation|parish)\b|\b(?:after|at) church\b|\bpew\b|\bfor the Lord\b/i,
    adds: { faith: 'christian' },
  },
  {
    name: 'diabetes',
    words: /\bmy (?:diabetes|insulin|A1C)\b/i,
    when: (who) => who.health === undefined,
    adds: { health: 'diabetes_t2' },
  },
  {
    name: 'high blood pressure',
    words: /\bmy blood pressure (?:pills?|medicine|meds)\b/i,
    when: (who) => who.health === undefined,
    adds: { health: 'hypertension' },
  },
  { name: 'asthma', words: /\bmy inhaler\b/i, when: (who) => who.health === undefined, adds: { health: 'asthma' } },
  {
    name: 'teaching',
    words: /\bmy students\b|\bthe students hand in\b/i,
    adds: { job: 'educational_instruction_and_library' },
  },
  {
    name: 'a trade',
    words: /\bI'm a (?:roofer|plumber|carpenter|electrician|welder)\b/i,
    adds: { job: 'construction_and_extraction' },
  },
  {
    name: 'a classroom',
    words: /\bI teach (?:second|third|first|school|kindergarten)/i,
    adds: { job: 'educational_instruction_and_library' },
  },
  {
    name: 'a forklift',
    words: /\bI drive a (?:forklift|truck|rig|bus)\b/i,
    adds: { job: 'transportation_and_material_moving' },
  },
  {
    name: 'customers',
    words: /\bmy job is answering\b/i,
    adds: { job: 'office_and_administrative_support|sales_and_related' },
  },
  { name: 'cutting hair', words: /\bI cut hair\b/i, adds: { job: 'personal_care_and_service' } },
  { name: 'patients', words: /\bmy patients\b/i, adds: { job: clinical.join('|') } },
  { name: 'a crew', words: /\bmy crew\b/i, adds: { job: manual.join('|') } },
  { name: 'a route', words: /\bdriving my route\b/i, adds: { job: 'transportation_and_material_moving' } },
  {
    name: 'work on one’s feet',
    words: /\bon my feet (?:eight|ten|twelve|all)\b|\bthe floor at work\b/i,
    adds: { job: standing.join('|') },
  },
  {
    name: 'night shifts',
    words: /\bnight shift\b/i,
    adds: { job: [...clinical, 'protective_service', 'production', 'transportation_and_material_moving'].join('|') },
  },
  // What nobody of ours can be known to be.
  {
    name: 'born abroad',
    words: /^back home we\b|\beveryone back home\b|\bEnglish is my second\b|\bmy accent\b|\bwhere I come from\b/i,
  },
  {
    name: 'on some medicine',
    words: /\bmy (?:pills|meds|prescription)\b/i,
    when: (who) => who.health === undefined,
  },
]

/** What an option rarely presupposes. */
export const personal: ReadonlySet<string> = new Set([
  'a husband',
  'a wife',
  'a woman',
  'a man',
  'grandchildren',
  'a living parent',
  'a living grandparent',
  'retired',
  'diabetes',
  'high blood pressure',
  'asthma',
])

export interface Supposed {
  who: Who
  /** Names of the rules that added something. */
  added: string[]
  /** Why nobody may say it. */
  dropped?: string
}

/**
 * What a sentence presupposes about its speaker: what its author said, and what its words give away. An author's level
 * stays; where the words demand another one, nobody could say the sentence truthfully, and it is dropped.
 */
export function supposed(say: string, authored: Who): Supposed {
  const who: Who = { ...authored }
  const added: string[] = []
  for (const { name, words, unless, when, adds } of rules) {
    if (!words.test(say) || unless?.test(say) || when?.(who) === false) continue
    if (adds === undefined) return { who, added, dropped: name }
    for (const [attribute, level] of Object.entries(adds) as [keyof Who, string][]) {
      const own = who[attribute]
      if (own === undefined) {
        who[attribute] = level
        if (!added.includes(name)) added.push(name)
      } else if (!compatible(own, level)) return { who, added, dropped: `${name}, yet ${attribute} ${own}` }
    }
  }
  return { who, added }
}

/** One of the levels that will do for the one must do for the other. */
function compatible(own: string, level: string): boolean {
  const wanted = level.split('|')
  return own.split('|').some((one) => wanted.includes(one))
}
