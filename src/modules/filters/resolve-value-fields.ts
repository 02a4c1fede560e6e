import {
  conditions,
  drugClasses,
  industryList,
  majorGroupList,
  occupationList,
  readFigures,
  vocabulary,
} from '../population/index.ts'
import type { FieldName } from './fields.ts'
import { habitWords } from './resolve-value-habit-words.ts'
import { healthWords } from './resolve-value-health-words.ts'
import { hintWords } from './resolve-value-hints.ts'
import { type Entry, entriesOf, type Lexicon, lexiconOf, type Words } from './resolve-value-lexicon.ts'
import { educationRanges, peopleWords } from './resolve-value-people-words.ts'
import { cityLexicon, countryEntries } from './resolve-value-places.ts'
import { workWords } from './resolve-value-work-words.ts'
import { parties, pets, politicalViews } from './search-index-minds.ts'

type FiguredField = Exclude<keyof typeof workWords, 'labour_detail'> | 'health_conditions' | 'health_drug_classes'

interface Named {
  slug: string
  label: string
}

let figured: Record<FiguredField, Words> | undefined
function wordsOfFigures(field: FiguredField): Words {
  figured ??= readFigures<Record<FiguredField, Words>>('filters/words.json')
  return figured[field]
}

const made = new Map<FieldName, Lexicon | undefined>()

/** Made when it is first asked for. None for numbers, for occupations, and for states, which depend on the country. */
export function lexiconFor(field: FieldName): Lexicon | undefined {
  if (!made.has(field)) made.set(field, lexiconMade(field))
  return made.get(field)
}

function lexiconMade(field: FieldName): Lexicon | undefined {
  if (field === 'city') return cityLexicon()
  const parts = partsOf(field)
  return parts && lexiconOf(parts.values, parts.entries, hintWords[field])
}

interface Parts {
  values: readonly string[]
  entries: readonly Entry[]
}

function partsOf(field: FieldName): Parts | undefined {
  switch (field) {
    case 'country':
      return countryEntries()
    case 'sex':
      return listed(vocabulary.sexes, peopleWords.sex)
    case 'is_parent':
      return listed(['true', 'false'], peopleWords.is_parent)
    case 'marital_status':
      return listed(vocabulary.maritalStatuses, peopleWords.marital_status)
    case 'education':
      return listed(vocabulary.educations, peopleWords.education, educationRanges())
    case 'ethnicity':
      return listed(vocabulary.ethnicities, peopleWords.ethnicity)
    case 'nativity':
      return listed(vocabulary.nativities, peopleWords.nativity)
    case 'religion':
      return listed(vocabulary.religions, peopleWords.religion)
    case 'party':
      return listed(parties, peopleWords.party)
    case 'political_views':
      return listed(politicalViews, peopleWords.political_views)
    case 'home':
      return listed(vocabulary.homes, peopleWords.home)
    case 'urbanicity':
      return listed(vocabulary.urbanicities, peopleWords.urbanicity)
    case 'region':
      return listed(['northeast', 'midwest', 'south', 'west'], peopleWords.region)
    case 'labour_status':
      return listed(vocabulary.labourStatuses, workWords.labour_status, wordsOfFigures('labour_status'))
    case 'labour_detail':
      return listed(vocabulary.labourDetails, workWords.labour_detail)
    case 'industry':
      return labelled(industryList(), workWords.industry, wordsOfFigures('industry'))
    case 'occupation_major_group':
      return labelled(majorGroupList(), workWords.occupation_major_group, wordsOfFigures('occupation_major_group'))
    case 'title_variant':
      return listed([...new Set(occupationList().flatMap(({ titles }) => titles))])
    case 'health_conditions':
      return labelled(conditions, wordsOfFigures('health_conditions'))
    case 'health_drug_classes':
      return labelled(drugClasses, wordsOfFigures('health_drug_classes'))
    case 'smoking_status':
      return listed(vocabulary.smokingStatuses, healthWords.smoking_status)
    case 'alcohol_use':
      return listed(vocabulary.alcoholUses, healthWords.alcohol_use)
    case 'physical_activity_level':
      return listed(vocabulary.activityLevels, healthWords.physical_activity_level)
    case 'sleep_quality':
      return listed(vocabulary.sleepQualities, healthWords.sleep_quality)
    case 'diet_quality':
      return listed(vocabulary.dietQualities, healthWords.diet_quality)
    case 'bmi_class':
      return listed(vocabulary.bmiClasses, healthWords.bmi_class)
    case 'phq9_severity':
      return listed(vocabulary.phq9Severities, healthWords.phq9_severity)
    case 'pets':
      return listed(pets, habitWords.pets)
    default:
      return isHabit(field) ? listed(['true', 'false'], habitWords[field]) : undefined
  }
}

const isHabit = (field: FieldName): field is keyof typeof habitWords => Object.hasOwn(habitWords, field)

const listed = (values: readonly string[], ...words: Words[]): Parts => ({ values, entries: words.flatMap(entriesOf) })

const labelled = (list: readonly Named[], ...words: Words[]): Parts => ({
  values: list.map(({ slug }) => slug),
  entries: [...list.map(({ slug, label }) => ({ word: label, values: [slug] })), ...words.flatMap(entriesOf)],
})
