import type { Rung } from './verdicts-rungs.ts'

/** The ways to say a degree of a feeling or a property, each with its adjective. */
export function degreeWords(rung: Rung, label: string): readonly string[] {
  const word = rung.adjective
  if (word === null) return [label]
  if (rung.pole === 0) return [label]
  if (rung.opposite !== null) {
    return rung.force >= 3
      ? [`very ${rung.opposite}`, `really ${rung.opposite}`, `not at all ${word}`, `not ${word} at all`, label]
      : [`somewhat ${rung.opposite}`, `a bit ${rung.opposite}`, `not really ${word}`, `not all that ${word}`, label]
  }
  switch (rung.force) {
    case 0:
      return [`not at all ${word}`, `not ${word} at all`, `not one bit ${word}`, `not the least bit ${word}`, label]
    case 1:
      return rung.pole < 0
        ? [
            `not too ${word}`,
            `not very ${word}`,
            `not all that ${word}`,
            `not especially ${word}`,
            `not that ${word}`,
            label,
          ]
        : [`a little ${word}`, `slightly ${word}`, `a bit ${word}`, `a touch ${word}`, label]
    case 2:
      return [`somewhat ${word}`, `moderately ${word}`, `fairly ${word}`, `sort of ${word}`, `kind of ${word}`, label]
    case 3:
      return [`very ${word}`, `really ${word}`, `very ${word} indeed`, label, label]
    default:
      return [`extremely ${word}`, `as ${word} as it gets`, `about as ${word} as can be`, `incredibly ${word}`, label]
  }
}

const PREPOSITIONS: Readonly<Record<string, string>> = {
  satisfied: 'with',
  interested: 'in',
  annoyed: 'by',
  bothered: 'by',
  impressed: 'by',
  comfortable: 'with',
  confident: 'in',
  familiar: 'with',
  happy: 'with',
  pleased: 'with',
  content: 'with',
  frustrated: 'with',
  disappointed: 'with',
  angry: 'about',
  proud: 'of',
  afraid: 'of',
  scared: 'of',
  fearful: 'of',
  aware: 'of',
  tired: 'of',
  loyal: 'to',
  engaged: 'with',
  involved: 'with',
  attracted: 'to',
  tempted: 'by',
  surprised: 'by',
  prepared: 'for',
  ready: 'for',
  secure: 'with',
  safe: 'with',
}

/** "worried about", "satisfied with". */
export function prepositionAfter(adjective: string): string {
  return PREPOSITIONS[adjective] ?? 'about'
}

/** Feelings whose absence is indifference; of the others ("satisfied") it is displeasure. */
export const stirs = new Set(
  'interested worried concerned annoyed bothered excited anxious upset afraid scared stressed fearful nervous curious angry disappointed frustrated tempted lonely impressed surprised'.split(
    ' ',
  ),
)
