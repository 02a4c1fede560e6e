import type { Recogniser } from '../mention.ts'
import { atHomePhrases, studentPhrases, unablePhrases } from './outside-work.ts'
import {
  always,
  being,
  ending,
  type Phrase,
  persons,
  recogniserOf,
  type Said,
  saidOfOthers,
  tidied,
} from './phrases.ts'

const atWork = { labour_status: { any: ['employed', 'self_employed'] } }
const noWork = { labour_status: { any: ['unemployed', 'retired', 'not_in_labour_force'] } }

const retired: Phrase[] = [
  {
    form: String.raw`\b${being}(?:(?:recently|newly|fully|just|early)[\s-]+)?(?<!semi-)retired\b(?!\s+(?:from|early|in|at|since|after|last)\b)`,
    read: (match, text) => retiredIn(match, text, false),
  },
  {
    form: String.raw`\b(?:(?:recent|new|early)\s+)?(?:retirees?|(?:old[\s-]age\s+)?pensioners?|oaps)\b|\b(?<!semi-)retired\s+(?:people|folks|adults|persons|individuals)\b`,
    read: (match, text) => retiredIn(match, text, true),
  },
  { form: String.raw`\b(?:who\s+are\s+)?in\s+retirement\b`, read: (match, text) => retiredIn(match, text, false) },
]

function retiredIn(match: RegExpMatchArray, text: string, noun: boolean): Said | undefined {
  if (saidOfOthers(text, match.index!)) return undefined
  const recent = /\b(?:recent|recently|new|newly|just|early)\b/i.test(match[0])
  const assumed = recent ? 'Since when people are retired no filter tells: all who are retired are taken.' : undefined
  return { filters: { labour_status: 'retired' }, as: 'retired', noun, ...(assumed === undefined ? {} : { assumed }) }
}

const unemployed: Phrase[] = [
  {
    form: String.raw`\b${being}(?:(?:recently|newly|long[\s-]term)\s+)?(?:unemployed|jobless|out\s+of\s+(?:work|a\s+job)|laid[\s-]off|between\s+jobs|looking\s+for\s+work|seeking\s+work|job[\s-]hunting|on\s+the\s+dole)\b(?!\s+(?:from|in\s+the|during|by|last|within|since|after|at\s+some)\b)`,
    read: always({ filters: { labour_status: 'unemployed' }, as: 'unemployed' }),
  },
  {
    form: String.raw`\b(?:job[\s-]?(?:seekers?|hunters?)|unemployed\s+(?:people|adults|folks|workers))\b`,
    read: always({ filters: { labour_status: 'unemployed' }, as: 'unemployed', noun: true }),
  },
]

const own = { filters: { labour_status: 'self_employed' }, as: 'self-employed' }
const business = String.raw`(?:(?:small|own|local|family|online|tiny|new|little)\s+){0,3}(?:business(?:es)?|compan(?:y|ies)|startups?|start-ups?|shops?|stores?|firms?)`

const selfEmployed: Phrase[] = [
  {
    form: String.raw`\b${being}(?:self[\s-]?employed|free[\s-]?lanc(?:e|ing)|their\s+own\s+boss(?:es)?|running\s+(?:their\s+own|an?)\s+${business})\b`,
    read: always(own),
  },
  {
    form: String.raw`\b(?:who|that|and)?\s*(?:work(?:s|ing)?\s+for\s+(?:themselves|himself|herself)|freelances?|(?:own|owns|run|runs|operate|operates|started|founded)\s+(?:their\s+own|an?|his\s+own|her\s+own|(?=small|local))\s*${business})\b${ending}`,
    read: always(own),
  },
  {
    form: String.raw`\b(?:self[\s-]?employed\s+(?:people|persons?|workers|adults|professionals|individuals)|free[\s-]?lancers?|freelance\s+workers|gig(?:[\s-]economy)?[\s-]?workers?|independent\s+contractors?|1099\s+(?:contractors?|workers?)|(?:(?:serial|tech|young)\s+)?entrepreneurs?|solopreneurs?|(?:(?:tech|start[\s-]?up|company|business)\s+)?(?:co-?)?founders?|sole\s+(?:traders?|proprietors?))\b(?!\s+of\b)`,
    read: (match, text) =>
      // Who only wants to be one is none yet.
      /\b(?:aspiring|would-be|future|wannabe)\s+$/i.test(text.slice(0, match.index)) || saidOfOthers(text, match.index!)
        ? undefined
        : { ...own, noun: true },
  },
  {
    form: String.raw`\b(?:(?:small|local|independent|family|online|micro)[\s-]+){0,2}(?:business|company|startup|start-up|shop|store|smb|sme)[\s-]+owners?\b|\bowners?\s+of\s+(?:an?\s+)?${business}\b|\bsmall\s+businesspeople\b`,
    read: always({ ...own, noun: true }),
  },
  {
    form: String.raw`(?<=^|[,;:.(]\s?|\d\s|\b(?:of|and|or|the|are|with|from|among|for|interview|survey|ask|recruit)\s)contractors\b(?!\s+(?:of|for)\b)`,
    read: always({ ...own, noun: true, assumed: 'Contractors are taken for people who work for themselves.' }),
  },
  {
    form: String.raw`\bmompreneurs?\b`,
    read: always({
      filters: { labour_status: 'self_employed', sex: 'female', is_parent: true },
      as: 'self-employed mothers',
      noun: true,
    }),
  },
]

