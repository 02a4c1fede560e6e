import { always, being, ending, type Phrase, persons, saidOfOthers } from './phrases.ts'

const studying = { filters: { labour_detail: 'student' }, as: 'student' }
/** Who is taught at school is a child. */
const atSchool =
  /\b(?:high[\s-]?school|middle[\s-]?school|secondary|primary|elementary|grade|junior high|school|k-12|kindergarten|grader)[\s-]+$/i

/** Students, of whatever: what they study is left for others to ask. */
export const studentPhrases: readonly Phrase[] = [
  {
    form: String.raw`\b(?:(?:current|full[\s-]?time|part[\s-]?time|adult|mature|american|college|university|uni|undergraduate|undergrad|graduate|grad|postgraduate|postgrad|doctoral|phd|master'?s|community\s+college)[\s-]+){0,3}(?:students|undergrads|undergraduates|postgrads|college\s+(?:kids|freshmen|sophomores|juniors|seniors))\b(?!'|\s+of\s+(?!colou?r|any|all|both))`,
    read: (match, text) =>
      saidOfOthers(text, match.index!) || atSchool.test(text.slice(0, match.index))
        ? undefined
        : { ...studying, noun: true },
  },
  {
    form: String.raw`\b(?:an?|each|every|as)\s+(?:(?:full[\s-]?time|part[\s-]?time|college|university|grad|graduate)\s+){0,2}student\b${ending}`,
    read: always({ ...studying, noun: true }),
  },
  {
    form: String.raw`\b${being}(?:(?:attending|enrolled\s+(?:in|at)|studying\s+at)\s+(?:an?\s+)?(?:college|university|uni|grad(?:uate)?\s+school|law\s+school|med(?:ical)?\s+school|community\s+college)|(?:in|at)\s+(?:college|university|uni|grad(?:uate)?\s+school))\b`,
    read: ({ index, 0: said }, text) =>
      saidOfOthers(text, index!) || /\b(?:kids?|child|children|sons?|daughters?)\s+$/i.test(text.slice(0, index))
        ? undefined
        : { ...studying, as: `student (${said.toLowerCase()})` },
  },
]

const sexOf = (word: string): { sex?: string } =>
  /^(?:mom|mum|mother|mama|wi|she)/i.test(word)
    ? { sex: 'female' }
    : /^(?:dad|father|husband)/i.test(word)
      ? { sex: 'male' }
      : {}

const atHome = String.raw`(?:stay(?:ing)?[\s-]+at[\s-]+home|full[\s-]?time|homeschooling|home-schooling)`
const parent = 'moms?|mums?|mothers?|mamas|dads?|fathers?|parents?|wives|wife|husbands?'

export const atHomePhrases: readonly Phrase[] = [
  {
    form: String.raw`\b${atHome}\s+(${parent})(?:\s+(?:and|or|&)\s+(?:${atHome}\s+)?(${parent}))?\b`,
    read: ([, one, other]) => {
      const both = other !== undefined && sexOf(other).sex !== sexOf(one!).sex
      const married = /^(?:wi|hus)/i.test(one!)
      return {
        filters: {
          labour_detail: 'homemaker',
          ...(both ? {} : sexOf(one!)),
          ...(married ? {} : { is_parent: true }),
        },
        as: `stay-at-home ${both ? 'parents' : one!.toLowerCase()}`,
        noun: true,
      }
    },
  },
  {
    form: String.raw`\b(?:sah([mdp])s?|(house|trad)[\s-]?(wives|wife|husbands?)|(home-?makers?))\b`,
    read: ([said, letter, , spouse]) => {
      const sex =
        letter === undefined ? sexOf(spouse ?? '') : sexOf({ m: 'mom', d: 'dad', p: '' }[letter.toLowerCase()]!)
      const isParent = letter === undefined ? {} : { is_parent: true }
      return { filters: { labour_detail: 'homemaker', ...sex, ...isParent }, as: said!.toLowerCase(), noun: true }
    },
  },
  {
    form: String.raw`\b(?:who|that)\s+(?:stay|stays|are)\s+(?:at\s+)?home\s+(?:with|to\s+(?:raise|look\s+after|care\s+for))\s+(?:their|the|his|her)\s+(?:kids|children|child|baby|family)\b`,
    read: () => ({ filters: { labour_detail: 'homemaker', is_parent: true }, as: 'at home with their children' }),
  },
]

export const unablePhrases: readonly Phrase[] = [
  {
    form: String.raw`\b${being}(?:unable\s+to\s+work|not\s+able\s+to\s+work|on\s+(?:long-term\s+)?(?:disability|ssdi)(?:\s+benefits?)?|long[\s-]term\s+sick)\b|\b(?:who\s+)?can(?:'t|not)\s+work\b(?=\s*(?:$|[,;.!?)])|\s+(?:because|due|for\s+health))`,
    read: always({ filters: { labour_detail: 'unable_to_work' }, as: 'unable to work' }),
  },
  {
    form: String.raw`\b(?:who\s+are\s+)?disabled\b(?=\s+${persons}|\s*$|\s*[,;.!?])`,
    read: always({
      filters: { labour_detail: 'unable_to_work' },
      as: 'unable to work',
      assumed: 'Disabled people are taken for those whom it keeps from working: no other filter tells.',
    }),
  },
]
