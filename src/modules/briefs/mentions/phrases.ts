import type { Facet, Mention, Recogniser } from '../mention.ts'

/** What a phrase says of people; where it stands and of which facet it is, the list knows. */
export type Said = Omit<Mention, 'start' | 'end' | 'facet' | 'noun'> & { noun?: boolean }

/** A form of words and what it says; undefined where it says nothing after all. */
export interface Phrase {
  /** Found in any case, and as often as it occurs. */
  form: string
  /** A part of words that every match has: small, so that a large pattern is neither made nor tried in most texts. */
  needs?: RegExp
  read: (match: RegExpMatchArray, text: string) => Said | undefined
}

/** Phrases none of which is found without such a part of a word. */
export const needing = (needs: RegExp, phrases: readonly Phrase[]): Phrase[] =>
  phrases.map((phrase) => ({ ...phrase, needs }))

/** "Who are", "that is currently": what may stand before an adjective or a participle and belongs to it. */
export const being = String.raw`(?:(?:(?:who|that)\s+(?:are|is|have\s+been|has\s+been)|who're|who's)\s+)?(?:(?:currently|presently|now|still|already|all)\s+)?`

/** "With", "who have", "having": what may stand before something that people have. */
export const having = String.raw`(?:with|(?:(?:who|that)\s+)?(?:currently\s+)?(?:have|has|hold|holds|had)|having|holding)\s+`

/** What ends a phrase: nothing, a sign, or a word that begins something else. */
export const ending = String.raw`(?=\s*(?:$|[,;:.!?()"/&+]|-\s|\n)|\s+(?:and|or|but|who|that|in|on|from|to|with|about|at|for|as|of|than|because|so|while|when|if|living|aged|based|whether|what|how|why)\b)`

/** Words that others are called by, before which an adjective describes people and not things. */
export const persons = String.raw`(?:people|persons?|adults?|folks?|individuals|respondents|participants|panell?ists|consumers|customers|shoppers|buyers|users|women|woman|men|man|males?|females?|ladies|guys|gals|moms?|mums?|mothers?|mamas|dads?|fathers?|parents?|couples|singles|families|households|americans|brits|britons|canadians|australians|germans|texans|californians|residents|citizens|voters|patients|seniors|elders|boomers|millennials|gen\s?z(?:ers)?|gen\s?x(?:ers)?|zoomers|professionals|workers|employees|homeowners|renters|tenants|owners|veterans|immigrants|latinos|latinas|hispanics|students|graduates|grads|retirees|drivers|nurses|teachers|smokers|drinkers|diabetics|population|audience|sample|panel)\b`

