import { educations, workerClasses } from '../../src/modules/population/vocabulary.ts'
import { healthTitles } from './titles-health.ts'
import { officeTitles } from './titles-office.ts'
import { productionTitles } from './titles-production.ts'
import { scienceTitles } from './titles-science.ts'
import { serviceTitles } from './titles-service.ts'
import { societyTitles } from './titles-society.ts'
import { tradesTitles } from './titles-trades.ts'

/** One way of naming a job, and who would name it so. */
export interface Title {
  text: string
  weight: number
  min_age?: number
  max_age?: number
  /** Worker classes as bits. */
  classes?: number
  min_education?: number
  /** Industries as bits. */
  industries?: number
}

export interface Wording {
  label: string
  titles: Title[]
}

const industryNames =
  'agri mining util constr manuf whole retail transp info fin realest prof hq admin edu health arts food other gov'.split(
    ' ',
  )
const degrees: Record<string, string> = { ba: 'bachelors', ma: 'masters', phd: 'phd' }

/** Who works for themselves may say so; who would otherwise be somebody's manager or supervisor nearly always does. */
const OWN_BUSINESS = 3
const OWN_BUSINESS_OF_MANAGERS = 12
/** Managers, and the supervisors of groups 33 and up. */
const managing = /^(11|(3[3579]|4[1-9]|5[13])-1)/

/**
 * The tables of labels and titles, one line per occupation:
 *
 *     29-1141 Registered Nurse: RN*13, charge nurse*4 {27+ @health}, public health nurse*2 {gov}
 *
 * After a title come its weight and, in braces, its conditions: 27+ (at least that old), <30 (younger), self, gov or !gov
 * (worker class), ba, ma or phd (at least that degree), @health or @retail,food (industry).
 */
export function readTitles(): Map<string, Wording> {
  const tables = [
    officeTitles,
    scienceTitles,
    societyTitles,
    healthTitles,
    serviceTitles,
    tradesTitles,
    productionTitles,
  ]
  const wordings = new Map<string, Wording>()
  for (const line of tables.join('\n').split('\n').filter(Boolean)) {
    const [, soc, label, list] = /^(\d\d-\d{4}) ([^:]+): (.+)$/.exec(line) ?? []
    if (soc === undefined || wordings.has(soc)) throw new Error(`cannot read the titles in: ${line}`)
    const titles = list!
      .split(/, (?![^{]*\})/)
      .flatMap((item) => (item.startsWith('%') ? ranks(item.slice(1)) : parse(item)))
    const times = managing.test(soc) ? OWN_BUSINESS_OF_MANAGERS : OWN_BUSINESS
    for (const title of titles) if (title.classes === bit('self_employed')) title.weight *= times
    wordings.set(soc, { label: label!, titles })
  }
  return wordings
}

function parse(item: string): Title {
  const [, text, weight, , conditions] = /^(.+?)(?:\*(\d+))?( \{(.+)\})?$/.exec(item)!
  const title: Title = { text: text!, weight: Number(weight ?? 2) }
  for (const condition of conditions?.split(' ') ?? []) {
    if (/^\d+\+$/.test(condition)) title.min_age = Number.parseInt(condition, 10)
    else if (/^<\d+$/.test(condition)) title.max_age = Number(condition.slice(1)) - 1
    else if (condition === 'self') title.classes = bit('self_employed')
    else if (condition === 'gov') title.classes = bit('government')
    else if (condition === '!gov') title.classes = bit('private') | bit('self_employed')
    else if (degrees[condition] !== undefined) title.min_education = educations.indexOf(degrees[condition] as 'phd')
    else if (condition.startsWith('@')) title.industries = industryBits(condition.slice(1))
    else throw new Error(`unknown condition ${condition} of ${item}`)
  }
  return title
}

const bit = (workerClass: (typeof workerClasses)[number]): number => 1 << workerClasses.indexOf(workerClass)

function industryBits(names: string): number {
  return names.split(',').reduce((bits, name) => {
    const at = industryNames.indexOf(name)
    if (at < 0) throw new Error(`unknown industry ${name}`)
    return bits | (1 << at)
  }, 0)
}

/** What college teachers of a subject call themselves. */
function ranks(subject: string): Title[] {
  return [
    `${subject} professor*6`,
    `assistant professor of ${subject}*3 {<48 ma}`,
    `associate professor of ${subject}*3 {33+ ma}`,
    `adjunct ${subject} instructor*3`,
    `${subject} instructor*4`,
    `${subject} lecturer*2`,
  ].map(parse)
}
