/** What callers call conditions, medicines, industries, groups of occupations and the people without a job. */
import { fold } from '../../src/modules/filters/resolve-value-fold.ts'
import { readCsv, writeData } from './files.ts'

/** Words by the values they stand for, which are joined by spaces; the words by bars. */
type Words = Record<string, string>

interface Entry {
  word: string
  values: string[]
}

const listed = (text: string): string[] => text.split('|').filter(Boolean)

/** Where two lists disagree about a word, the later entry counts. */
function wordsOf(entries: readonly Entry[]): Words {
  const byWord = new Map<string, Entry>()
  for (const entry of entries) {
    const key = fold(entry.word)
    byWord.set(key, { word: byWord.get(key)?.word ?? entry.word, values: entry.values })
  }
  const words = new Map<string, string[]>()
  for (const { word, values } of byWord.values()) {
    const key = values.join(' ')
    words.set(key, [...(words.get(key) ?? []), word])
  }
  return Object.fromEntries([...words].map(([values, list]) => [values, list.join('|')]))
}

function conditionEntries(): Entry[] {
  return readCsv('health/condition_synonyms.csv').map(({ synonym, slug }) => ({ word: synonym!, values: [slug!] }))
}

/** Medicines of two substances are called by them in either order. */
function orders(substances: string): string[] {
  const parts = substances.split('; ')
  return parts.length === 2 ? [parts.join(' / '), parts.toReversed().join(' / ')] : [parts.join(' / ')]
}

/** Substances that only brands name stand for the classes of all of these brands. */
function substanceEntries(): Entry[] {
  const classes = new Map<string, Set<string>>()
  for (const { generic, drug_classes } of readCsv('health/drug_names.csv')) {
    for (const word of generic === '' ? [] : orders(generic!)) {
      const known = classes.get(word) ?? new Set()
      for (const slug of listed(drug_classes!)) known.add(slug)
      classes.set(word, known)
    }
  }
  return [...classes].map(([word, values]) => ({ word, values: [...values] }))
}

function drugEntries(): Entry[] {
  const names = readCsv('health/drug_names.csv').map(({ name, drug_classes }) => ({
    word: name!,
    values: listed(drug_classes!),
  }))
  const aliases = readCsv('health/drug_classes.csv').flatMap(({ slug, aliases }) =>
    listed(aliases!).map((word) => ({ word, values: [slug!] })),
  )
  const groups = readCsv('health/drug_group_aliases.csv').map(({ phrase, drug_classes }) => ({
    word: phrase!,
    values: listed(drug_classes!),
  }))
  return [...substanceEntries(), ...names, ...aliases, ...groups]
}

function industryEntries(): Entry[] {
  return readCsv('occupations/industry.csv').flatMap(({ slug, naics_title, synonyms }) =>
    [naics_title!, ...listed(synonyms!)].map((word) => ({ word, values: [slug!] })),
  )
}

/** No agent is in the armed forces. */
function majorGroupEntries(): Entry[] {
  return readCsv('occupations/major_groups.csv')
    .filter(({ slug }) => slug !== 'military')
    .flatMap(({ slug, aliases }) => listed(aliases!).map((word) => ({ word, values: [slug!] })))
}

/** Phrases without a status would need a question back. */
function labourEntries(): Entry[] {
  return readCsv('occupations/non_occupation.csv')
    .filter(({ labour_status }) => labour_status !== '')
    .map(({ phrase, labour_status }) => ({ word: phrase!, values: [labour_status!] }))
}

writeData(
  'filters/words.json',
  {
    health_conditions: wordsOf(conditionEntries()),
    health_drug_classes: wordsOf(drugEntries()),
    industry: wordsOf(industryEntries()),
    occupation_major_group: wordsOf(majorGroupEntries()),
    labour_status: wordsOf(labourEntries()),
  },
  2,
)
