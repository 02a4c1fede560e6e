/** The service against its own OpenAPI document, which alone says what is right: see run/ for how. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCases } from './run/cases.ts'
import { createFindings } from './run/findings.ts'
import { runJourneys } from './run/journeys.ts'
import { runSequences } from './run/sequences.ts'
import { type FuzzedService, startFuzzedService } from './run/service.ts'
import { fuzzSettings } from './run/settings.ts'

const settings = fuzzSettings()
const all = createFindings(settings.say)
let fuzzed: FuzzedService
beforeAll(async () => {
  fuzzed = await startFuzzedService()
})
afterAll(async () => {
  settings.say(`${all.cases} cases, seed ${settings.seed}\n${all.table()}`)
  await fuzzed.close()
})

test('what was taken away is gone for everybody, whatever it was', async () => {
  await runJourneys(fuzzed, all)
  expect(all.take()).toBe('')
})

test('every operation answers as the document says, takes what it calls right, and refuses the rest without effect', async () => {
  await runCases(fuzzed, all, settings)
  expect(all.take()).toBe('')
})

test('whatever is done in whatever order, nobody sees or uses what is not theirs, and a repetition is done once', async () => {
  await runSequences(fuzzed, all, settings)
  expect(all.take()).toBe('')
})

/** What these need is another's, and comes with tests of its own: conformance/sign-in and conformance/checkout. */
const ELSEWHERE = ['onboarding.completeSignIn', 'account.portal', 'account.revealKey']

test.runIf(settings.only === undefined)('every operation was answered with a success at least once', () => {
  expect(all.unmet(fuzzed.document.operations)).toEqual(ELSEWHERE)
})
