import { readFigures } from '../../population/index.ts'
import { oneLine } from './fold.ts'
import { ownOne } from './own-one.ts'
import { moneyIn } from './prices.ts'
import { cut } from './take-apart.ts'

const audience = /\((?:people|those|adults|parents|owners|users|if|asked|only|workers|drivers|men|women)\b[^()]*\)/gi
const idle =
  /^(?:overall|generally|personally|honestly|in general|in your opinion|in your view|all in all|all things considered|be honest|just curious|please|and|so|ok|okay|well|now|hi|hello)$/i
const longest = 60

/** What is compared and what chance is keyed by: small letters, without money, asides and signs. */
export function canonicalOf(context: readonly string[], preface: string, positive: string): string {
  const scene = context
    .filter((sentence) => !/^\(/.test(sentence))
    .join(' ')
    .split(' ')
    .slice(0, longest)
    .join(' ')
  const parts = [scene, idle.test(preface) ? '' : preface, positive].filter((part) => part !== '')
  return usual(plain(parts.join('. ')))
}

let kinds: ReadonlyMap<string, string> | undefined

/** "Are you a veteran?" asks whether one has served in the military. */
function kindAsked(canonical: string): string {
  const name = /^are you an? ([a-z -]{3,40})$/.exec(canonical)?.[1]
  if (name === undefined) return canonical
  kinds ??= new Map(Object.entries(readFigures<{ kinds: Record<string, string> }>('language/audiences.json').kinds))
  const question = kinds.get(name) ?? kinds.get(`${name}s`)
  return question === undefined ? canonical : plain(question)
}

/** Wordings that differ from the usual one by nothing: what means the same should be found, and drawn, as the same. */
const usual = (canonical: string): string =>
  kindAsked(ownOne(canonical))
    .replace(/^how likely is it that you(?:'ll| will| would) /, 'how likely are you to ')
    .replace(
      /\b(?:change|switch) (?:your|my) (bank|carrier|provider|insurer|brand|doctor|dentist|gym)\b/,
      (_, what: string) => `switch ${what}s`,
    )
    .replace(/\bwithin the next (?=\w)/, 'in the next ')
    .replace(/\bthe next (?:12|twelve) months\b/, 'the next year')

/** A text in the shape of a canonical one. */
export function plain(text: string): string {
  const bare = text.replace(audience, ' ')
  return oneLine(
    cut(bare, moneyIn(bare).spans)
      .toLowerCase()
      .replace(/["()[\]{}*_#]/g, ' ')
      .replace(/\b(?:please|kindly)\b/g, ' ')
      .replace(/[?!]+/g, '.')
      .replace(/\s([,.;:])/g, '$1')
      .replace(/(?:[,.;:]\s?){2,}/g, '. '),
  ).replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')
}

/** "tea or coffee" and "coffee or tea" are one question: the alternatives in alphabetical order. */
export function withSortedChoice(canonical: string, options: readonly string[]): string {
  const keys = options.map((option) => plain(option)).filter((key) => key !== '')
  const first = canonical.indexOf(keys[0] ?? '')
  const last = canonical.lastIndexOf(keys[keys.length - 1] ?? '')
  if (keys.length < 2 || first < 0 || last <= first) return canonical
  return (
    canonical.slice(0, first) + [...keys].sort().join(' or ') + canonical.slice(last + keys[keys.length - 1]!.length)
  )
}
