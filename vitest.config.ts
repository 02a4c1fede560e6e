import { defineConfig } from 'vitest/config'

/** Tests that also run on PGlite: what touches the database in a way of its own. */
const onPglite = [
  'test/conformance/direct-questions.test.ts',
  'test/conformance/jobs.test.ts',
  'test/conformance/model-calls.test.ts',
  'test/conformance/onboarding.test.ts',
  'test/properties/idempotency.test.ts',
]

/**
 * Test files share the modules that their worker has loaded, and with them the knowledge, the populations and the model
 * that finds questions: loading these anew for each file took a third of the time. What a test changes (databases,
 * services, folders) it makes for itself, and takes away again.
 */
const isolate = false

/**
 * A test that hangs fails; one that works but has to share the machine does not. None is about how long something takes
 * by the clock of the wall.
 */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 }

/** A poll ends as soon as what it waits for is there; the second that it has by default is too short on a busy machine. */
const expect = { poll: { timeout: 20_000 } }

export default defineConfig({
  test: {
    // Twice as many as the smallest machine that runs them has cores: those that start or kill processes wait most of the time.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/pins/**/*.test.ts'],
          isolate,
          expect,
          ...patience,
        },
      },
      {
        test: {
          name: 'population',
          include: ['test/population/**/*.test.ts'],
          isolate,
          expect,
          globalSetup: 'test/harness/population-setup.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'service',
          include: ['test/conformance/**/*.test.ts', 'test/properties/**/*.test.ts', 'test/fuzz/**/*.test.ts'],
          isolate,
          expect,
          globalSetup: 'test/harness/global-setup.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'pglite',
          include: onPglite,
          isolate,
          expect,
          env: { TEST_DATABASE: 'pglite' },
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/web/**/*.test.ts'],
          isolate,
          expect,
          globalSetup: ['test/harness/global-setup.ts', 'test/harness/browser-setup.ts'],
          ...patience,
        },
      },
    ],
  },
})
