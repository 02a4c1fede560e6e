import { aim, approach, wish } from './cues.ts'

/** Words that may stand before whoever speaks. */
const opening =
  '(?:(?:so|ok|okay|well|basically|also|and|but|now|anyway|btw|fyi|for context|for background|as you know|quick background|right now|currently|at the moment|this year|here|as background|just so you know|i should say)[,:\\s]+){0,2}'
/** What is theirs and is whom to ask or what to learn all the same: "our target audience is …". */
const asked =
  '(?:(?:ideal|target|desired|main|core|primary|intended|key|typical|potential|research|central|big|working|only|first|second|next|other)\\s+){0,3}(?:audiences?|respondents?|participants?|samples?|targets?|interviewees|panel|groups?|questions?|goals?|aims?|objectives?|purpose|hypothes[ie]s|assumptions?|hunch|guess|segments?|personas?|demographics?|topic|wish|request|need|criteria)\\b'
const author = new RegExp(
  `^${opening}(?:(?:we|i)\\b(?!(?:'re|'m|'ve|'d|'ll)? (?:(?:say|think|guess|suppose|reckon|believe|imagine|figure)\\b(?=[^.?!]{0,60}(?:\\d|dozen|\\bten\\b|twelve|fifteen|twenty|thirty|forty|fifty|hundred))|can (?:afford|take|do|manage|pay)|have room|would say|thinking (?:of )?(?:about )?(?:\\d|a dozen|a hundred|ten|twenty|thirty|fifty)))|(?:our|my)\\s+(?!${asked})|the (?:client|company|product|brand|app|agency|firm)\\b|this is (?:for|a|the|about|my|our)\\b)`,
  'i',
)
/** Clauses that say where somebody comes from, up to the first person: "As a nonprofit in Detroit, we …". */
const lead =
  /^(?:as (?:an?|the|part)\b|at\b|together with|founded\b|based\b|here (?:in|at)\b|being\b|last (?:year|month|week|spring|summer|fall|autumn|winter|time)|recently|previously|in the past|earlier|back in|working\b|having\b|since\b|because\b|while\b|after\b|for (?:our|my|an?) client|with (?:our|my|an?) (?:partner|client|team|colleague)|(?:two|three|a few|some|many|several|\d+) (?:years|months|weeks) ago|on behalf of|representing\b)[^.?!]{0,140}?[\s,](?=(?:we|i|our|my)\b)/i
/** "A Boston-based insurer wants to …": somebody who wants to know, in the third person. */
const third =
  /^(?:an?|the|my|our|one of our|this|marketing|sales|management)\s(?!(?:panel|group|sample|survey|study|poll|mix|few|couple|dozen|handful|hundred|total|goal|aim|objective)\b)(?:(?!\bwho\b)[^.?!:;]){0,140}?\s(?=(?:(?:now|also|really|just|currently)\s+)?(?:wants|needs|wishes|hopes|seeks|plans|(?:would|'d) (?:like|love)|is (?:now |also )?(?:looking|hoping|trying|planning|interested|keen|seeking|curious|wondering)|has asked|asked|are (?:looking|hoping|trying|keen|interested)|want|need)\b)/i
const wanting =
  /^(?:(?:now|also|really|just|currently)\s+)?(?:wants?|needs?|wishes|hopes|seeks|plans|(?:would|'d) (?:like|love)|(?:is|are) (?:now |also )?(?:looking|hoping|trying|planning|interested|keen|seeking|curious|wondering)|has asked|asked)(?: (?:me|us|you))?(?: to| for| in)?\s+/i
/** Where what is wanted begins behind what was said of oneself. */
const later = new RegExp(
  `[\\s,;—:)]+(?:(?:and|so|but|which is why|that's why|hence|therefore|then)\\s+)?(?=(?:${wish})(?:${aim}|${approach}|\\d)|(?:i|we)(?:'d| would)? (?:want|need|like)\\b)|[\\s,;—]+(?:and|so|but|—|;|,)\\s+(?=(?:${aim})\\b)`,
  'i',
)
/** "…; would they buy it?" */
const asking =
  /\s*(?:[;:—]|,\s*(?:so|but|and)\b|,(?=\s*(?:would|do|does|how|why|what|which|are|is)\b))\s*(?=(?:so |but |and )?(?:how|why|what|which|whether|when|where|who|do|does|did|would|will|are|is|can|could|should|have|has)\b)/i
/** "We are surveying 200 nurses": that is the request. */
const reporting =
  /^(?:we|i)(?:'re|'m|'ll| are| am| will(?: be)?)?(?: (?:now|currently|planning on|also))?\s+(?=(?:survey|interview|recruit|poll|target|sampl|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|ask)(?:e|ing)?\b(?! our\b))/i

export interface AuthorTalk {
  /** How much of the sentence is about whoever wrote it. */
  length: number
  /** Where what is wanted begins; null when the sentence comes to nothing of the kind. */
  wanted: number | null
}

/** What a sentence says of its author and their product, before it says what is wanted; undefined when it does not begin so. */
export function authorTalk(said: string): AuthorTalk | undefined {
  const reports = reporting.exec(said)?.[0].length
  if (reports !== undefined) return { length: 0, wanted: reports }
  const other = third.exec(said)?.[0]
  if (other !== undefined) return { length: other.length, wanted: other.length + wantingOf(said.slice(other.length)) }
  const led = lead.exec(said)?.[0].length ?? 0
  if (led === 0 && !author.test(said)) return undefined
  if (led > 0 && new RegExp(`^(?:${wish})`, 'i').test(said.slice(led))) return { length: led, wanted: led }
  const turns = [later, ...(/\?\s*$/.test(said) ? [asking] : [])]
    .map((pattern) => pattern.exec(said.slice(led)))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index)
  const [turn] = turns
  if (turn === undefined) return { length: said.length, wanted: null }
  return { length: led + turn.index, wanted: led + turn.index + turn[0].length }
}

const wantingOf = (said: string): number => wanting.exec(said)?.[0].length ?? 0

const aside =
  /\(\s*(?:(?:fyi|note|btw|by the way|for context|context|background|ps|p\.s\.)[,:.]?\s+)?(?:we|our|i|my|us)(?:'re|'m|'ve|'d)?\b[^()]{0,300}\)|—\s*(?:we|i)(?:'re|'m)? (?!want|need|would|like|wonder|am curious|ask|hope)[^—.?!;:]{2,160}—/gi

/** A text without what it says of its author in passing, everything else at its place; and what that was. */
export function withoutAsides(text: string): { text: string; asides: string[] } {
  const asides: string[] = []
  const kept = text.replace(aside, (said) => {
    asides.push(said.replace(/^[(—]\s*|\s*[)—]$/g, ''))
    return ' '.repeat(said.length)
  })
  return {
    text: kept
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim(),
    asides,
  }
}

export const authorReason = 'about yourself or your product rather than the people to ask'
