import type { Asked, ModelReply } from './call.ts'

/** Those that come before there is anything to say. They befall requests for embeddings as well. */
const faultsAtOnce = [
  /** Answers with `status`, and with Retry-After where the rule has one. */
  'status',
  'unauthorized',
  /** 400 to what holds a reply to JSON; requests without that pass, and do not count. */
  'refuse_response_format',
  /** 400 to a temperature, likewise. */
  'refuse_temperature',
  /** 400 to a limit of the reply, likewise. */
  'refuse_max_tokens',
  /** 302 to `location`. */
  'redirect',
  'hang',
  'hang_after_headers',
  'cut_before_headers',
  /** 200, and a page for people, as a proxy shows it. */
  'web_page',
] as const

/** Those of the way: the reply is as it should be. */
const faultsOnTheWay = [
  /** Half of the answer comes, then nothing more. */
  'hang_in_body',
  /** Half of the answer comes, then the connection is gone: of a stream, half of its events. */
  'cut_in_body',
  /** Half of the answer comes, and then its end, as if that were all: a proxy that lost the server behind it. */
  'ends_early',
  /** An error where the next event should be; an answer in one piece becomes a 500. */
  'error_in_stream',
  /** `ms` for each token, also when the answer is in one piece. */
  'slow_tokens',
  'malformed_json',
  /** The right body, said to be HTML. */
  'wrong_content_type',
] as const

/** Those of what the model says. */
const faultsOfTheReply = [
  'empty_content',
  /** JSON of another shape. */
  'wrong_shape',
  'fenced_json',
  'prose_around_json',
  'truncated_json',
  'refusal',
  'content_filter',
  'length',
  /** A reply of `bytes` characters. */
  'huge_body',
  'no_usage',
] as const

const faultNames = [...faultsAtOnce, ...faultsOnTheWay, ...faultsOfTheReply]
export type FaultName = (typeof faultNames)[number]

export interface FaultRule {
  fault: FaultName
  /** How many requests it befalls; left out, all of them. */
  times?: number
  /** Only requests whose user text this finds something in. */
  matching?: RegExp | string
  /** Only requests for this model. */
  model?: string
  /** Befalls a request with this probability; the same seed picks the same ones. */
  probability?: number
  seed?: number
  status?: number
  /** Of an error: its type, its code, and what it says. */
  type?: string
  code?: string
  message?: string
  retry_after_seconds?: number
  /** Retry-After as a date that is so many seconds ahead. */
  retry_after_date_seconds?: number
  /** In the header retry-after-ms. */
  retry_after_ms?: number
  /** Further headers of an error. */
  headers?: Record<string, string>
  location?: string
  ms?: number
  bytes?: number
}

interface Standing {
  rule: FaultRule
  matching: RegExp | null
  left: number
  random: () => number
}

/** The faults that are to come, in the order in which they were asked for: the first that fits befalls a request. */
export class Faults {
  #standing: Standing[] = []

  add(rules: readonly FaultRule[]): void {
    for (const rule of rules) {
      if (!faultNames.includes(rule.fault)) throw new Error(`There is no fault ${rule.fault}.`)
      this.#standing.push({
        rule,
        matching: rule.matching === undefined ? null : patternOf(rule.matching),
        left: rule.times ?? Number.POSITIVE_INFINITY,
        random: seeded(rule.seed ?? 1),
      })
    }
  }

  next(asked: Asked): FaultRule | null {
    const found = this.#standing.find((standing) => befalls(standing, asked))
    if (found === undefined) return null
    if (--found.left === 0) this.#standing = this.#standing.filter((standing) => standing !== found)
    return found.rule
  }

  clear(): void {
    this.#standing = []
  }
}

function befalls({ rule, matching, random }: Standing, asked: Asked): boolean {
  if (rule.model !== undefined && rule.model !== asked.model) return false
  if (asked.embeds && !faultsAtOnce.some((fault) => fault === rule.fault)) return false
  if (matching !== null && !matching.test(asked.user)) return false
  if (rule.fault === 'refuse_response_format' && asked.format_parameter === null) return false
  if (rule.fault === 'refuse_temperature' && asked.temperature === null) return false
  if (rule.fault === 'refuse_max_tokens' && asked.max_tokens === null) return false
  return rule.probability === undefined || random() < rule.probability
}

/** A pattern as JSON can carry it: its source, or /source/flags. Flags that make a pattern remember are left out. */
export function patternOf(pattern: RegExp | string): RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(String(pattern)) ?? [undefined, String(pattern), '']
  return new RegExp(source!, flags!.replace(/[gy]/g, ''))
}

/** What a fault makes of a reply that is otherwise sent as it should be. */
export function bend(reply: ModelReply, { fault, bytes = 8_000_000 }: FaultRule): ModelReply {
  const { text } = reply
  switch (fault) {
    case 'empty_content':
      return { ...reply, text: '' }
    case 'wrong_shape':
      return { ...reply, text: '{"unexpected":[{"shape":true}]}' }
    case 'fenced_json':
      return { ...reply, text: `\`\`\`json\n${text}\n\`\`\`` }
    case 'prose_around_json':
      return { ...reply, text: `Sure! Here is the JSON that you asked for:\n\n${text}\n\nLet me know if I can help.` }
    case 'truncated_json':
      return { ...reply, text: text.slice(0, Math.ceil(text.length / 2)) }
    case 'refusal':
      return { ...reply, text: '', refusal: "I'm sorry, but I can't help with that." }
    case 'content_filter':
      return { ...reply, text: '', finish: 'content-filter' }
    case 'length':
      return { ...reply, text: text.slice(0, Math.ceil(text.length / 2)), finish: 'length' }
    case 'huge_body':
      return { ...reply, text: 'x'.repeat(bytes) }
    case 'no_usage':
      return { ...reply, usage: null }
    default:
      return reply
  }
}

/** Numbers between 0 and 1 that the seed fixes. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
