import type { Finding } from './finding.ts'

const YOUNGEST = 18
const OLDEST = 110

type Read = (match: RegExpMatchArray) => { min?: number; max?: number }

const number = (text: string | undefined): number => Number(text)

const people =
  'people|adults|women|men|those|residents|citizens|voters|consumers|customers|shoppers|users|patients|workers|employees|' +
  'parents|moms|mums|dads|mothers|fathers|couples|singles|retirees|students|owners|smokers|drivers|teachers|nurses|doctors|' +
  'managers|farmers|americans'

/** "Women over 40". What is counted in other units is no age. */
const peopleOn = (side: string): RegExp =>
  new RegExp(
    `\\b(?:${people})\\s+(?:who are\\s+)?(?:aged\\s+)?(?:${side})\\s+(\\d{2})\\b(?!\\s*(?:%|percent|dollars|hours|minutes|days|times))`,
    'giu',
  )

/** Numbers alone are seldom ages: each form names people or years beside them. */
const forms: readonly [RegExp, Read][] = [
  [
    /\b(?:aged?|ages)\s+(\d{2})\s*(?:-|–|to|and)\s*(\d{2})\b/giu,
    ([, low, high]) => ({ min: number(low), max: number(high) }),
  ],
  [
    /\b(\d{2})\s*(?:-|–|to)\s*(\d{2})[\s-]*years?[\s-]*olds?\b/giu,
    ([, low, high]) => ({ min: number(low), max: number(high) }),
  ],
  [
    /\b(?:aged?|ages)\s+(\d{2})\s*(?:\+|and (?:over|older|up|above)|or (?:over|older))/giu,
    ([, low]) => ({ min: number(low) }),
  ],
  [peopleOn('over|above'), ([, low]) => ({ min: number(low) })],
  [peopleOn('older than'), ([, low]) => ({ min: number(low) + 1 })],
  [peopleOn('under|below|younger than'), ([, high]) => ({ max: number(high) - 1 })],
  [/\bover[\s-](\d{2})s\b/giu, ([, low]) => ({ min: number(low) })],
  [/\bunder[\s-](\d{2})s\b/giu, ([, high]) => ({ max: number(high) - 1 })],
  [/\bin their (?:early |mid |late )?([2-9]0)s\b/giu, ([, low]) => ({ min: number(low), max: number(low) + 9 })],
  [
    /\bin their (twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/giu,
    ([, decade]) => {
      const min = (decades.indexOf(decade!.toLowerCase()) + 2) * 10
      return { min, max: min + 9 }
    },
  ],
  [/\b(?:seniors|older adults|older people|elderly people|pensioners)\b/giu, () => ({ min: 65 })],
  [/\b(?:young adults|young people)\b/giu, () => ({ max: 29 })],
  [/\b(?:middle[\s-]aged (?:adults|people|women|men))\b/giu, () => ({ min: 40, max: 59 })],
]

const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties']

/** Ages that a clause names: "people over 50", "aged 25 to 34", "in their thirties". There are only adults. */
export function* agesIn(clause: string): Generator<Finding> {
  for (const [form, read] of forms) {
    for (const match of clause.matchAll(form)) {
      const { min, max } = read(match)
      const low = min === undefined ? undefined : Math.max(YOUNGEST, min)
      if ((low ?? YOUNGEST) > (max ?? OLDEST)) continue
      const age = { ...(low === undefined ? {} : { min: low }), ...(max === undefined ? {} : { max }) }
      yield { said: match[0], filters: { age } }
    }
  }
}
