import { createHash } from 'node:crypto'
import type { ModelCallSeen, ModelReply } from './model-server/call.ts'

/**
 * Stands for a language model that does as it is told: it forecasts what it was set up to forecast, and writes words that
 * carry the answer that it was given. Runs in the process of the model server.
 */
export interface PanelBrainSetup {
  /** Shares by label, for every question that offers these labels; others get shares by chance of their wording. */
  shares?: Record<string, number>
  /** By question: shares by label. */
  by_question?: Record<string, Record<string, number>>
  /** By the name of the model. */
  by_model?: Record<string, Record<string, number>>
  groups?: unknown[]
  lean?: number[]
  mentions?: { text: string; percent: number; lean: string }[]
  number?: { zero: number; tenth: number; half: number; nine_tenths: number }
  optimised?: string
  /** What it says in place of an agent's words, and when it is asked to mend them; {own} is a number for each agent. */
  words?: string
  mended?: string
  /** Says everything that it was told, as a model that was talked into it would. */
  obeys?: boolean
}

let known: PanelBrainSetup = {}

export function setup(value: PanelBrainSetup | null): void {
  known = value ?? {}
}

export default function reply({ system, user, model }: ModelCallSeen): string | ModelReply {
  if (known.obeys === true) return `${system}\n\n${user}`
  if (system.includes('edit survey questions')) {
    const changes = known.optimised === undefined ? [] : [{ found: '…', why: 'It pushed towards an answer.' }]
    return JSON.stringify({ question: known.optimised ?? between(user, 'question'), changes })
  }
  if (system.includes('how likely one respondent')) return JSON.stringify({ shares: sharesFor(user, model) })
  if (system.includes('what one respondent of a survey says')) return wordsFor(user)
  if (system.includes('how one respondent of a survey reacts')) return reactionFor(user)
  return forecastFor(user, model)
}

/** Vectors by which sentences that share words are near each other. */
export function embed(text: string): number[] {
  const vector = new Array<number>(64).fill(0.01)
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) vector[hash(word) % 64]! += 1
  return vector
}

function forecastFor(user: string, model: string): string {
  if (user.includes('"lean"')) {
    const [a, b, c, d, e] = known.lean ?? [10, 20, 40, 20, 10]
    const mentions = known.mentions ?? [
      { text: 'it costs too much for what it is', percent: 30, lean: 'against' },
      { text: 'it saves time in the morning', percent: 25, lean: 'for' },
      { text: 'never gave it much thought', percent: 20, lean: 'either' },
    ]
    return JSON.stringify({ lean: { 1: a, 2: b, 3: c, 4: d, 5: e }, mentions, groups: known.groups ?? [], error: 6 })
  }
  if (user.includes('"nine_tenths"')) {
    return JSON.stringify({
      ...(known.number ?? { zero: 10, tenth: 5, half: 20, nine_tenths: 80 }),
      groups: [],
      error: 10,
    })
  }
  return JSON.stringify({ shares: sharesFor(user, model), groups: known.groups ?? [], error: 5 })
}

function sharesFor(user: string, model: string): Record<string, number> {
  const question = between(user, 'question')
  const labels = between(user, 'answers')
    .split('\n')
    .map((line) => line.replace(/^\d+: /, ''))
  const own = known.by_question?.[question] ?? known.by_model?.[model] ?? known.shares ?? {}
  return Object.fromEntries(labels.map((label, at) => [at + 1, own[label] ?? 5 + (hash(question + label) % 60)]))
}

function wordsFor(user: string): string {
  const own = hash(user) % 1e6
  const instead = (user.includes('It cannot be used: ') ? known.mended : undefined) ?? known.words
  if (instead !== undefined) return instead.replaceAll('{own}', String(own))
  const [answer = '', ...rest] = between(user, 'answer').split('\n')
  const value = /^(?:Chooses|Answers|Ranks them, best first): (.*?)(?: on the scale.*| \(does not know.*)?$/.exec(
    answer,
  )?.[1]
  const bare = answer.replace(/^Leans: (.*?),.*$/, '$1').replace(/^Does not know.*$/, 'No idea')
  const said = value === undefined ? bare : value.replaceAll('"', '')
  const mentions = rest.flatMap((line) => (line.startsWith('- mentions: ') ? [line.slice(12)] : []))
  // No two people put it alike.
  return `${said}. ${mentions.map((mention) => `${own}: ${mention}.`).join(' ')} Number ${own} for you.`
}

const reactionFor = (user: string): string =>
  hash(user) % 2 === 0
    ? 'I definitely would, without hesitation. This is exactly what I want.'
    : 'I definitely would not. It is not for me at all.'

const between = (text: string, tag: string): string =>
  new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1] ?? ''

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)
