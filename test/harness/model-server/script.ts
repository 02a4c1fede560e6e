import type { ModelCallSeen, ModelReply } from './call.ts'
import { patternOf } from './faults.ts'

/** What the model says to requests whose user text the pattern finds something in; left out, to all. */
export interface ReplyRule {
  matching?: RegExp | string
  model?: string
  /** How many requests it answers; left out, all of them. */
  times?: number
  reply: string | ModelReply
}

/** Replies laid down beforehand, for a server without a brain: the first that fits is said. */
export class Script {
  #rules: { rule: ReplyRule; matching: RegExp | null; left: number }[] = []

  set(rules: readonly ReplyRule[]): void {
    this.#rules = rules.map((rule) => ({
      rule,
      matching: rule.matching === undefined ? null : patternOf(rule.matching),
      left: rule.times ?? Number.POSITIVE_INFINITY,
    }))
  }

  say({ user, model }: ModelCallSeen): string | ModelReply {
    const found = this.#rules.find(
      ({ rule, matching, left }) =>
        left > 0 && (rule.model === undefined || rule.model === model) && (matching === null || matching.test(user)),
    )
    if (found === undefined) return 'Nothing was laid down for this.'
    found.left--
    return found.rule.reply
  }

  clear(): void {
    this.#rules = []
  }
}
