import { problemAt, type Rule } from './problem.ts'
import { folded } from './sentences.ts'

const ENOUGH_VOICES = 20
const LARGEST_SHARE = 0.05
/** Two of twenty may begin alike by chance, whatever their share is. */
const BY_CHANCE = 2

/** A panel of twelve hears several voices of one category: they must not all begin with "I just". */
export const variedOpenings: Rule = ({ voices }) =>
  [...Map.groupBy(voices, ({ value }) => value.category)]
    .filter(([, own]) => own.length >= ENOUGH_VOICES)
    .flatMap(([category, own]) =>
      [...Map.groupBy(own, ({ value }) => openingOf(value.say))]
        .filter(([, alike]) => alike.length > BY_CHANCE && alike.length > LARGEST_SHARE * own.length)
        .map(([opening, alike]) =>
          problemAt(
            alike.at(-1)!,
            `${alike.length} of ${own.length} voices of ${category} begin with "${opening}"`,
            'begin some of them otherwise',
          ),
        ),
    )

const openingOf = (say: string): string => folded(say.replace(/['’]/g, '')).split(' ').slice(0, 2).join(' ')
