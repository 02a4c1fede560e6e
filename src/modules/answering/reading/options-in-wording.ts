import { oneLine, optionMarker } from './fold.ts'
import { asksSomething } from './sentences.ts'

/** Options that stand in the text. */
export interface OptionsFound {
  options: string[]
  /** The text without them. */
  rest: string
}

const bullet = /^\s*(?:[-*\u2022\u25AA\u25E6\u25CF\u25CB\u2610]|\[ ?\])\s+\S/
const lettered = /^\s*(?:\(?[A-Za-z]\)|[A-Za-z][.:]\s|\(?\d{1,2}\)|\d{1,2}\.\s)\s*\S/
const asking =
  /\?|\b(?:which|how|what|select|choose|pick|rank|rate|put|order|sort|arrange|options?|do you|would you|are you)\b/i

/** Options on lines of their own after the question: marked, or short and bare. */
export function optionLines(text: string): OptionsFound & { features: string[] } {
  const lines = text.split('\n')
  const none = { options: [], features: [], rest: text }
  if (lines.length < 3) return none
  const marked = lines.map((line) => bullet.test(line) || lettered.test(line))
  const first = marked.findIndex((is, at) => is && marked[at + 1] === true)
  if (first >= 0) {
    let last = first
    while (marked[last + 1] === true) last += 1
    const items = lines.slice(first, last + 1).map((line) => oneLine(line.replace(optionMarker, '')))
    const before = lines.slice(0, first).join('\n')
    const after = lines.slice(last + 1).join('\n')
    const rest = [before, after].filter((part) => part !== '').join('\n')
    // A list before the question describes something; a list after it is what to choose from.
    if (asking.test(before) && !/\?/.test(after)) return { options: items, features: [], rest }
    return items.some((item) => item.includes('?')) ? none : { options: [], features: items, rest }
  }
  const head = lines.findIndex(
    (line, at) =>
      /[?:]\s*$/.test(line) ||
      /\([^()]*(?:select|choose|pick)[^()]*\)\s*$/i.test(line) ||
      (at === 0 && asksSomething(line) && !/[.!]$/.test(line)),
  )
  const tail = lines.slice(head + 1).filter((line) => !/^\s*\(?(?:please )?(?:select|choose|pick)\b/i.test(line))
  if (head < 0 || tail.length < 2 || tail.length > 25) return none
  if (
    tail.some(
      (line) =>
        line.includes('?') || line.split(/\s+/).length > 12 || /^\s*(?:why|please|explain|thanks?)\b/i.test(line),
    )
  )
    return none
  return { options: tail.map((line) => oneLine(line)), features: [], rest: lines.slice(0, head + 1).join('\n') }
}

/** What is asked, or told to do, behind the last of them. */
const ASKED_AFTER = /(?<=[.?!]["\u201D']?)\s+(?=(?:Which|What|Please|Pick|Choose|How|Who|Where|Why|Would|Do)\b)/
const QUOTED = /^["\u201C](.+?)[.,]?["\u201D]$/

/** "A) tea B) coffee C) neither", "1. tea 2. coffee" on one line. */
export function inlineLetters(text: string): OptionsFound {
  const marks = [
    ...text.matchAll(
      /(?:^|\s)(?:(?:option|plan|concept|version|product|choice|answer) )?\(?([A-Ha-h]|[1-9])(?:[).:]\s+|\s?=\s?)/gi,
    ),
  ]
  const inOrder =
    marks.length >= 2 &&
    marks.every((mark, at) => mark[1]!.toLowerCase().charCodeAt(0) === marks[0]![1]!.toLowerCase().charCodeAt(0) + at)
  if (!inOrder || !/[a1]/i.test(marks[0]![1]!)) return { options: [], rest: text }
  const options = marks.map((mark, at) =>
    oneLine(text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length).split(ASKED_AFTER)[0]!)
      .replace(/(?:[,;]? (?:or|and))?[,;.?]?$/, '')
      .replace(QUOTED, '$1'),
  )
  return { options, rest: text.slice(0, marks[0]!.index).trim() }
}

const sign = '/,;()\\[\\]?|'
/** Neither begins nor ends with a blank: whether each blank is part of a label or between two would double the ways to read. */
const label = `[^\\s${sign}](?:[^${sign}]{0,46}[^\\s${sign}])?`
const slashes = new RegExp(`(?:[([]|^|[?.:]\\s|\\s-\\s)\\s*((?:${label}\\s*[/|]\\s*)+${label})\\s*[)\\]]?[.?]?\\s*$`)
const bracketed = new RegExp(
  `[([]\\s*((?:${label}\\s*[,;/|]\\s*)+(?:or\\s|and\\s)?${label})\\s*[)\\]]\\s*(?:[.?]\\s*)?$`,
)
const named =
  /(?:^|[.?!]\s+|\s-\s|\()(?:(?:answer|response) )?(?:options?|choices|answers?|choose (?:from|between|one)|pick (?:one|from)|select (?:one|from)|please choose)(?: are| of)?\s?:\s?(.+?)\)?[.?]?\s*$/is
const yesNo =
  /[\s,;(-]*\b(yes|no|y)\s?(?:\/|\bor\b|,)\s?(no|yes|n)(?:\s?(?:\/|\bor\b|,)\s?(not sure|maybe|don'?t know|unsure|no opinion|undecided))?\b[)\].?!\s]*$/i

/** Options in brackets, between slashes or after "Options:" at the end of the text. */
export function optionsAtEnd(text: string): OptionsFound {
  const line = text.trimEnd()
  const tail = line.slice(-400)
  const offset = line.length - tail.length
  const list = named.exec(tail)
  if (list !== null && /[,;/|\n]|\bor\b/i.test(list[1]!)) {
    const options = parted(list[1]!)
    if (options.length > 1)
      return { options, rest: line.slice(0, offset + list.index + (/^[.?!]/.test(list[0]) ? 1 : 0)).trim() }
  }
  const pair = yesNo.exec(tail)
  if (pair !== null && offset + pair.index > 8) {
    const full = (word: string) =>
      /^y(?:es)?$/i.test(word) ? 'Yes' : /^no?$/i.test(word) ? 'No' : word.charAt(0).toUpperCase() + word.slice(1)
    return {
      options: [pair[1]!, pair[2]!, ...(pair[3] === undefined ? [] : [pair[3]])].map(full),
      rest: line.slice(0, offset + pair.index).trim(),
    }
  }
  for (const pattern of [bracketed, slashes]) {
    const match = pattern.exec(tail)
    if (match === null) continue
    const options = parted(match[1]!)
    const short = options.every((option) => option.split(' ').length <= 7)
    const before = tail.slice(0, match.index)
    if (
      options.length > 1 &&
      short &&
      before.trim() !== '' &&
      (pattern === slashes || /[/|;]/.test(match[1]!) || looksLikeLabels(options))
    ) {
      const keep = /^[?.:]/.test(match[0]) ? 1 : 0
      return { options, rest: line.slice(0, offset + match.index + keep).trim() }
    }
  }
  return { options: [], rest: text }
}

const labelWord =
  /^(?:yes|no|not|very|some|somewhat|strongly|agree|disagree|never|rarely|often|always|sometimes|a (?:lot|little)|daily|weekly|monthly|definitely|probably|maybe|extremely|slightly|moderately|likely|unlikely|satisfied|good|bad|poor|excellent|neutral|none|more|less|better|worse|too|about|much|love|hate|like|important|true|false|\d)/i

function looksLikeLabels(options: readonly string[]): boolean {
  return options.filter((option) => labelWord.test(option)).length >= Math.max(2, options.length - 1)
}

/** A list in words as its items: "a, b, or c", "a / b / c". */
export function parted(list: string): string[] {
  const bare = list.replace(/[.?!)\]]+\s*$/, '')
  const separator = bare.includes('\n')
    ? /\n/
    : /[/|]/.test(bare) && !bare.includes(',')
      ? /\s?[/|]\s?/
      : bare.includes(';')
        ? /;\s?(?:or\s|and\s)?/
        : /,(?!\d{3}\b)\s?(?:or\s|and\s)?|\s(?:or|vs\.?|versus)\s(?!so\b)/i
  const items = bare
    .split(separator)
    .map((item) =>
      oneLine(item.replace(optionMarker, ''))
        .replace(/^(?:either|or|and)\s/i, '')
        .replace(/^["']|["']$/g, ''),
    )
    .filter((item) => item !== '')
  // "a, b and c" leaves "b and c" together where no comma stands before the "and".
  const last = items[items.length - 1]
  if (items.length >= 2 && last !== undefined && separator.source.startsWith(',')) {
    const halves = last.split(/\sand\s/i)
    if (halves.length === 2 && !/\band\b/i.test(items.slice(0, -1).join(' ')))
      items.splice(items.length - 1, 1, ...halves.map((half) => half.trim()))
  }
  return items
}
