import type { Answer } from './study-data.ts'
import type { ThemeMentions } from './theme-mentions.ts'
import { withoutAsides } from './themes-asides.ts'
import { codesIn, frameLabels, subjectsOf } from './themes-frame.ts'
import { phrasesIn, type ReadSentence } from './themes-phrases.ts'
import { type Echoes, echoesOf } from './themes-question.ts'
import { inOrder, qualityAlone, qualityFor, type RankedMention } from './themes-quotes.ts'
import { type Lexicon, type ReadText, readAnswer, readText, type Sentence, sentencesIn } from './themes-sentences.ts'

type OpenAnswer = Pick<Answer, 'id' | 'agent_id' | 'text' | 'weight'>

/** A theme on its way: the best mention of each respondent. */
interface Draft {
  label: string
  fromFrame: boolean
  mentions: ReadonlyMap<number, RankedMention>
}

/** A sentence with the codes that it speaks of. */
interface CodedText extends Pick<ReadSentence, 'sentence' | 'covered'> {
  /** As it was written; `sentence` has no asides. */
  text: string
  codes: ReadonlyMap<string, number>
  /** As a quote, whatever it is quoted for. */
  quality: number
}

/** The same as somebody's. */
interface Coded extends CodedText, ReadSentence {
  answer: OpenAnswer
}

const MAX_THEMES = 12
/** What no code accounts for must be frequent to be a theme, a single word the more so: people share words by chance. */
const PHRASE = 0.15
const WORD = 0.25
const SAME_RESPONDENTS = 0.8

/**
 * What people bring up in answers to an open question: codes of a frame that fits most matters, and phrases that many
 * use and no code accounts for. A respondent counts once per theme. The order of the answers makes no difference.
 */
export function themesOf(answers: readonly OpenAnswer[], question = ''): ThemeMentions[] {
  const echoes = echoesOf(question)
  const subjects = subjectsOf(sentencesIn(question).map(withoutAsides))
  const read = reader(subjects, echoes)
  const coded = [...answers].sort(byId).flatMap(read)
  const respondents = new Set(coded.map(({ agent_id }) => agent_id)).size
  const least = leastRespondents(respondents)
  const drafts = [
    ...fromFrame(coded).filter(({ mentions }) => mentions.size >= least),
    ...fromPhrases(coded, respondents < 10 ? least : Math.max(3, Math.ceil(respondents * PHRASE)), echoes).filter(
      ({ label, mentions }) => respondents < 10 || label.includes(' ') || mentions.size >= respondents * WORD,
    ),
  ]
  return withoutDoubles(drafts.sort(byReadability))
    .map((draft) => ({ ...draft, weight: weightOf(draft) }))
    .sort((a, b) => b.weight - a.weight || (a.label < b.label ? -1 : 1))
    .slice(0, MAX_THEMES)
    .map(({ label, mentions }) => ({
      label,
      mentions: inOrder([...mentions.values()]).map(({ answer_id, agent_id, weight, text }) => ({
        answer_id,
        agent_id,
        weight,
        text,
      })),
    }))
}

/** Two make a theme; in panels that give shares, one in twenty does. */
const leastRespondents = (respondents: number): number =>
  respondents < 40 ? 2 : Math.max(3, Math.ceil(respondents / 20))

const byId = (a: OpenAnswer, b: OpenAnswer): number =>
  a.id - b.id || a.agent_id - b.agent_id || (a.text < b.text ? -1 : Number(a.text > b.text))

/** Reads answers. People say much in the same words: what a sentence speaks of is worked out once. */
function reader(subjects: ReadonlySet<string>, echoes: Echoes): (answer: OpenAnswer) => Coded[] {
  const lexicon: Lexicon = new Map()
  const known = new Map<string, ReadText & { own?: CodedText; foreign?: CodedText }>()
  const read = (text: string): ReadText & { own?: CodedText; foreign?: CodedText } => {
    let found = known.get(text)
    if (found === undefined) {
      found = readText(text, lexicon)
      known.set(text, found)
    }
    return found
  }
  return (answer) => {
    const { sentences, foreign } = readAnswer(answer.text, read)
    return sentences.map((one) => {
      const language = foreign ? 'foreign' : 'own'
      one[language] ??= codedText({ text: one.text, words: one.words, foreign }, subjects, echoes)
      const { text, sentence, codes, covered, quality } = one[language]
      return { answer, agent_id: answer.agent_id, text, sentence, codes, covered, quality }
    })
  }
}

