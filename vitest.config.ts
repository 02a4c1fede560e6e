import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Node keeps what it has compiled for the workers: all of them load the same thousand files.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, 'node_modules/.cache/vitest')

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
const expect = { poll: { timeout: 60_000 } }

const people = 'test/harness/population-setup.ts'

/**
 * Workers are of one project, and every worker that asks the engine loads it, which takes as long as a hundred small tests: who
 * asks it is of the project of those who do nothing else.
 */
const withEngine = ['src/modules/answering/**/*.test.ts', 'src/modules/exports/**/*.test.ts']

export default defineConfig({
  test: {
    // Twice as many as the smallest machine that runs them has cores: those that start or kill processes wait most of the time.
    maxWorkers: 4,
    // Node runs our files as they are, here as in production: transforming them once for each project cost a minute.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/pins/**/*.test.ts', 'test/chaos/**/*.test.ts'],
          exclude: withEngine,
          isolate,
          expect,
          globalSetup: people,
          ...patience,
        },
      },
      {
        test: {
          name: 'population',
          include: ['test/population/**/*.test.ts', ...withEngine],
          isolate,
          expect,
          globalSetup: people,
          ...patience,
        },
      },
      {
        test: {
          name: 'service',
          include: ['test/{conformance,properties,security,fuzz,e2e,web}/**/*.test.ts'],
          isolate,
          expect,
          globalSetup: [people, 'test/harness/global-setup.ts', 'test/harness/browser-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'pglite',
          include: ['test/pglite/**/*.test.ts'],
          isolate,
          expect,
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: people,
          ...patience,
        },
      },
    ],
  },
})
