import type { Mention } from '../mention.ts'
import { type AilmentName, ailmentNamesIn } from './ailment-names.ts'
import { hadByOthers, persons } from './phrases.ts'

const severity = String.raw`(?:mild|moderate|severe|moderate[\s-]to[\s-]severe|mild[\s-]to[\s-]moderate|uncontrolled|(?:poorly|well)[\s-]controlled|chronic|frequent|recurrent|recurring|occasional|serious|bad|early[\s-]stage|advanced|long-term|untreated|newly\s+diagnosed|diagnosed|treatment-resistant|active|clinical|persistent)`
const loose = String.raw`(?:(?:an?|the|their|some|any|both|either|daily|weekly|prescription|generic|low-dose|${severity})\s+){0,3}`
const subject = String.raw`(?:(?:who|that)\s+)?(?:(?:are|is|were|was|have\s+been|has\s+been|'ve\s+been|have|has)\s+)?(?:(?:currently|presently|now|still|already|recently|both|regularly|also|previously|ever)\s+){0,2}`

/** Before a condition: somebody has it. */
const has = new RegExp(
  String.raw`\b${subject}(?:with|have|has|having|had|(?:suffer|suffers|suffering|suffered|recovering|recovered)\s+from|(?:living|live|lives|struggle|struggles|struggling|dealing|deal|coping|cope|diagnosed|afflicted)\s+with|diagnosed\s+as|being\s+treated\s+for|treated\s+for|managing|manage|get|gets|getting|battling|fighting|experiencing|experience|experienced|survived|a\s+history\s+of|going\s+through|prone\s+to)\s+(?:a\s+(?:diagnosis|history)\s+of\s+)?${loose}$`,
  'i',
)
/** Before a medicine: somebody takes it. */
const takes = new RegExp(
  String.raw`\b${subject}(?:on|taking|take|takes|using|use|uses|prescribed|injecting|having|with\s+a\s+prescription\s+for|have\s+a\s+prescription\s+for)\s+${loose}$`,
  'i',
)
/** A stage of life that people are in. */
const inStage =
  /(?:\b(?:who|that)\s+are\s+|(?<=\b(?:women|ladies|moms|people|those|patients)\s|\d\s))in\s+(?:early\s+|late\s+|full\s+)?$/i
