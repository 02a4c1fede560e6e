import { ending, hadByOthers, needing, type Phrase, type Said } from './phrases.ts'
import { isItem } from './surroundings.ts'

type Field = 'alcohol_use' | 'physical_activity_level' | 'sleep_quality' | 'diet_quality'

interface Habit {
  field: Field
  needs: RegExp
  /** What the level is said of; each with whether it means nothing else, so that nobody needs to be said to have it. */
  nouns: readonly { form: string; plain: boolean }[]
  /** Words for each value, the values in their order. */
  words: readonly (readonly [value: string, form: string])[]
}

const habits: readonly Habit[] = [
  {
    field: 'alcohol_use',
    needs: /drinking|alcohol/i,
    nouns: [
      { form: String.raw`alcohol\s+(?:use|consumption|intake)|consumption\s+of\s+alcohol`, plain: true },
      { form: String.raw`(?:alcohol\s+)?drinking(?:\s+habits?)?`, plain: false },
    ],
    words: [
      ['none', 'no|zero'],
      ['light', 'light|low|little|minimal|occasional'],
      ['moderate', 'moderate|medium|average'],
      ['heavy', 'heavy|high|very\\s+high|excessive|hazardous'],
    ],
  },
  {
    field: 'physical_activity_level',
    needs: /activity|exercise|fitness/i,
    nouns: [
      {
        form: String.raw`(?:physical\s+activity|exercise|physical\s+fitness)(?:\s+levels?)?|(?:physical\s+)?activity\s+levels?`,
        plain: true,
      },
      { form: 'activity', plain: false },
    ],
    words: [
      ['low', 'low|very\\s+low|little|minimal|limited|insufficient'],
      ['moderate', 'moderate|medium|average'],
      ['high', 'high|very\\s+high|vigorous|intense'],
    ],
  },
  {
    field: 'sleep_quality',
    needs: /sleep/i,
    nouns: [
      { form: String.raw`sleep\s+quality|quality\s+of\s+sleep|sleep\s+health`, plain: true },
      { form: String.raw`sleep(?:\s+habits?)?`, plain: false },
    ],
    words: [
      ['poor', 'poor|very\\s+poor|bad|low|terrible|disturbed|disrupted'],
      ['fair', 'fair|average|mediocre|so-so'],
      ['good', 'good|great|very\\s+good|excellent|high|healthy'],
    ],
  },
  {
    field: 'diet_quality',
    needs: /diet|eating|nutrition/i,
    nouns: [
      { form: String.raw`diet(?:ary)?\s+quality|quality\s+of\s+diet`, plain: true },
      { form: String.raw`diets?|eating\s+habits?|nutrition`, plain: false },
    ],
    words: [
      ['poor', 'poor|very\\s+poor|bad|unhealthy|low'],
      ['mixed', 'mixed|average|fair'],
      ['healthy', 'healthy|very\\s+healthy|good|high|balanced|excellent'],
    ],
  },
]

const cue = String.raw`((?:(?:(?:who|that)\s+)?(?:have|has|having|report|reports|reporting|keep|maintain|get|gets|getting|eat|follow)|with)\s+(?:an?\s+|some\s+|their\s+)?)?`
const joint = String.raw`(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and|to)\s+|\s*\/\s*|\s*-\s*(?:to\s*-\s*)?)`

/** "Light or moderate", "moderate to high": the values that are named, and what lies between where a range is. */
function valuesOf({ words }: Habit, said: string): string[] {
  const named = said
    .toLowerCase()
    .split(/\s*[,/-]\s*(?:or\s+|and\s+|to\s*-\s*)?|\s+(?:or|and|to)\s+/)
    .map((word) => words.findIndex(([, form]) => new RegExp(`^(?:${form})$`).test(word.trim())))
    .filter((place) => place >= 0)
  const [first, last] = [Math.min(...named), Math.max(...named)]
  const between = /\bto\b|\w-\w/.test(said) && !/^(?:so-so)$/i.test(said)
  return words.flatMap(([value], place) =>
    named.includes(place) || (between && place > first && place < last) ? [value] : [],
  )
}

const saidOf = (habit: Habit, levels: string): Said | undefined => {
  const values = valuesOf(habit, levels)
  if (values.length === 0) return undefined
  return {
    filters: { [habit.field]: values.length === 1 ? values[0] : { any: values } },
    as: `${habit.field.replaceAll('_', ' ').replace(' level', '')}: ${values.join(' or ')}`,
  }
}

/** "Cope with", "apps with": not what people have. */
const ofThings =
  /\b(?:cop(?:e|es|ing)|deal(?:s|ing)?|help(?:s|ing)?|compared?|associated|linked|correlated?|products?|apps?|meals?|foods?|services?)\s+$/i

/** Where a habit is a trait of somebody: said to be had, or an item in a list of traits. */
function isTrait(match: RegExpMatchArray, text: string, plain: boolean): boolean {
  const start = match.index!
  if (match[1] !== undefined)
    return !hadByOthers(text, start) && !ofThings.test(text.slice(Math.max(0, start - 20), start))
  return isItem(text, start, start + match[0].length) && (plain || /[,;:(\n]\s*$/.test(text.slice(0, start)))
}

const formsOf = (habit: Habit): Phrase[] => {
  const one = `(?:${habit.words.map(([, form]) => form).join('|')})`
  const levels = `(${one}(?:${joint}${one}){0,2})`
  return habit.nouns.flatMap(({ form, plain }): Phrase[] => [
    {
      // "With a high level of physical activity", "poor sleep quality", "moderate to heavy alcohol use".
      form: String.raw`\b${cue}${levels}\s+(?:levels?\s+of\s+|amounts?\s+of\s+)?(?:${form})(?![\w-])${plain ? '' : ending}`,
      read: (match, text) => (isTrait(match, text, plain) ? saidOf(habit, match[2]!) : undefined),
    },
    {
      // "Physical activity: low", "whose sleep quality is poor".
      form: String.raw`\b(?:(whose)\s+)?(?:${form})\s*(?::|=|-\s|is|are)\s*${levels}(?![\w-])`,
      read: (match, text) => (isTrait(match, text, plain) ? saidOf(habit, match[2]!) : undefined),
    },
  ])
}

/** Alcohol, exercise, sleep and diet, by how much or how good: "low physical activity". */
export const levelPhrases: readonly Phrase[] = habits.flatMap((habit) => needing(habit.needs, formsOf(habit)))
