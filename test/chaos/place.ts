import type { ModelServer } from '../harness/model-server.ts'
import type { FaultKind } from './plan.ts'
import type { Network } from './proxy.ts'
import type { Supervised } from './supervised.ts'

/** An installation under test, as an operator would run it. */
export interface Place {
  /** Each serves at its `url`. */
  apis: Supervised[]
  workers: Supervised[]
  /** Straight to the database, past whatever is done to the network. */
  database_url: string
  killDatabase(): Promise<void>
  /** What an operator does about a database that is down, where the service does not do it by itself. */
  reviveDatabase(): Promise<void>
  /** Between the service and its database, where there is a network. */
  proxy: Network | undefined
  /** The disk that everything is on, where it can be filled. */
  disk: { fill(): Promise<void>; free(): Promise<void> } | undefined
  models: ModelServer | undefined
  /** What can be done here; the rest is left out, and said. */
  possible: readonly FaultKind[]
  /** Processes that were started, restarts included. */
  starts(): number
  close(): Promise<void>
}

/** All processes, each once. */
export const processesOf = ({ apis, workers }: Place): Supervised[] => [...new Set([...apis, ...workers])]

/** What every process of every place is given. */
export const commonSettings = {
  SECRET_KEY: 'a secret key that all processes of the fault suite share',
  JOB_LEASE_SECONDS: '10',
  SHUTDOWN_GRACE_SECONDS: '2',
  FREE_QUESTIONS_PER_MINUTE: '100000',
  FREE_POLLS_PER_MINUTE: '100000',
  FREE_QUESTIONS_PER_CYCLE: '60',
  AGENT_ANSWER_PRICE_CENTS: '3',
  // The receiver of webhooks is on this machine.
  WEBHOOK_ALLOW_PRIVATE: 'true',
}

/** Answers by a language model. It is waited for briefly, so that a run of minutes sees it fail for good as well. */
export const modelSettings = (server: ModelServer): Record<string, string> => ({
  LLM_MODEL: 'stand-in',
  LLM_SELF_CALIBRATION: 'false',
  LLM_BASE_URL: `${server.url}/v1`,
  LLM_PRICES: 'stand-in=1/2',
  LLM_CONCURRENCY: '16',
  LLM_TIMEOUT_SECONDS: '4',
  LLM_MAX_RETRIES: '2',
})
