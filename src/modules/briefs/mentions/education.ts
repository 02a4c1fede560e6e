import type { Mention, Recogniser } from '../mention.ts'
import { degreeNames, type Level, levels } from './degrees.ts'
import {
  always,
  being,
  having,
  longestOf,
  type Phrase,
  persons,
  recogniserOf,
  saidOfOthers,
  tidied,
} from './phrases.ts'

const from = (level: Level): Level[] => levels.slice(levels.indexOf(level))
const upTo = (level: Level): Level[] => levels.slice(0, levels.indexOf(level) + 1)
const asFilter = (found: readonly Level[]): unknown => (found.length === 1 ? found[0] : { any: [...found] })

/** "Bachelors or more", "some college or less", or each of them. */
function inWords(found: readonly Level[]): string {
  const words = found.map((level) => level.replaceAll('_', ' '))
  const together = found.length > 1 && found.length === levels.indexOf(found.at(-1)!) - levels.indexOf(found[0]!) + 1
  if (together && found.at(-1) === levels.at(-1)) return `${words[0]} or more`
  if (together && found[0] === levels[0]) return `${words.at(-1)} or less`
  return words.join(' or ')
}

const name = degreeNames.map(({ form }) => form).join('|')
const bound = String.raw`(?:(at\s+least|minimum|a\s+minimum\s+of|more\s+than|beyond)|(at\s+most|no\s+more\s+than|not\s+more\s+than|less\s+than|no\s+higher\s+than|only|just))\s+`
const closing = String.raw`(?:[\s-]+holders\b|\s+or\s+(?:higher|more|above|better|beyond|up)|\s+and\s+(?:above|up|higher|beyond)|\s*\+|\s+plus\b|(\s+or\s+(?:less|lower|below)|\s+at\s+most|\s+and\s+below)|(\s+only))?`
const item = String.raw`(?:an?\s+|their\s+|the\s+)?(?:${name})`

/** "With a bachelor's or master's degree", "who have at least a high school diploma", "a degree or higher". */
const held = new RegExp(
  String.raw`((?:${having}|(?:(?:who|that)\s+)?(?:went\s+to|attended|completed|earned|finished)\s+)(?:completed\s+|earned\s+|finished\s+|an?\s+)?)?(?:${bound})?(?<![\w$-])(${item}(?:\s*(?:,|\/|,?\s+or|,?\s+and)\s+${item}){0,3})(?![\w-])(${closing})`,
  'gi',
)

function* degreesIn(text: string): Generator<Mention> {
  for (const match of text.matchAll(held)) {
    const [said, cue, least, most, list, tail, less, only] = match
    const named = degreesOf(list!)
    const start = match.index!
    // A name that is also something else needs somebody to have it: "bachelors", "BA", "a degree".
    const bare = cue === undefined && least === undefined && most === undefined && tail === ''
    if (named.length === 0 || (bare && !named.every(({ plain }) => plain))) continue
    const holders = /holders$/i.test(tail!)
    if (isNotHeld(text, start, said.length) || saidOfOthers(text, start)) continue
    const values = bounded(
      named.flatMap(({ values }) => values),
      {
        up: least !== undefined || (tail !== '' && less === undefined && only === undefined && !holders),
        down: (most !== undefined && !/only|just/i.test(most)) || less !== undefined,
        excluded: /^(?:more|beyond|less)/i.test(least ?? most ?? ''),
      },
    )
    if (values.length === 0) continue
    const notes = [...new Set(named.flatMap(({ assumed }) => assumed ?? []))]
    yield {
      start,
      end: start + said.trimEnd().length,
      facet: 'education',
      filters: { education: asFilter(values) },
      as: `education: ${inWords(values)}`,
      noun: holders,
      ...(notes.length === 0 ? {} : { assumed: notes.join(' ') }),
    }
  }
}

const whole = degreeNames.map((degree) => ({
  degree,
  pattern: new RegExp(String.raw`^(?:an?\s+|their\s+|the\s+)?(?:${degree.form})$`, 'i'),
}))

const degreesOf = (list: string) =>
  list
    .split(/\s*[,/]\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+/i)
    .flatMap((part) => whole.find(({ pattern }) => pattern.test(part.trim()))?.degree ?? [])

