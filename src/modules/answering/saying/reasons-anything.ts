import type { Category } from '../../knowledge/index.ts'
import { tagHolds } from './circumstances-facts.ts'
import { anythingBanks } from './reasons-anything-bank.ts'
import { attitudeBanks } from './reasons-attitudes-bank.ts'
import { asksPrice, asksWorry, favourOf, polarityOf } from './reasons-favour.ts'
import { type Matter, matterSlots } from './reasons-matter.ts'
import { pickFrom } from './reasons-patterns.ts'
import type { Remark, Speaking } from './speaking.ts'

/** Which attitudes speak in their own words about which matters; a faith is named only where faith is the matter. */
const topics: readonly (readonly [string, RegExp])[] = [
  [
    'environmental_concern',
    /climat|environment|pollut|recycl|green|carbon|plastic|warming|fossil|nature|wildlife|renewable/,
  ],
  ['religiosity', /religio|church|god|pray|faith|worship|bible|spiritual/],
  ['science_and_technology', /scien|technolog|\bai\b|artificial|robot|research|vaccin|space|automat|invention|gene/],
  [
    'economic_conservatism',
    /tax|welfare|wage|income|union|econom|inequal|benefit|redistribut|poor|rich|government should/,
  ],
  [
    'trust_in_institutions',
    /trust|confiden|government|congress|court|police|media|press|compan|corporation|bank|institution|expert|hospital/,
  ],
  ['trust_in_people', /neighbor|people|stranger|communit|trust|friend|volunteer|help/],
  ['financial_security', /money|saving|debt|price|inflation|afford|financ|bill|retire|economy|cost of living/],
  ['life_satisfaction', /happ|satisf|life|lonel|future|optimis|mood|stress|well-being|wellbeing/],
  ['social_conservatism', /marriage|gender|gay|same-sex|abortion|tradition|moral|marijuana|women|immigra|famil/],
]

/** What an attitude that moved the answer gives to say about one of society's matters. */
export function attitudeRemarks(speaking: Speaking, category: Category | null, count: number): Remark[] {
  const { decision, reading, person, chance, manner } = speaking
  if (person.attitudes === null || Math.abs(decision.stance) < 0.2) return []
  const text = `${reading.canonical} ${category?.slug ?? ''}`.toLowerCase()
  const remarks: Remark[] = []
  for (const { by, level, shift } of decision.contributions) {
    if (by !== 'attitude' || remarks.length >= count) continue
    const standing = person.attitudes[level]
    const topic = topics.find(([name]) => name === level)
    if (standing === undefined || topic === undefined || !topic[1].test(text)) continue
    if ((standing > 42 && standing < 58) || Math.sign(shift) !== Math.sign(decision.stance)) continue
    const bank = attitudeBanks[`${level}.${standing >= 50 ? 'high' : 'low'}` as keyof typeof attitudeBanks]
    for (const picked of pickFrom(bank, 2, chance, () => null, manner.register, tagHolds(speaking))) {
      remarks.push({
        text: picked.text,
        part: 'self',
        stance: Math.sign(decision.stance) as -1 | 1,
        register: picked.register,
        weight: 1.2 + 0.3 * chance(`weight/${picked.key}`),
        key: `self:${picked.key}`,
      })
    }
  }
  return remarks.slice(0, count)
}

/** What a claim about the world proposes: agreeing with it is being for "that", whatever it does to its subject. */
const that: Matter = { mention: 'that', plural: false, single: null, named: false }

type Kind = 'goods' | 'view' | 'mine' | 'worry' | 'amount' | 'used' | 'importance' | 'action' | 'dear'

/** What ought to be done, unlike what is so. */
const proposal = /\b(should|ought|must|need(s)? to|has to|have to|better if|allowed|required|banned)\b/i

/** Kinds of question in which people take sides. */
const judged = new Set(['attitude', 'opinion', 'trust', 'feeling', 'message', 'concept', 'reason', 'advice'])
/** Things that one might get: what is said of them is a guess, and may be a general one. */
const hypothetical = new Set(['intent', 'concept', 'price', 'condition', 'switching', 'recommend'])
/** …and in which they say what they would do. */
const planned = new Set(['intent', 'condition', 'switching', 'behaviour'])

/** Which of the banks suits the question; null where none does. */
function kindOf(speaking: Speaking, matter: Matter, goods: boolean, worry: boolean): Kind | null {
  const { reading, forecast, found } = speaking
  const { claim } = reading
  const worldly = claim !== null && !claim.about_self
  if (forecast.shape === 'number') return 'amount'
  if (reading.ask === 'use' && matter.named && !worldly && (found.categories[0]?.score ?? 0) < 0.3) return 'used'
  if (reading.ask === 'importance' && matter.named) return 'importance'
  if (asksPrice(reading) && reading.price === null && polarityOf(speaking) < 0) return 'dear'
  if (goods) return hypothetical.has(reading.ask) ? 'goods' : null
  if (planned.has(reading.ask)) return 'action'
  if (worry) return 'worry'
  // Of what is so there is nothing to say that would not fit any other claim.
  if (worldly && !proposal.test(claim.yes)) return null
  if (/^(my|our) /.test(matter.mention)) return 'mine'
  return judged.has(reading.ask) || worldly ? 'view' : null
}

/** Reasons that hold for whatever is asked about, and name it. */
export function anythingRemarks(
  speaking: Speaking,
  matter: Matter,
  goods: boolean,
  count: number,
  weight: number,
): Remark[] {
  const { chance, manner, reading, decision } = speaking
  const worry = !goods && asksWorry(reading)
  const claimed = !goods && reading.claim !== null && !reading.claim.about_self
  const kind = kindOf(speaking, matter, goods, worry)
  if (kind === null) return []
  const straight =
    worry || claimed || kind === 'importance' || kind === 'amount' || kind === 'action' || kind === 'dear'
  const sign = straight ? 1 : polarityOf(speaking)
  const leaning = straight ? decision.stance : favourOf(speaking)
  const middle = kind === 'used' ? 0 : 0.4
  const side = leaning > middle ? '+' : leaning < -middle || kind === 'used' ? '-' : '0'
  const words = matterSlots(claimed && kind === 'view' ? that : matter)
  const picks = pickFrom(
    anythingBanks[`${kind}${side}` as keyof typeof anythingBanks],
    count,
    chance,
    words,
    manner.register,
    tagHolds(speaking),
  )
  return picks.map((picked) => ({
    text: picked.text,
    part: side === '0' ? 'doubt' : 'point',
    stance: (side === '0' ? 0 : side === '+' ? sign : -sign) as -1 | 0 | 1,
    register: picked.register,
    weight: weight + 0.3 * chance(`weight/${picked.key}`),
    key: `any:${picked.key}`,
  }))
}

/** What is said of a name that nobody knows: that one does not know it. */
export function brandRemarks({ reading, chance, manner }: Speaking): Remark[] {
  const unknown = new Set(reading.unknown_words.map((word) => word.toLowerCase()))
  const name = reading.subject?.names.find((text) => unknown.has(text.toLowerCase()))
  if (name === undefined || name.length > 24 || !/^[\p{L}\p{N}][\p{L}\p{N}' &.-]*$/u.test(name)) return []
  const slots = (slot: string): string | null => (slot === 'name' ? name : null)
  return pickFrom(anythingBanks.brand, 1, chance, slots, manner.register).map((picked) => ({
    text: picked.text,
    part: 'doubt',
    stance: 0,
    register: picked.register,
    weight: 1 + 0.3 * chance(`weight/${picked.key}`),
    key: `any:${anythingBanks.brand.name}`,
  }))
}