const employed: Phrase[] = [
  {
    form: String.raw`\b${being}(?<!self[\s-])employed\b(?!\s+(?:as|in|by|at|with|for|full|part)\b)`,
    read: always({ filters: { labour_status: 'employed' }, as: 'employed' }),
  },
  {
    form: String.raw`\bworking(?=\s+(?:(?:single|new|young|married|american|british|black|latina|age)\s+)?${persons})(?!\s+age)`,
    read: always({ filters: atWork, as: 'in work' }),
  },
  {
    form: String.raw`\b(?:who|that)\s+(?:currently\s+)?works?\b(?=\s*(?:$|[,;.!?)])|\s+(?:and|or|but|outside\s+the\s+home)\b)(?:\s+outside\s+the\s+home)?`,
    read: always({ filters: atWork, as: 'in work' }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:have|has|with)\s+(?:an?\s+)?(?:paid\s+)?jobs?\b${ending}|\b${being}in\s+(?:paid\s+)?(?:work|employment)\b${ending}|\bwage[\s-]earners?\b`,
    read: always({ filters: atWork, as: 'in work' }),
  },
  {
    form: String.raw`(?<=^|[,;:.(]\s?|\d\s|\b(?:of|and|or|the|all|american|us|british|uk|canadian|young|younger|older|female|male|adult|rural|urban|suburban|black|white|hispanic|latino|asian|among|from|for|with|interview|survey|ask|recruit)\s)(?:workers|employees)\b(?!')`,
    read: (match, text) =>
      saidOfOthers(text, match.index!)
        ? undefined
        : /^workers/i.test(match[0])
          ? { filters: atWork, as: 'in work', noun: true }
          : { filters: { labour_status: 'employed' }, as: 'employed', noun: true },
  },
  {
    form: String.raw`(?:\bworking\s+|(?<=\d\s|\b(?:young|busy|urban|of|single|female|male)\s))professionals\b`,
    read: always({
      filters: atWork,
      as: 'in work',
      noun: true,
      assumed: 'Professionals are taken for people in work, whatever their job.',
    }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+are\s+)?(?:in|part\s+of)\s+the\s+(?:labou?r\s+force|workforce)\b`,
    read: always({
      filters: { labour_status: { any: ['employed', 'self_employed', 'unemployed'] } },
      as: 'in the labour force',
    }),
  },
]

const hours: Phrase[] = ['full', 'part'].map((part) => ({
  form: String.raw`\b(?:(?:who|that)\s+)?(?:also\s+)?(?:(?:are|is)\s+)?(?:(?:currently\s+)?(?:work|works|working|employed|have|has|having|with|in|on)\s+)?(?:an?\s+)?${part}[\s-]?time\b(?!\s+(?:students?|moms?|mums?|dads?|mothers?|fathers?|parents?|carers?|caregivers?|college|university|mba|phd))(?:\s+(?:jobs?|workers?|work|employment|employees?|hours|positions?|staff|basis)\b)?`,
  read: (match, text) =>
    saidOfOthers(text, match.index!)
      ? undefined
      : {
          filters: { labour_detail: `${part}_time` },
          as: `working ${part} time`,
          noun: /(?:workers?|employees?|staff)$/i.test(match[0]),
        },
}))

const notWorking: Phrase[] = [
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+not|aren't|isn't|not)\s+(?:currently\s+)?(?:working|employed|in\s+(?:paid\s+)?(?:work|employment))\b${ending}|\bnon-?working\b|\b(?:(?:who|that)\s+)?(?:don't|do\s+not|doesn't)\s+(?:work|have\s+a\s+job)\b${ending}|\bwithout\s+(?:a\s+)?(?:paid\s+)?jobs?\b|\bwith\s+no\s+jobs?\b`,
    read: always({ filters: noWork, as: 'not working', negated: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+are\s+)?(?:not\s+in|out(?:side)?\s+(?:of\s+)?)\s*the\s+(?:labou?r\s+force|workforce)\b|\beconomically\s+inactive\b`,
    read: always({
      filters: { labour_status: 'not_in_labour_force' },
      as: 'not in the labour force',
      negated: true,
    }),
  },
]

const phrases = [
  ...retired,
  ...unemployed,
  ...selfEmployed,
  ...employed,
  ...hours,
  ...studentPhrases,
  ...atHomePhrases,
  ...unablePhrases,
  ...notWorking,
]

/** How people stand to work: in it, out of it, for themselves, at school, at home. */
export const employmentIn: Recogniser = tidied(recogniserOf('work', phrases))