function codedText(whole: Sentence, subjects: ReadonlySet<string>, echoes: Echoes): CodedText {
  const sentence = withoutAsides(whole)
  const codes = new Map<string, number>()
  const covered = new Set<number>()
  for (const [label, spans] of codesIn(sentence, echoes)) {
    if (!subjects.has(label)) codes.set(label, spans.length)
    for (const { from, to } of spans) for (let at = from; at < to; at++) covered.add(at)
  }
  return { text: whole.text, sentence, codes, covered, quality: qualityAlone(whole, echoes) }
}

function fromFrame(coded: readonly Coded[]): Draft[] {
  const byLabel = new Map<string, Map<number, RankedMention>>()
  for (const one of coded)
    for (const [label, hits] of one.codes) {
      let mentions = byLabel.get(label)
      if (mentions === undefined) {
        mentions = new Map()
        byLabel.set(label, mentions)
      }
      addMention(mentions, one, qualityFor(one.quality, hits, one.codes.size - 1))
    }
  return [...byLabel].map(([label, mentions]) => ({ label, fromFrame: true, mentions }))
}

function fromPhrases(coded: readonly Coded[], least: number, echoes: Echoes): Draft[] {
  // Sentences go through the search as they are, so what comes back is coded.
  return phrasesIn(coded, least, echoes)
    .map(({ label, sentences }) => ({ label, sentences: [...sentences] as Coded[] }))
    .filter(({ label, sentences }) => !frameLabels.has(label) && !isPartOfCode(sentences))
    .map(({ label, sentences }) => {
      const mentions = new Map<number, RankedMention>()
      for (const one of sentences) addMention(mentions, one, qualityFor(one.quality, 1, one.codes.size))
      return { label, fromFrame: false, mentions }
    })
}

/** Whether a phrase hardly stands anywhere but in sentences of one and the same code. */
function isPartOfCode(sentences: readonly Coded[]): boolean {
  const counts = new Map<string, number>()
  for (const { codes } of sentences) for (const label of codes.keys()) counts.set(label, (counts.get(label) ?? 0) + 1)
  return Math.max(0, ...counts.values()) >= SAME_RESPONDENTS * sentences.length
}

/** Keeps the better one of two mentions by the same respondent; the earlier one where they are as good. */
function addMention(mentions: Map<number, RankedMention>, { answer, text }: Coded, score: number): void {
  const { id: answer_id, agent_id, weight } = answer
  const known = mentions.get(agent_id)
  if (known === undefined || known.score < score) mentions.set(agent_id, { answer_id, agent_id, weight, text, score })
}

/** Codes read better than phrases, and phrases better than single words. */
const byReadability = (a: Draft, b: Draft): number =>
  Number(b.fromFrame) - Number(a.fromFrame) ||
  Number(b.label.includes(' ')) - Number(a.label.includes(' ')) ||
  b.mentions.size - a.mentions.size ||
  (a.label < b.label ? -1 : 1)

/** Of themes with nearly the same respondents the first one stays, with its own only: nobody is said to say more. */
function withoutDoubles(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = []
  for (const draft of drafts) if (!kept.some((other) => isDouble(draft, other))) kept.push(draft)
  return kept
}

function isDouble({ mentions: one }: Draft, { mentions: other }: Draft): boolean {
  const most = Math.max(one.size, other.size)
  if (Math.min(one.size, other.size) < SAME_RESPONDENTS * most) return false
  let shared = 0
  for (const agent of one.keys()) if (other.has(agent)) shared += 1
  return shared >= SAME_RESPONDENTS * most
}

function weightOf({ mentions }: Draft): number {
  // Summed in the order of the agents, since sums of fractions depend on theirs.
  return [...mentions.values()].sort((a, b) => a.agent_id - b.agent_id).reduce((sum, { weight }) => sum + weight, 0)
}
