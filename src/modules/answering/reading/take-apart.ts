import { oneLine, tidy } from './fold.ts'
import { type ScaleFound, scaleIn } from './numbered-scale.ts'
import { inlineLetters, optionLines, optionsAtEnd, parted } from './options-in-wording.ts'
import { type PicksFound, picksIn } from './picks.ts'
import {
  asksReason,
  asksSomething,
  isCourtesy,
  isHowToAnswer,
  isImperative,
  listsAnswers,
  prefaceOf,
  sentencesOf,
} from './sentences.ts'

/** A question taken apart into what leads up to it, itself, and what only says how to answer. */
export interface Parts {
  /** Sentences that describe or set the scene. */
  context: string[]
  /** What stands before the question in its own sentence: "If it broke", "Overall". */
  preface: string
  /** The question itself, without scale, list and instructions. */
  core: string
  /** Whether the core was put as a question, as a request or as a statement. */
  mood: 'question' | 'request' | 'statement'
  further: string[]
  /** "… and why?" */
  reason: boolean
  options: string[]
  features: string[]
  scale: ScaleFound | null
  picks: PicksFound | null
}

const asks = '(?:do|does|did|is|are|was|were|would|will|can|could|should|have|has|had|happened|made|came|became)'
const secondQuestion = new RegExp(
  `,?\\s+and\\s+(?=(?:(?:(?:with|for|to|by|in|on|at|from) )?(?:what|how|why|which|who|whom|where|when)(?:'s\\s|\\s(?:\\S+\\s){0,3}?${asks}\\s|\\s(?:often|much|many|likely|long|old|far|big|well|soon|${asks})\\s)|${asks}\\s(?:you|it|they|your|either|any|anyone|anybody)\\s)\\S|(?:with|for|to) whom\\W*$)`,
  'i',
)

/** "Have you ever dated a coworker, and if so how did it end?", "did you ever get a ticket, what happened": the rest is asked of those who have. */
const ifSo =
  /,?\s(?:and\s)?if\s(?:so|yes|you (?:have|did|do)),?\s(?=(?:what|how|why|where|who|when|which)\b)|,\s(?:and\s)?(?=(?:what|how|why|where|who|when)\s(?:happened|did|was|were|is|do|came|became|made)\b)/i
const polar = /^(?:have|has|had|did|do|does|are|is|was|were)\s(?:you|u|your|anyone|anybody|a|an|the)\b/i
/** Letters of a question that can be asked by itself. */
const ASKED = 12

/** Where what is asked second begins, and how long what joins the two is. */
function secondIn(text: string): { index: number; length: number; led: string } | null {
  const joint = secondQuestion.exec(text)
  if (joint !== null) return { index: joint.index, length: joint[0].length, led: '' }
  const has = polar.test(text) ? ifSo.exec(text) : null
  return has === null || has.index < ASKED || /[,?]/.test(text.slice(0, has.index))
    ? null
    : { index: has.index, length: has[0].length, led: 'If so, ' }
}

/** "What do you like most and least about it?" asks for both ends. */
const bothEnds =
  /\b(most|best|likes?|love|enjoy|good|pros|strengths|highs|upsides|advantages|happy|easiest|favorite) and (?:(?:the|do you|you) )*(?:like )?(least|worst|dislikes?|hate|bad|cons|weaknesses|lows|downsides|disadvantages|unhappy|hardest|least favorite)\b/i

/** Whether a wording asks two things: "What do you do for a living, and do you like it?" */
export const asksTwice = (text: string): boolean =>
  bothEnds.test(text) || secondIn(text) !== null || askingOf(sentencesOf(text)).length > 1

/** Those that ask: not for a reason alone, and not the answers of the one before. */
function askingOf(sentences: readonly string[]): string[] {
  const asking = sentences.filter((sentence) => asksSomething(sentence) && !asksReason(sentence))
  return asking.filter((sentence, at) => at === 0 || !listsAnswers(sentence))
}

/** What a wording asks first: "What do you do for a living?" */
export function firstAsked(whole: string): string {
  const sentences = sentencesOf(whole)
  const asking = askingOf(sentences)
  const text = asking.length > 1 ? sentences.filter((one) => !asking.slice(1).includes(one)).join(' ') : whole
  const joint = secondIn(text) ?? andWhy.exec(text)
  return joint === null || text.slice(0, joint.index).split(' ').length < 4 ? text : `${text.slice(0, joint.index)}?`
}
/** "Helpful or creepy, and why?" */
const andWhy = /[,;]?\s+and\s+(?:(?:tell (?:us|me)|explain|say)\s+)?why(?:\s+(?:or why )?not)?\s*[?.!]*$/i

