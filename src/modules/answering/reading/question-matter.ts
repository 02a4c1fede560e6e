import type { ChoiceFound } from './choice-in-wording.ts'
import type { Clause } from './clause-shape.ts'
import type { Form } from './form-of.ts'
import { namesIn } from './names.ts'
import { subjectFrom } from './phrase-subject.ts'
import { moneyIn } from './prices.ts'
import type { Stimulus, Subject } from './reading.ts'
import { describedSubject, isConcept } from './stimulus.ts'
import { subjectOf } from './subject.ts'
import type { Parts } from './take-apart.ts'
import { type Token, tokensOf } from './tokens.ts'
import { topicOf } from './topic.ts'

const longestPhrase = 12

/** What the question is about: its own words first, then what was described or announced before it. */
export function matterOf(
  parts: Parts,
  clause: Clause,
  spoken: string,
  choice: ChoiceFound | null,
  ordered: boolean,
  stimulus: Stimulus | null,
): Subject | null {
  // Things to do are in the alternatives; there is nothing that they are all about.
  if (choice?.verbs === true && !ordered) return null
  const own = withoutMoney(withoutSpan(clause, ordered ? (choice?.span ?? null) : null), spoken)
  const pictured =
    stimulus === null
      ? null
      : describedSubject(isConcept(parts.preface) && parts.context.length === 0 ? parts.preface : stimulus.text)
  // What is announced as "a new product" goes by its name, where it has one.
  const nameless =
    pictured === null || /^(?:product|idea|concept|service|app|offer|description|thing)s?$/.test(pictured.head)
  const described = stimulus?.name != null && nameless ? byName(stimulus.name) : pictured
  return (
    subjectOf(own, described ?? topicOf(parts.preface, parts.core)) ??
    (clause.kind === 'fragment' ? subjectFrom(clause.rest) : null)
  )
}

const byName = (name: string): Subject => ({ phrase: name, head: name, plural: false, names: [name] })

/** The clause without the labels that its wording names: "spending too little or too much on schools". */
function withoutSpan(clause: Clause, span: readonly [number, number] | null): Clause {
  if (span === null) return clause
  // Of "support or oppose" the first must stay: it is the verb.
  const from = span[1] - span[0] === 3 ? span[0] + 1 : span[0]
  return { ...clause, rest: clause.rest.filter((_, at) => at < from || at >= span[1]) }
}

/** The clause without amounts of money, for what it is about. */
function withoutMoney(clause: Clause, spoken: string): Clause {
  const { spans } = moneyIn(spoken)
  if (spans.length === 0) return clause
  const free = (tokens: readonly Token[]) =>
    tokens.filter(({ from }) => !spans.some(([start, end]) => from >= start && from < end))
  return { ...clause, subject: free(clause.subject), rest: free(clause.rest), asked: free(clause.asked) }
}

/** The things to choose between or to rank, as phrases. */
export function alternativesOf(named: readonly string[], answer: Form, clause: Clause): Subject[] {
  if (answer.ordered) return []
  const texts =
    named.length > 0
      ? named
      : clause.kind === 'wh' || answer.type === 'ranking'
        ? answer.options.filter(({ role }) => role === 'answer').map(({ text }) => text)
        : []
  return texts.flatMap((text) => {
    const tokens = tokensOf(text, false)
    const found = tokens.length > longestPhrase ? null : subjectFrom(tokens)
    return found === null
      ? tokens.length === 0
        ? []
        : [{ phrase: text, head: tokens[tokens.length - 1]!.low, plural: false, names: namesIn(tokens, true) }]
      : [found]
  })
}

/** Whether what was described is something on offer, rather than a scene or a condition. */
export function isOffer(parts: Parts): boolean {
  const first = parts.context[0] ?? parts.preface
  return !/^(?:if|suppose|imagine you|when|you|your|people|\(|i |we )\b/i.test(first) && first !== ''
}
