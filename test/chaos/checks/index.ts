import { answerChecks } from './answers.ts'
import type { Check } from './check.ts'
import { effectChecks } from './effects.ts'
import { errorChecks } from './errors.ts'
import { jobChecks } from './jobs.ts'
import { keyChecks } from './keys.ts'
import { moneyChecks } from './money.ts'
import { webhookChecks } from './webhooks.ts'

/** What is promised, whatever is done to an installation. */
export const checks: readonly Check[] = [
  ...answerChecks,
  ...effectChecks,
  ...moneyChecks,
  ...jobChecks,
  ...webhookChecks,
  ...keyChecks,
  ...errorChecks,
]