/** "Is it wrong to regift? Yes/No - why?" */
const BEHIND_YES_NO =
  /(\byes\s?(?:\/|or|,)\s?no)\s?[-\u2013\u2014,]\s?(?:and )?(?:why|explain)(?: or why not)?\s*[?.!]*$/i

/** "You wouldn't move, would you?" */
const tag =
  /(?<=\s\S+\s\S+),\s(?:do|does|did|are|is|was|were|have|has|had|would|will|can|could|should)(?:n'?t)?\s(?:you|u|it|they|he|she|we|that|there)$/i

/** `fits`: whether a sentence is the one that the given options answer; the last such one is the question. */
export function takeApart(text: string, fits: ((sentence: string) => boolean) | null): Parts {
  const lines = optionLines(tidy(text))
  const scale = scaleIn(lines.rest)
  const picks = picksIn(cut(lines.rest, scale?.spans ?? []))
  const plain = cut(cut(lines.rest, scale?.spans ?? []), picks?.spans ?? []).replace(BEHIND_YES_NO, '$1?')
  const letters = lines.options.length > 0 ? { options: [], rest: plain } : inlineLetters(plain)
  const end =
    lines.options.length > 0 || letters.options.length > 0
      ? { options: [], rest: letters.rest }
      : optionsAtEnd(letters.rest)
  const bareList =
    picks !== null && /^[^?]*,[^?]*$/.test(end.rest) && !/\n/.test(end.rest)
      ? parted(end.rest.replace(/^(?:[^:]*:|of|from|among|these|the following)\s/i, ''))
      : []
  const list = bareList.length > 1 && bareList.every((item) => item.split(' ').length <= 5) ? bareList : []
  const options = [...lines.options, ...letters.options, ...end.options]
  if (options.length === 0) options.push(...list)

  const context: string[] = []
  const asked: string[] = []
  let reason = false
  // A line that goes on in small letters is no sentence of its own.
  for (const sentence of sentencesOf(end.rest.replace(/(?<=[^.?!:;,)\]"'])\n(?=[a-z])/g, ' '))) {
    if (asksReason(sentence)) reason = true
    else if (asked.length > 0 && listsAnswers(sentence)) context.push(sentence)
    else if (isCourtesy(sentence) && !asksSomething(sentence)) continue
    else if (asksSomething(sentence)) asked.push(sentence)
    else if (isHowToAnswer(sentence)) continue
    else if (isImperative(sentence) && asked.length === 0) asked.push(sentence)
    else context.push(sentence)
  }
  let mood: Parts['mood'] = 'question'
  if (asked.length === 0) {
    const last = context.pop()
    mood = 'statement'
    if (last !== undefined) asked.push(last)
  }
  const fitting = fits === null ? -1 : asked.findLastIndex(fits)
  const main =
    asked.splice(fitting >= 0 ? fitting : fits === null ? 0 : Math.max(0, asked.length - 1), 1)[0] ??
    (reason ? 'why' : '')
  if (main === 'why') reason = false
  const said = context[context.length - 1]
  // "Do you agree? 'S.'" and "S. Do you agree?" hand over S.
  const handsOver =
    said !== undefined &&
    /^(?:(?:and )?(?:do|would) you |how (?:much|strongly) do you |to what extent do you )?(?:strongly )?agree(?: or disagree| or not)?(?: with (?:this|that|the) ?(?:statement|idea|view)?)?\W*$/i.test(
      main,
    )
  const truth = said !== undefined && /^(?:is (?:this|that) )?true or false\W*$/i.test(main)
  if (handsOver || truth) context.pop()
  const { preface, core: whole } =
    handsOver || truth
      ? {
          preface: '',
          core: `${truth ? 'true or false' : 'agree or disagree'}: ${said.replace(/^["']+|["'.!]+$/g, '')}`,
        }
      : direct(main)
  // "Would you sign up, and what would hold you back?" asks twice.
  const joint = mood === 'question' ? secondIn(whole) : null
  const twice = joint !== null && whole.slice(0, joint.index).split(' ').length > 2
  if (twice) asked.unshift(`${joint.led}${whole.slice(joint.index + joint.length).replace(/[?.!\s]+$/, '')}?`)
  const ends = twice || !/^(?:what|which|tell|describe)\b/i.test(whole) ? null : bothEnds.exec(whole)
  if (ends !== null) asked.unshift(`${whole.replace(ends[0], ends[2]!).replace(/[?.!\s]+$/, '')}?`)
  const core = twice ? whole.slice(0, joint.index) : ends === null ? whole : whole.replace(ends[0], ends[1]!)
  // "Why do you, or why don't you?" asks one thing of two kinds of people.
  const single = core.replace(
    /,?\s+(?:or|and)\s+why\s+(?:don'?t|didn'?t|wouldn'?t|do|did|would|not)(?:\s+you)?\s*[?.!]*$/i,
    '',
  )
  const tail =
    /[,;]?\s*(?:-\s*)?\b(?:and\s|or\s|, )?(?:if so,? |if not,? )?(?:tell us |explain |say )?(?:why|how come)(?:\s?(?:or|\/)\s?why not| not| so)?\s*[?.!]*$/i.exec(
      single,
    )
  const cutTail = tail !== null && tail.index > 5 && single.slice(0, tail.index).trim().split(' ').length > 1
  if (cutTail) reason = true
  const bare = (cutTail ? single.slice(0, tail.index) : single)
    .replace(/[\s?.!,;:]+$/, '')
    .replace(/,\s+if (?:you (?:did|do|have|are|were)(?: not| none| any)?|any|at all|so)$/i, '')
    .replace(/,?\s+(?:or not|or don'?t you|right|correct|is that right|yes or no|or no)$/i, '')
    .replace(tag, '')
  if (mood === 'question' && isImperative(bare) && !asksSomething(main)) mood = 'request'
  return {
    context,
    preface: oneLine(preface),
    core: oneLine(bare),
    mood,
    further: asked,
    reason,
    options,
    features: lines.features,
    scale,
    picks,
  }
}

/** Takes the spans out and mends the punctuation around the holes. */
export function cut(text: string, spans: readonly (readonly [number, number])[]): string {
  if (spans.length === 0) return text
  let rest = text
  for (const [from, to] of [...spans].sort((a, b) => b[0] - a[0]))
    rest = `${rest.slice(0, Math.max(0, from))} ${rest.slice(to)}`
  return rest
    .replace(/\(\s*[,;:]?\s*\)|\[\s*\]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,;:.?!])/g, '$1')
    .replace(/([,;:])(?:\s?[,;:])+/g, '$1')
    .replace(/(^|[.?!]\s|\n)\s*[,;:)\]-]+\s*/g, '$1')
    .replace(/[([]\s*$/gm, '')
    .replace(/[,;:]\s*([.?!])/g, '$1')
    .trim()
}

const indirect =
  "(?:(?:i|we)(?:'d| would)? (?:like|love|want|am curious|are curious|wonder|was wondering|am wondering) (?:to (?:know|hear|understand|ask|learn))?(?: you)?|(?:can|could|would|will) you (?:please )?(?:tell (?:me|us)|say|let (?:me|us) know)|do (?:you|u) (?:(?:still )?(?:remember|recall)|happen to know|know(?= why))|(?:please )?(?:tell (?:me|us)|let (?:me|us) know|say))"

/** An indirect question as a direct one: "Could you tell us whether you would …" is "would you …". */
function direct(sentence: string): { preface: string; core: string } {
  const why =
    /^if (?:you|so),? ?(?:(do not|don't|did not|didn't|have not|haven't|are not|aren't|would not|wouldn't) )?(.+?)\s?[:,]\s*(?:what is the (?:main )?reason|why(?: not)?|why is that)[?.!]*$/i.exec(
      sentence,
    )
  if (why !== null)
    return {
      preface: '',
      core: `why ${why[1] === undefined ? 'do you' : `${why[1].replace(/ not$/i, "n't")} you`} ${why[2]}`,
    }
  const split = prefaceOf(
    sentence.replace(
      /^(?:on average|in general|generally|typically|usually|overall),?\s+(?=(?:how|what|do|would|are)\b)/i,
      '',
    ),
  )
  const match = new RegExp(
    `^${indirect},? (?:about )?(?:if|whether|(how (?:often|much|likely|important|many|long)|what|how|why|where|which|who|when)) (.+)$`,
    'i',
  ).exec(split.core)
  if (match === null) return split
  const [, wh, rest] = match
  const named = /^((?:your|the) (?:\S+ ){1,4}?)(is|was|were|are)$/i.exec(rest!)
  if (named !== null) return { ...split, core: `${wh ?? ''} ${named[2]} ${named[1]}`.trim() }
  const clause =
    /^(you|people|they|we|it|this|that|your \w+) (?:(would|will|can|could|should|are|were|have|do|did|might|is|was) )?(.+)$/i.exec(
      rest!,
    )
  if (clause === null) return { ...split, core: `${wh ?? ''} ${rest}`.trim() }
  const turned = `${clause[2] ?? 'do'} ${clause[1]} ${clause[3]}`
  return { ...split, core: wh === undefined ? turned : `${wh} ${turned}` }
}
