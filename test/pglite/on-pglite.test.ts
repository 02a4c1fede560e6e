/**
 * Tests that also run on PGlite: what touches the database in a way of its own. All of them in this one file, and so in one
 * process: compiling PGlite takes longer than most of what is tested with it.
 */
import { describe } from 'vitest'

const files = [
  'conformance/direct-questions',
  'conformance/jobs',
  'conformance/model-calls',
  'conformance/onboarding',
  'properties/idempotency',
]

for (const file of files) {
  describe(file, async () => {
    await import(`../${file}.test.ts`)
  })
}
