import { between, fivePoints, open } from './answer-forms.ts'
import { isAnybody, predicateOf } from './people-clause.ts'
import { type Draft, draft, SOUGHT } from './planned.ts'
import { affecting } from './thing-clause.ts'
import { infinitiveOf, isGerund, isVerb } from './verb-forms.ts'
import { capital, lowered, phraseOf, toYou } from './wording.ts'

const hindering =
  /\b(?:stop|stops|stopped|keep|keeps|kept|hold|holds|holding|prevent|prevents|prevented|put|puts|wear|wears|deter|deters|hinder|hinders|discourage|discourages|frustrate|frustrates|annoy|annoys|bother|bothers|worry|worries|scare|scares|confuse|confuses|irritate|irritates|upset|upsets|stress|stresses|hardest|worst|wrong|challenges?|problems?|difficult|concerns?)\b/i

/** "what frustrates them about X", "what would help them most": the word itself is what does it. */
export function byWhat(text: string): Draft | null {
  const found =
    /^(what|who|which (?!ones?\b)\p{L}+(?: \p{L}+)??)(?: (is|are|was|were|has|have|had|would|will|could|might|can))?( (?:really|nearly|almost|most|usually|actually|first|ever|finally|have|be))* (.+)$/iu.exec(
      text,
    )
  if (found === null) return null
  const [, word, auxiliary = '', adverb = '', rest] = found
  const [verb = '', next = ''] = rest!.toLowerCase().split(' ')
  const isNamed = /^(?:is|are|was|were)$/i.test(auxiliary) && /^(?:the|their|your|your)$/.test(verb)
  const isDoing = /^(?:is|are|was|were)$/i.test(auxiliary) ? isGerund(verb) : affecting.test(verb) || isVerb(verb)
  if (!(isNamed || isDoing) || isAnybody(verb) || /^(?:they|people|you|do|does|did)$/.test(verb)) return null
  // "which nurses use": whom it is about stands there, and not what does something to them.
  if (/^which/i.test(word!) && auxiliary === '' && !affecting.test(verb)) return null
  if (isDoing && /^(?:they|do)$/.test(next)) return null
  // Without an auxiliary, a base form is a noun: "what support they would use".
  const isNoun =
    auxiliary === '' && adverb === '' && infinitiveOf(verb) === verb && !/^(?:put|cut|hurt|let|set|hit)$/.test(verb)
  if (isNoun && word!.toLowerCase() === 'what') return null
  const whom = isNamed && !/\b(?:them|their|they|you|your)\b/i.test(rest!) ? ' for you' : ''
  const hedged =
    /\b(?:price|amount)\b/i.test(rest!) && isNamed
      ? ''
      : /^which/i.test(word!)
        ? 'if any'
        : /^who/i.test(word!)
          ? 'if anyone'
          : 'if anything'
  const said = toYou(
    toThem(rest!).replace(
      /\b(?:people|users|customers|consumers)\b(?= (?:to|from|off|back|about|most|more|quit|leave|switch|buy|use|stop|start|stay)\b|$)/gi,
      'them',
    ),
  )
  const behind = [auxiliary, adverb.trim(), `${phraseOf(said)}${whom}`].filter((part) => part !== '').join(' ')
  return draft(
    hindering.test(rest!) && !/^(?:keep|keeps) (?:them|you) (?:in|at|coming|going)\b/i.test(rest!)
      ? 'barriers'
      : 'concept',
    SOUGHT,
    `${capital(word!.toLowerCase())}${hedged === '' ? '' : `, ${hedged},`} ${behind}?`,
    open(),
  )
}

/** Whoever is named behind such a verb is the person who is asked: "make childless lawyers leave". */
function toThem(rest: string): string {
  const found =
    /^(make|makes|made|get|gets|got|stop|stops|stopped|keep|keeps|kept|prevent|prevents|convince|convinces|convinced|persuade|persuades|persuaded|motivate|motivates|motivated|encourage|encourages|lead|leads|led|drive|drives|drove|cause|causes|caused|help|helps|helped|let|lets|push|pushes|bring|brings) (?!them\b|you\b|it\b)(.+)$/i.exec(
      rest,
    )
  if (found === null) return rest
  const from = /\sfrom \p{L}+ing\b.*$/iu.exec(found[2]!)?.[0]
  if (from !== undefined) return `${found[1]} them${from}`
  const to = /\s(to \p{L}+\b.*)$/iu.exec(found[2]!)?.[1]
  const predicate = to !== undefined && isVerb(to.split(' ')[1]!.toLowerCase()) ? to : predicateOf(found[2]!)
  return predicate === null ? rest : `${found[1]} them ${predicate}`
}

/** "what would it take for them to buy X". */
export function byPrecondition(text: string): Draft | null {
  const deed = /^what (?:would it take|it would take|it takes|does it take) for (?:them|people) to (.+)$/i.exec(
    text,
  )?.[1]
  return deed === undefined
    ? null
    : draft('concept', SOUGHT, `What, if anything, would it take for you to ${phraseOf(deed)}?`, open())
}

/** "what role does faith play in their lives". */
export function byRole(text: string): Draft | null {
  const found = /^what (role|part) (do|does|did) (.+?) play in (.+)$/i.exec(text)
  if (found === null) return null
  const life = phraseOf(found[4]!.replace(/\btheir lives\b/i, 'their life'))
  return draft(
    'concept',
    SOUGHT,
    `What ${found[1]!.toLowerCase()}, if any, ${found[2]!.toLowerCase()} ${lowered(phraseOf(found[3]!))} play in ${life}?`,
    open(),
  )
}

const degrees: Readonly<Record<string, string>> = {
  satisfied: 'dissatisfied',
  happy: 'unhappy',
  comfortable: 'uncomfortable',
  familiar: 'unfamiliar',
  likely: 'unlikely',
  willing: 'unwilling',
  interested: 'uninterested',
  optimistic: 'pessimistic',
  confident: 'unsure',
}

/** "how satisfied are they with X". */
export function byDegree(text: string): Draft | null {
  const found =
    /^how (\p{L}+) (?:(?:are|would|were) (?:they|people)(?: be)?|(?:they|people) (?:are|would be|were))(?: (?:with|about|to|of|in|that|doing|using)\b.*)$/iu.exec(
      text,
    )
  if (found === null) return null
  const word = found[1]!.toLowerCase()
  const tail = /\b(?:with|about|to|of|in|that|doing|using)\b.*$/i.exec(text.slice(4 + word.length))![0]
  const verb = /\bwould\b/i.test(text) ? 'would you be' : /\bwere\b/i.test(text) ? 'were you' : 'are you'
  const opposite = degrees[word]
  if (
    opposite === undefined &&
    !/^(?:worried|concerned|frustrated|annoyed|aware|excited|stressed|open|lonely|tired|proud|afraid|engaged)$/.test(
      word,
    )
  )
    return null
  return opposite === undefined
    ? draft(
        'concept',
        SOUGHT,
        `How ${word}, if at all, ${verb} ${phraseOf(tail)}?`,
        fivePoints('not at all', 'slightly', 'somewhat', 'very', 'extremely'),
      )
    : draft('concept', SOUGHT, `How ${word} or ${opposite} ${verb} ${phraseOf(tail)}?`, between(opposite, word))
}