/** "A degree of trust", "a master's student", "degree programs", "college degree value". */
const isNotHeld = (text: string, start: number, length: number): boolean =>
  /^\s+(?:of\s+(?!arts|science)|needed|required|necessary|students?|candidates?|programs?|programmes?|courses?|thesis|requirements?|applicants?|teachers?|kids|parties|party|angle|celsius|fahrenheit|weather)/i.test(
    text.slice(start + length, start + length + 30),
  ) ||
  /\b(?:getting|pursuing|earning|considering|studying\s+for|working\s+(?:on|toward|towards)|value\s+of|worth\s+of|cost\s+of|want|some|certain|high|any)\s+(?:an?\s+)?$/i.test(
    text.slice(Math.max(0, start - 30), start),
  )

interface Bound {
  up: boolean
  down: boolean
  /** "More than", "less than": what is named is itself not meant. */
  excluded: boolean
}

function bounded(values: readonly Level[], { up, down, excluded }: Bound): Level[] {
  const ranks = values.map((value) => levels.indexOf(value))
  const step = excluded ? 1 : 0
  if (up) return levels.slice(Math.min(...ranks) + step)
  if (down) return levels.slice(0, Math.max(...ranks) + 1 - step)
  return levels.filter((level) => values.includes(level))
}

const graduated = from('bachelors')
const without = upTo('associates')
const few = upTo('high_school')

const says = (
  values: readonly Level[],
  extra: { noun?: boolean; negated?: boolean; assumed?: string } = {},
): Phrase['read'] => always({ filters: { education: asFilter(values) }, as: `education: ${inWords(values)}`, ...extra })

const college = '(?:college|university|uni)'
const no = String.raw`(?:(?:who|that)\s+)?(?:didn't|did\s+not|never|haven't|have\s+not|don't|do\s+not)`

