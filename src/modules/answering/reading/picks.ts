import { numberOf } from './number-words.ts'

const number = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const boundary = '(?<=^|[(.?!:;,]\\s?|\\bplease\\s|\\n|\\band\\s)'
const verb = `${boundary}(?:please )?(?:select|choose|pick|check|tick|mark|name|list|give|click)`

/** How many answers are wanted. */
export interface PicksFound {
  kind: 'one' | 'several' | 'rank'
  min: number
  /** Null: as many as there are. */
  max: number | null
  /** What only says how to answer. */
  spans: (readonly [number, number])[]
}

const rules: readonly (readonly [RegExp, (match: RegExpExecArray) => Omit<PicksFound, 'spans'>])[] = [
  [
    /(?<=^|[(.?!:;,]\s?|\bplease\s|\n|\byou\s)(?:(?:rank|sort|arrange)\b(?! (?:of|mail|laundry|trash|through))|(?:order|put) (?:these|them|the following|this list|each|your)\b(?=[^.?!]{0,60}\border\b))/i,
    () => ({ kind: 'rank', min: 0, max: null }),
  ],
  [
    /\b(?:in order of (?:preference|importance|priority|appeal)|from (?:best to worst|most to least \w+|least to most \w+|favou?rite to least favou?rite))\b/i,
    () => ({ kind: 'rank', min: 0, max: null }),
  ],
  [
    new RegExp(
      `\\(?${verb} (?:all|any|everything|every one|each)(?: (?:of (?:these|the following|them)))?(?: that| which| you)?(?: apply| applies| fit| are true| you (?:like|use|own|want))?\\b[^).?!:]{0,40}(?!\\w)\\)?|\\ball that apply\\b|\\bas many as (?:you (?:like|want|wish)|apply)\\b|\\bmultiple answers(?: are)? (?:possible|allowed)\\b|\\(?\\bmark all\\b\\)?`,
      'i',
    ),
    () => ({ kind: 'several', min: 1, max: null }),
  ],
  [
    new RegExp(
      `\\(?${verb} (?:your )?(?:up to|at most|no more than|a maximum of|max(?:imum)?)\\s?${number}\\b[^).?!:]{0,30}\\)?|\\(?\\b(?:up to|at most|max(?:imum)?(?: of)?) ${number} (?:answers|options|choices|items|things|reasons|of (?:these|them|the following))\\)?`,
      'i',
    ),
    (match) => ({ kind: 'several', min: 1, max: numberOf(match[1] ?? match[2] ?? 'three') }),
  ],
  [
    new RegExp(`\\(?${verb} (?:at least) ${number}\\b[^).?!:]{0,30}\\)?`, 'i'),
    (match) => ({ kind: 'several', min: numberOf(match[1]!) ?? 1, max: null }),
  ],
  [
    new RegExp(
      `\\(?${verb} (?:just |only |exactly |the |your )*(?:(?:top|best|main|favou?rite) )?(two|three|four|five|six|[2-9])\\b(?! (?:to|-|point))[^).?!:]{0,30}\\)?|\\b(?:which|what) (?:are your |are the |are |is your |of these )?(?:top |main |best |favou?rite )?(two|three|four|five|[2-9])\\b(?= (?:of|do|would|are|matter|things|features|reasons|brands|would))|\\byour top (two|three|four|five|[2-9])\\b`,
      'i',
    ),
    (match) => {
      const n = numberOf(match[1] ?? match[2] ?? match[3] ?? 'two') ?? 2
      return { kind: 'several', min: n, max: n }
    },
  ],
  [
    new RegExp(
      `\\(?${verb} (?:just |only )?(?:one|1|a single|the one|the best)\\b(?: (?:answer|option|only|of (?:these|the following|the options)|choice|response))*\\)?|\\(?\\bone answer(?: only)?\\)?|\\(?\\bsingle (?:choice|answer)\\)?`,
      'i',
    ),
    () => ({ kind: 'one', min: 1, max: 1 }),
  ],
]

/** How many answers the wording asks for, and whether in order; null where it says nothing. */
export function picksIn(text: string): PicksFound | null {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text)
    if (match === null) continue
    // "Which three matter most" is the question itself; "(select all that apply)" only says how to answer.
    const aside =
      /^\(?(?:please )?(?:select|choose|pick|check|tick|mark|click|multiple|one answer|single|all that|as many|up to|at most|max)/i.test(
        match[0],
      )
    return { ...read(match), spans: aside ? [[match.index, match.index + match[0].length]] : [] }
  }
  return null
}
