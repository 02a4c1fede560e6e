import { randomOf } from './random.ts'

/** What a caller does next. `pick` chooses among what there is by then: groups, studies, jobs, keys. */
export interface Step {
  kind: StepKind
  pick: number
  /** Of a group, or how many questions. */
  size: number
  /** Waits before it. */
  pause_ms: number
  /** Sends the request a second time, under the same Idempotency-Key, after it was answered. */
  again: boolean
  /** Does not ask again when there is no answer: nobody ever learns what became of the request. */
  gives_up: boolean
}

const weights = {
  free: { ask_free: 6, poll: 4, list: 1 },
  live: {
    ask_free: 2,
    recruit: 3,
    ask_agent: 3,
    ask_group: 4,
    ask_many: 2,
    create_study: 2,
    ask_study: 4,
    complete_study: 1,
    request_group: 1,
    request_study: 1,
    compose_thesis: 1,
    cancel: 2,
    add_webhook: 1,
    revoke_key: 1,
    use_revoked: 3,
    poll: 4,
    list: 2,
  },
} as const

export type TenantKind = keyof typeof weights
export type StepKind = keyof (typeof weights)['live']

/** What one caller does, step by step: more than anybody gets done. The seed and the caller's name fix all of it. */
export function* scriptOf(seed: number, caller: string, kind: TenantKind): Generator<Step> {
  const random = randomOf(seed, `caller ${caller}`)
  const own: Record<string, number> = weights[kind]
  for (;;) {
    yield {
      kind: random.weighted(own) as StepKind,
      pick: random.between(0, 9999),
      size: random.between(2, 6),
      pause_ms: random.between(20, 600),
      again: random.chance(0.12),
      gives_up: random.chance(0.25),
    }
  }
}