/** The same length, so that places in it are places in the text: one sign for each that has several. */
const evened = (text: string): string =>
  text
    .replace(/[‘’‛ʼ´`′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/[—―•·]/g, ',')
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ')

interface Tidy {
  plain: string
  /** Where each of its signs stands in the text as it came; undefined where all stand as they did. */
  places: readonly number[] | undefined
}

/** Several recognisers see the same text one after the other. */
let latest: { text: string; tidy: Tidy } | undefined

function tidyOf(text: string): Tidy {
  if (latest?.text !== text) latest = { text, tidy: tidyAnew(text) }
  return latest.tidy
}

function tidyAnew(text: string): Tidy {
  const even = /[^ -~\n]/.test(text) ? evened(text) : text
  if (!/\s\s|[\r\f\v]/.test(even)) return { plain: even, places: undefined }
  const places: number[] = []
  let plain = ''
  for (const { index, 0: part } of even.matchAll(/\s+|\S/g)) {
    plain += /^\s/.test(part) ? (part.includes('\n') ? '\n' : ' ') : part
    places.push(index)
  }
  return { plain, places }
}

/**
 * A recogniser that sees a text with one sign for each that has several and with single spaces, so that no pattern has to
 * try many ways through white space; its places are those in the text as it came.
 */
export const tidied =
  (recogniser: Recogniser): Recogniser =>
  (text, context) => {
    const { plain, places } = tidyOf(text)
    if (places === undefined) return recogniser(plain, context)
    return recogniser(plain, context).map((mention) => ({
      ...mention,
      start: places[mention.start]!,
      end: places[mention.end - 1]! + 1,
    }))
  }

/** A recogniser by forms of words. Where two overlap, the longer one counts. */
export function recogniserOf(facet: Facet, phrases: readonly Phrase[]): Recogniser {
  // Patterns are made when they are first needed: most processes read no text at all.
  const compiled = new Map<Phrase, RegExp>()
  const patternOf = (phrase: Phrase): RegExp => {
    const pattern = compiled.get(phrase) ?? new RegExp(phrase.form, 'gi')
    compiled.set(phrase, pattern)
    return pattern
  }
  return (text) =>
    longestOf(
      phrases
        .filter(({ needs }) => needs === undefined || needs.test(text))
        .flatMap((phrase) =>
          [...text.matchAll(patternOf(phrase))].flatMap((match): Mention[] => {
            const said = phrase.read(match, text)
            return said === undefined ? [] : [placed(match, facet, said)]
          }),
        ),
    )
}

function placed(match: RegExpMatchArray, facet: Facet, { noun = false, ...said }: Said): Mention {
  const start = match.index! + match[0].search(/\S/)
  const end = match.index! + match[0].trimEnd().length
  return { start, end, facet, noun, ...said }
}

/** Without those that a longer one overlaps, in the order of the text. */
export function longestOf(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const mention of [...mentions].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (kept.every(({ start, end }) => mention.end <= start || mention.start >= end)) kept.push(mention)
  }
  return kept.sort((a, b) => a.start - b.start)
}

/** The same, wherever it is said of those who are meant. */
export const always =
  (said: Said): Phrase['read'] =>
  ({ index }, text) =>
    saidOfOthers(text, index!) ? undefined : said

const kin = 'parents?|moms?|mums?|mothers?|dads?|fathers?|guardians|teachers?|professors?|tutors?|landlords'
const ofWhose = new RegExp(
  String.raw`\b(?:(?:${kin})\s+(?:of|to)|caregivers?\s+(?:of|for|to)|carers?\s+(?:of|for)|caring\s+for|cares?\s+for|employing|employs?|hir(?:e|es|ing)|serv(?:e|es|ing)|treat(?:s|ing)?)\s+(?:[\w'-]+\s+){0,3}$`,
  'i',
)
const ofRelatives =
  /\b(?:of|for|with|to|their|whose|have|has|an?)\s+(?:[\w'-]+\s+){0,2}(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|toddlers?|teens?|teenagers?|dogs?|cats?|loved\s+ones?|relatives?|family\s+members?)\s+$/i
const ofTheirOwn =
  /\b(?:their|whose|aging|ageing|elderly|her|his|my)\s+(?:[\w'-]+\s+)?(?:parents?|mothers?|moms?|mums?|fathers?|dads?|spouses?|husbands?|wi(?:fe|ves)|partners?|friends?|clients?|patients?)\s+$/i
/** Whom somebody cares for, lives with or knows: "look after a parent with dementia". */
const ofThoseBeside =
  /\b(?:look(?:s|ing)?\s+after|car(?:e|es|ing)\s+for|tak(?:e|es|ing)\s+care\s+of|help(?:s|ing)?|support(?:s|ing)?|liv(?:e|es|ing)\s+with|know|knows|lost|have|has|with)\s+(?:an?|the|one|two|their|our)?\s*(?:[\w'-]+\s+){0,2}(?:parents?|mothers?|moms?|mums?|fathers?|dads?|spouses?|husbands?|wi(?:fe|ves)|partners?|siblings?|brothers?|sisters?|grandparents?|friends?|someone|somebody|relatives?|neighbou?rs?|in-laws?)\s+$/i
/** What begins like this is said of whoever the sentence is about: "moms of toddlers who work". */
const ofThose = /^(?:who|that|with|in|on|at|work|earn|mak|employ|full|part|hav|and|a)\b|^(?:work|earn|mak|employ|hav)/i

/** Whether a word for people means others than those who are asked: "moms of college students", "hiring nurses". */
export function saidOfOthers(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start)
  if (ofTheirOwn.test(before)) return true
  return ofWhose.test(before) && !ofThose.test(text.slice(start, start + 10))
}

/** The same for what anybody may have, children and dogs too: "moms of kids with asthma". */
export function hadByOthers(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start)
  return ofTheirOwn.test(before) || ofWhose.test(before) || ofRelatives.test(before) || ofThoseBeside.test(before)
}
