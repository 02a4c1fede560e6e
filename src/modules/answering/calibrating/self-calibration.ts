import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Logger } from '../../../platform/log.ts'
import { type LanguageModels, type Models, monthLeft } from '../../models/index.ts'
import { calibrateModels } from './calibrate-models.ts'
import { estimateOf } from './estimate.ts'
import type { Calibrating } from './measured-questions.ts'
import { isMeasured, SELF_QUESTIONS, wantedOf } from './self-calibration-status.ts'
import { letGo, RENEW_MS, stillAt, takeUp } from './self-calibration-store.ts'

/** How often a process that answers looks whether there is something to measure. */
const LOOK_MS = 60_000
/** The first answers to somebody are not to share the machine with it. */
const SETTLED_MS = 5_000
const MINUTE_MS = 60_000
/** After so many failures in a row the pause grows no more: about a day and a half. */
const [FIRST_PAUSE_MS, MOST_DOUBLINGS] = [5 * MINUTE_MS, 8]
const BUDGET_PAUSE_MS = 6 * 60 * MINUTE_MS
/** Of what a month's budget has left it may take so much, by the highest estimate: the rest is for those who ask. */
const PART_OF_BUDGET = 0.25

export interface SelfCalibration {
  /** A forecast was used. Returns at once, and never throws. */
  used(): void
  /** Gives up what is under way; what has come in is recorded, and whoever goes on goes on from there. */
  close(): Promise<void>
}

export interface SelfCalibrationParts {
  config: Config
  db: Db
  clock: Clock
  models: Models
  language_models: LanguageModels
  log: Logger
  /** Makes so many measured questions ready. */
  questions(count: number, signal: AbortSignal): Promise<Calibrating[]>
  settled_ms?: number
}

/**
 * Measures the models that forecast, once somebody uses them and nobody has measured them: in the background, one process
 * at a time, at the operator's cost and within the month's budget.
 */
export function selfCalibration(parts: SelfCalibrationParts): SelfCalibration {
  const { config, db, clock, log, language_models } = parts
  const wanted = wantedOf(language_models)
  const closing = new AbortController()
  const holder = randomUUID()
  let lookAgainAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let settled: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    if (await isMeasured(db, wanted)) {
      lookAgainAt = Number.POSITIVE_INFINITY
      return
    }
    const calls = SELF_QUESTIONS * wanted.models.length
    const taken = await takeUp(db, wanted, { holder, calls, now: clock.now() })
    if (taken === null) return
    let answered = 0
    const giveUp = new AbortController()
    const signal = AbortSignal.any([closing.signal, giveUp.signal])
    const renew = setInterval(() => {
      stillAt(db, wanted, { holder, answered, now: clock.now() }).then(
        (mine) => mine || giveUp.abort(),
        () => {},
      )
    }, RENEW_MS)
    const end = (ending: { state: 'measured' } | Pause): Promise<void> =>
      letGo(db, wanted, { holder, answered, now: clock.now(), ...ending })
    try {
      const questions = await parts.questions(SELF_QUESTIONS, signal)
      const short = await tooDear(parts, questions)
      if (short !== null) {
        log.info({ models: wanted.models, reason: short }, 'language models are not measured yet')
        return await end(pause(clock, short, BUDGET_PAUSE_MS, false))
      }
      await calibrateModels(
        {
          ...parts,
          concurrency: 1,
          background: true,
          signal,
          progress: (share) => {
            answered = Math.round(share * questions.length * wanted.models.length)
          },
        },
        questions,
      )
      await end({ state: 'measured' })
      lookAgainAt = Number.POSITIVE_INFINITY
      log.info({ models: wanted.models, questions: questions.length }, 'language models measured')
    } catch (error) {
      if (signal.aborted) return await end(pause(clock, 'The process that was at it stopped.', 0, false))
      const reason = (error as Error).message
      log.warn({ models: wanted.models, err: reason }, 'language models could not be measured; it is tried again')
      const doublings = Math.min(MOST_DOUBLINGS, taken.failures)
      await end(pause(clock, reason, FIRST_PAUSE_MS * 2 ** doublings, true))
    } finally {
      clearInterval(renew)
    }
  }

  return {
    used() {
      const now = clock.now().getTime()
      if (!config.LLM_SELF_CALIBRATION || closing.signal.aborted || looking !== undefined || now < lookAgainAt) return
      lookAgainAt = now + LOOK_MS
      looking = new Promise<void>((resolve) => {
        settled = setTimeout(resolve, parts.settled_ms ?? SETTLED_MS).unref()
        closing.signal.addEventListener('abort', () => resolve(), { once: true })
      })
        .then(() => (closing.signal.aborted ? undefined : look()))
        .catch((error: Error) => log.warn({ err: error.message }, 'it could not be seen whether models are measured'))
        .finally(() => {
          looking = undefined
        })
    },
    async close() {
      closing.abort()
      clearTimeout(settled)
      await looking
    },
  }
}

interface Pause {
  state: 'waiting'
  reason: string
  next_at: Date
  failed: boolean
}

const pause = (clock: Clock, reason: string, ms: number, failed: boolean): Pause => ({
  state: 'waiting',
  reason,
  next_at: new Date(clock.now().getTime() + ms),
  failed,
})

/** Why the month's budget does not bear it; null where it does, or there is none. */
async function tooDear(
  { config, db, clock, language_models }: SelfCalibrationParts,
  questions: readonly Calibrating[],
): Promise<string | null> {
  const left = await monthLeft(db, config, clock.now())
  if (left === null) return null
  const { dollars } = estimateOf(questions, language_models.forecasts, config.LLM_MAX_OUTPUT_TOKENS)
  return dollars !== null && 100 * dollars[1] <= PART_OF_BUDGET * left
    ? null
    : `It may cost more than a quarter of what is left of this month's budget (LLM_BUDGET_CENTS).`
}