const is = /\b(?:(?:who|that)\s+)?(?:are|is|being|'re)\s+(?:(?:currently|also|either|both)\s+)?(?:an?\s+)?$/i
const nobody = new RegExp(String.raw`\b(?:without|no|not|nor|neither|any|non)\s+${loose}$`, 'i')
const joined = new RegExp(
  String.raw`^\s*(?:,\s*(?:and|or|and\/or)?|and\/or|and|or|&|\/|\+|plus|as\s+well\s+as|along\s+with)\s*(?:also\s+)?(?:with\s+|on\s+|have\s+|from\s+)?${loose}$`,
  'i',
)
const havers =
  /^[\s-]+(?:patients?|sufferers?|survivors?|warriors|fighters|havers|users?|takers|diagnos[ei]s|(?:medication|drug)\s+users?)\b/i
const medicine =
  /^\s+(?:drugs?|medications?|meds|medicines?|pills?|injections?|shots?|injectables?|therapy|treatments?)\b/i
const described = new RegExp(String.raw`^\s+(?:(?:[\w'-]+)\s+)?${persons}`, 'i')
/** "Anxiety about AI", "depression era", "cancer research": no complaint of those who are meant. */
const otherwise =
  /^\s+(?:about|over|around|regarding|toward|towards|era|market|research|charit(?:y|ies)|screenings?|prevention|awareness|prices?|costs?|risk|levels)\b/i
const notTheirs =
  /\b(?:family\s+history\s+of|at\s+risk\s+(?:of|for)|risk\s+(?:of|for)|afraid\s+of|worried\s+about|concerned\s+about)\s+(?:[\w'-]+\s+)?$/i

/** Who stopped, or only thinks of it, does not take it. */
const noLonger = new RegExp(
  String.raw`\b(?:stopped|stop|quit|quitting|tried|trying|considering|avoid|avoiding|thinking\s+(?:of|about)|refuse[sd]?|declined|interested\s+in|want\s+to|planning\s+(?:to|on)|plan\s+to|used\s+to|about\s+to|came\s+off|coming\s+off)\s+(?:taking|take|using|use|on|be\s+on|being\s+on|get\s+on|start|starting|going\s+on)?\s*${loose}$`,
  'i',
)

interface Accepted extends AilmentName {
  from: number
  to: number
  noun: boolean
}

/** What a text says people suffer from, or take: where it says that they do, or calls them by it. */
export function ailmentsIn(text: string): Mention[] {
  const names = ailmentNamesIn(text)
  const accepted = new Map<AilmentName, Accepted>()
  let last: AilmentName | undefined
  for (const name of names) {
    const found = acceptedOf(text, name, last !== undefined && accepted.has(last) ? accepted.get(last) : undefined)
    if (found !== undefined) accepted.set(name, found)
    last = name
  }
  // "Asthma and COPD patients": who is named at the end holds for what was listed before.
  for (let place = names.length - 2; place >= 0; place--) {
    const name = names[place]!
    const next = accepted.get(names[place + 1]!)
    if (
      next?.noun !== true ||
      accepted.has(name) ||
      name.kind !== 'thing' ||
      !joined.test(text.slice(name.end, next.from))
    )
      continue
    accepted.set(name, { ...name, from: name.start, to: name.end, noun: true })
  }
  return names.flatMap((name) => accepted.get(name) ?? []).map((name) => mentionOf(text, name))
}

function acceptedOf(text: string, name: AilmentName, previous: Accepted | undefined): Accepted | undefined {
  const before = text.slice(Math.max(0, name.start - 90), name.start)
  const after = text.slice(name.end, name.end + 60)
  const to = name.end + (name.field === 'health_drug_classes' ? (medicine.exec(after)?.[0].length ?? 0) : 0)
  const rest = text.slice(to, to + 60)
  if (otherwise.test(rest) || notTheirs.test(before) || noLonger.test(before)) return undefined
  const accept = (from: number, noun: boolean, end = to): Accepted | undefined =>
    hadByOthers(text, from) ? undefined : { ...name, from, to: end, noun }

  const haver = havers.exec(rest)
  if (haver !== null && name.kind === 'thing') return accept(startOf(text, name, before), true, to + haver[0].length)
  const cue = cueOf(name).exec(before) ?? (name.value === 'menopause_symptoms' ? inStage.exec(before) : null)
  if (cue !== null) return accept(name.start - cue[0].length, name.kind === 'person')
  if (name.kind === 'person') return accept(name.start, true)
  if (name.kind === 'adjective')
    return described.test(rest) || joinsAdjectives(text, name, previous) ? accept(name.start, false) : undefined
  if (previous !== undefined && joined.test(text.slice(previous.to, name.start))) return accept(name.start, false)
  if (nobody.test(before) && /\b(?:without|no)\s/i.test(before)) return accept(name.start, false)
  return name.plain && name.field === 'health_conditions' && isAlone(before, rest)
    ? accept(name.start, false)
    : undefined
}

const cueOf = ({ kind, field }: AilmentName): RegExp =>
  kind === 'adjective' ? is : field === 'health_drug_classes' ? takes : has

/** Severity before a name belongs to it also where nobody is said to have it: "severe asthma patients". */
function startOf(text: string, name: AilmentName, before: string): number {
  const severe = new RegExp(String.raw`\b${severity}\s+$`, 'i').exec(before)
  return severe === null ? name.start : Math.max(0, text.slice(0, name.start).length - severe[0].length)
}

const joinsAdjectives = (text: string, name: AilmentName, previous: Accepted | undefined): boolean =>
  previous?.kind === 'adjective' && joined.test(text.slice(previous.to, name.start))

/** An item of a list by itself: "women 40 to 60, type 2 diabetes, on metformin". */
const isAlone = (before: string, rest: string): boolean =>
  /(?:^|[,;:\n(])\s*$/.test(before) && /^\s*(?:$|[,;.\n)])/.test(rest)

function mentionOf(text: string, { from, to, field, value, said, kind, noun }: Accepted): Mention {
  const phrase = text.slice(from, to)
  const degree = new RegExp(String.raw`\b(?!diagnosed|active|clinical)${severity}\b`, 'i').exec(phrase)?.[0]
  const told = degree !== undefined && !said.toLowerCase().includes(degree.toLowerCase())
  return {
    start: from,
    end: to,
    facet: 'health',
    filters: { [field]: value },
    as: `${field === 'health_conditions' ? 'has' : 'takes'} ${kind === 'thing' ? said : value.replaceAll('_', ' ')}`,
    noun,
    ...(told ? { assumed: `No filter tells whether it is ${degree.toLowerCase()}: all with ${said} are taken.` } : {}),
  }
}
