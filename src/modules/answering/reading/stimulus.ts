import { oneLine } from './fold.ts'
import { isPlaceName, namesIn } from './names.ts'
import { phraseEnd } from './noun-phrase.ts'
import { subjectFrom } from './phrase-subject.ts'
import { moneyIn } from './prices.ts'
import type { Stimulus, Subject } from './reading.ts'
import { asksSomething } from './sentences.ts'
import { cut } from './take-apart.ts'
import { is, tokensOf } from './tokens.ts'

const most = 8
const lead =
  /^(?:(?:here(?:'s| is)|this is|read|consider|look at|imagine|meet|introducing|presenting|picture|suppose there (?:is|was)|think of|say hello to|we(?:'re| are)? (?:are )?(?:launching|thinking of launching|planning|developing|introducing)|there is|a company (?:offers|launches|is launching)|a (?:start-?up|brand|company|store) (?:offers|sells|launches|is offering))\s(?:(?:a |an |the |our |you |this )*(?:new |short )?(?:product|concept|idea|service|description|ad|advert|slogan|headline|offer|app|statement|text|product idea|concept description)\b(?: idea| description)?)?(?: (?:for|called|named))?)\s*[:,-]?\s*/i

/** The description that a question is about: the sentences before it, a list of features, a text in quotes. */
export function stimulusOf(
  context: readonly string[],
  features: readonly string[],
  preface: string,
  core: string,
): Stimulus | null {
  const scene = context.filter(
    (sentence) => (!/^\(/.test(sentence) || context.length > 1) && !OWN_VIEW.test(sentence) && !asksSomething(sentence),
  )
  const concept = isConcept(preface) ? preface : ''
  const quoted = /["]([^"]{12,600})["]/.exec(core)?.[1] ?? ''
  const text = oneLine(
    [
      ...scene,
      concept,
      ...(scene.length === 0 && concept === '' && quoted !== '' ? [quoted] : []),
      ...features.map((feature) => feature.replace(/[.;]?$/, '.')),
    ]
      .filter((part) => part !== '')
      .join(' '),
  )
  if (text === '' || text.split(' ').length < 3) return null
  return { text, name: nameOf(text), features: featuresOf(text, features) }
}

/** "I don't believe that any of you differ." is what the asker thinks, and "Prove me wrong" is no offer. */
const OWN_VIEW =
  /^(?:(?:I|we) (?:really |still |just )?(?:don't|do not|can't|cannot|think|believe|doubt|wonder|heard|bet|guess|feel|want to|would like)|(?:prove|convince|surprise|try|tell|show) (?:me|us))\b/i

/** Whether words before a question describe something rather than set a time, a condition or an audience. */
export function isConcept(preface: string): boolean {
  if (preface === '') return false
  if (
    /^(?:if|when|whenever|once|after|before|during|while|in|on|at|for|over|compared|thinking|considering|regarding|about|overall|generally|personally|honestly|as|with|since|suppose|assuming|given|imagine|apart|besides|even|all|typically|usually|today|now|last|this|these|next|currently|by|from|under|within|out|when|where|leaving|looking|speaking|to|not|and|but|or|so|please|ok|okay|well|hi|hello|true|agree)\b/i.test(
      preface,
    )
  )
    return false
  return preface.split(/\s+/).length >= 4
}

function nameOf(text: string): string | null {
  const called =
    /\b(?:called|named|meet|introducing|presenting)\s(?:the\s)?["']?((?:\p{Lu}[\p{L}\p{N}&'-]*)(?:\s\p{Lu}[\p{L}\p{N}&'-]*){0,3})/u.exec(
      text,
    )
  if (called !== null) return called[1]!.replace(/'s$/, '')
  const names = namesIn(tokensOf(text.slice(0, 400), false), false)
  return names.find((name) => !isPlaceName(name)) ?? null
}

function featuresOf(text: string, listed: readonly string[]): string[] {
  if (listed.length > 0) return listed.slice(0, most).map((feature) => oneLine(feature).replace(/[.;,]$/, ''))
  const found: string[] = []
  for (const sentence of text.replace(/["“”]/g, '').split(/(?<=[.!?;])\s+/)) {
    const bare = cut(sentence.replace(lead, ''), moneyIn(sentence.replace(lead, '')).spans).replace(/[.!?;]+$/, '')
    const parts = bare
      .split(/,\s(?:and\s|or\s)?|\sand\s(?=it\b|costs?\b)|\s(?:that|which|with)\s|\s-\s|:\s/)
      // What a price leaves behind when it is taken out is no feature.
      .map((part) =>
        part
          .replace(/^(?:and|or|it|also)\s/i, '')
          .replace(/\s(?:and|or|for|at|costs?|only)$/i, '')
          .trim(),
      )
      .filter((part) => !/^(?:costs?|only|just|priced|any|all|every)\b/i.test(part))
    for (const part of parts.slice(found.length === 0 && parts.length > 1 ? 1 : 0)) {
      const words = part.split(' ').length
      if (words >= 2 && words <= 10 && /[a-z]{3}/i.test(part) && !found.includes(part)) found.push(part)
    }
  }
  return found.slice(0, most)
}

const acting =
  /^(?:adds?|raises|offers|launches|sells|introduces|charges|opens|brings|announces|gives|shows|puts|removes|cuts|drops)$/

/** What is described, as a phrase: "A robot mower for $999 that needs no wire" is "a robot mower that needs no wire". */
export function describedSubject(text: string): Subject | null {
  const first = text.split(/(?<=[.!?])\s+/)[0] ?? ''
  const plain = first.replace(lead, '').replace(/^[^:,.]{3,40}:\s+(?=(?:an?|the|your)\s)/i, '')
  const bare = cut(plain, moneyIn(plain).spans).replace(/^["']|["'.!?]+$/g, '')
  // Of "A carmaker says …" it is what is said that matters; an ad that says something is itself the matter.
  const says = /^(.{3,60}?)\s(?:says?|claims?|promises|reads|asks)\b/i.exec(bare)
  if (
    /^["']/.test(first.trim()) ||
    (says !== null &&
      !/\b(?:ad|ads|advert|advertisement|label|sign|package|packaging|slogan|email|message|commercial|headline|post|review|poster|banner|letter|website|site|app)$/i.test(
        says[1]!,
      ))
  )
    return null
  if (/^(?:you|your|i|we|people|someone|it|they|if|when|suppose|imagine)\b/i.test(bare)) return null
  const tokens = tokensOf(bare.slice(0, 240))
  if (tokens.length === 0) return null
  const verb = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      at < 7 &&
      acting.test(token.low) &&
      !tokens.slice(0, at).some((before) => is(before, 'that', 'who', 'which')),
  )
  const end = verb > 0 ? Math.min(verb, phraseEnd(tokens, 0)) : phraseEnd(tokens, 0)
  const thing = subjectFrom(tokens.slice(0, end))
  // "A restaurant adds a 4 percent fee": in a scene, what is done matters more than who does it.
  const done =
    verb < 0 || is(tokens[verb + 1], 'its', 'their', 'his', 'her')
      ? null
      : subjectFrom(tokens.slice(verb + 1, phraseEnd(tokens, verb + 1)))
  return done ?? thing
}