const phrases: readonly Phrase[] = [
  {
    form: String.raw`\b${being}(?:${college}|degree)[\s-]+educated\b`,
    read: says(graduated),
  },
  {
    form: String.raw`\b(?:(?:recent|new)\s+)?${college}[\s-]+(?:graduates?|grads?)\b|\b(?:${college}\s+)?degree[\s-]+holders?\b|(?<=^|[,;:.]\s?|\d\s|\b(?:of|recent|new|and|or|among)\s)(?:graduates|grads)\b(?!\s+(?:of|from)\b)`,
    read: (match, text) =>
      /\b(?:school|ged|community|junior)[\s-]+$/i.test(text.slice(0, match.index))
        ? undefined
        : says(graduated, { noun: true })(match, text),
  },
  {
    form: String.raw`\b(?:community|junior|two[\s-]year)[\s-]+college[\s-]+(?:graduates?|grads?)\b`,
    read: says(['associates'], { noun: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:have\s+|has\s+)?(?:graduated(?:\s+from)?|finished|completed)\s+(?:${college})\b`,
    read: says(graduated),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:have\s+|has\s+)?(?:went\s+to|gone\s+to|attended)\s+${college}\b`,
    read: says(from('some_college'), { assumed: 'Who went to college need not have finished it.' }),
  },
  {
    form: String.raw`\b${being}(?:highly|very\s+well)[\s-]+educated\b`,
    read: says(from('masters'), { assumed: 'Highly educated is taken to mean a master’s degree or more.' }),
  },
  {
    form: String.raw`\b${being}well[\s-]+educated\b`,
    read: says(graduated, { assumed: 'Well educated is taken to mean a bachelor’s degree or more.' }),
  },
  {
    form: String.raw`\b(?:ph\.?\s?ds|ph\.?\s?d\.?\s+(?:holders|graduates)|doctorate\s+holders)\b(?!\s+(?:students?|candidates?))`,
    read: says(['phd'], { noun: true }),
  },
  {
    form: String.raw`\b(?:mbas|mba\s+(?:holders|graduates|grads))\b`,
    read: says(['masters'], { noun: true, assumed: 'An MBA is a master’s degree; which one no filter tells.' }),
  },
  {
    form: String.raw`\b(?:high[\s-]?school|hs)[\s-]+(?:graduates|grads)\b`,
    read: says(['high_school'], { noun: true }),
  },
  {
    form: String.raw`\b(?:high[\s-]?school\s+|school\s+)?drop-?outs\b`,
    read: (match, text) =>
      /\b(?:college|university|uni)[\s-]+$/i.test(text.slice(0, match.index))
        ? undefined
        : says(['less_than_high_school'], { noun: true })(match, text),
  },
  {
    form: String.raw`\b${college}[\s-]+drop-?outs?\b|\b(?:who\s+)?dropped\s+out\s+of\s+${college}\b`,
    read: says(['some_college'], { noun: true }),
  },
  { form: String.raw`\b(?:who\s+)?dropped\s+out\s+of\s+(?:high\s+)?school\b`, read: says(['less_than_high_school']) },
  {
    form: String.raw`\b(?:(?:with|have|has|having)\s+(?:an?\s+)?)?(?:a\s+)?high[\s-]?school(?:\s+(?:diploma|education|degree))?(?:\s+(?:or|and)\s+(?:less|lower|below|under)|\s+at\s+most)\b`,
    read: says(few),
  },
  {
    form: String.raw`\b(?:with|have|has|having|of)\s+(?:a\s+)?(?:(?:very\s+)?(?:little|low|limited)\s+(?:formal\s+)?education|low\s+levels\s+of\s+education)\b|\bless[\s-]+educated\b`,
    read: says(few, { assumed: 'Little education is taken to mean a high school diploma at most.' }),
  },
  {
    form: String.raw`\b(?:with\s+no|without\s+(?:an?|any)|(?:(?:who|that)\s+)?(?:have|has|having)\s+no|${no}\s+(?:have|hold|got?|earn|finish|complete)\s+(?:an?|their|any)?|no|lacking\s+an?)\s*(?:(?:four|4)[\s-]year\s+|bachelor'?s\s+|${college}\s+)(?:degree|education|diploma)s?\b|\b(?:non-?|not\s+)(?:${college}|degree)(?:[\s-]+(?:educated|graduates?|grads))?(?=\s+(?:${persons}|voters|whites)|\s*(?:$|[,;.]))|\bnon-?graduates\b`,
    read: says(without, { negated: true }),
  },
  {
    form: String.raw`\b(?:with\s+no|without\s+(?:an?|any)|(?:(?:who|that)\s+)?(?:have|has|having)\s+no|${no}\s+(?:have|hold|got?|earn|finish)\s+(?:an?|their|any)?|no)\s*degrees?\b(?!\s+(?:needed|required|necessary|of\b))`,
    read: says(without, { negated: true }),
  },
  {
    form: String.raw`\b${no}\s+(?:go\s+to|went\s+to|attend|attended|gone\s+to|been\s+to)\s+${college}\b|\b(?:with\s+)?no\s+${college}\b(?!\s+(?:degree|education|diploma))`,
    read: says(few, { negated: true }),
  },
  {
    form: String.raw`\b${no}\s+(?:finish|finished|complete|completed|graduate|graduated)(?:\s+from)?\s+${college}\b`,
    read: says(without, { negated: true }),
  },
  {
    form: String.raw`\b(?:${no}\s+(?:finish|finished|complete|completed|graduate|graduated|have|get)(?:\s+from)?(?:\s+an?)?|without\s+(?:an?|finishing|completing)|with\s+no|no|less\s+than(?:\s+an?)?)\s+high[\s-]?school(?:\s+(?:diploma|degree|education))?\b`,
    read: says(['less_than_high_school'], { negated: true }),
  },
  {
    form: String.raw`\b(?:without\s+(?:any\s+)?(?:formal\s+)?qualifications|(?:with|have|having)\s+no\s+(?:formal\s+)?qualifications|no\s+formal\s+(?:qualifications|education))\b`,
    read: says(['less_than_high_school'], { negated: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?left\s+school\s+at\s+(?:1[4-6]|fourteen|fifteen|sixteen)\b`,
    read: says(['less_than_high_school'], { assumed: 'Who left school by 16 is taken to have no diploma.' }),
  },
  {
    form: String.raw`\b(?:law|medical|med)\s+school\s+(?:graduates|grads)\b`,
    read: says(['professional'], { noun: true }),
  },
  {
    form: String.raw`\b(?:trade|vocational|technical)\s+school\s+(?:graduates|grads)\b`,
    read: says(['some_college', 'associates'], {
      noun: true,
      assumed: 'A trade school is taken for some college or an associate’s degree.',
    }),
  },
]

const phrasesIn = recogniserOf('education', phrases)

/** How far people got at school. Who is there still is a student, which is not for here. */
export const educationIn: Recogniser = tidied((text, context) =>
  longestOf([...degreesIn(text), ...phrasesIn(text, context)]),
)
