/**
 * root: four kinds of tests: the server's with one PostgreSQL for the run, those that break
 * programs and databases of their own, what stands in a document, and what pages know.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', 'build/**', 'tests/journeys/**']
/** Tests of functions that need a document; making one takes a second. */
const inDocument = 'web/**/*.dom.test.ts'
/** Programs, clusters and loads of their own: `npm test` runs them by themselves. */
const breaking = [
  'tests/faults/**/*.test.ts',
  'tests/security/overload.test.ts',
  '**/killed.test.ts',
  'main/supervise.test.ts',
  'main/commands/import.test.ts',
  'main/importing/runs-apart.test.ts',
  'server/alerts/ledger.test.ts',
  'server/platform/postgres/embedded-postgres.test.ts',
]
// A busy machine may be late once; what fails twice is broken.
const retry = process.env.CI ? 1 : 0

/** What tests of the server have in common. */
const onServer = {
  environment: 'node',
  // Files share their modules, which saves a quarter of the time: what a test changes it puts back.
  isolate: false,
  // Node reads these files as it does in the program; nobody
  // else needs to translate them, or mocks any.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['tests/support/run/each-file.ts'],
  globalSetup: ['tests/support/run/before-all.ts'],
  retry,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

// Every process of a run, also those that tests start, spares itself what an earlier one has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node')

export default defineConfig({
  test: {
    // One more than there are cores: a file that waits for PostgreSQL or a program lets another one work.
    maxWorkers: availableParallelism() + 1,
    // Most of what a test makes is gone at its end: fewer collections of what is young.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          ...onServer,
          name: 'server',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...breaking, 'web/**'],
        },
      },
      { test: { ...onServer, name: 'faults', include: breaking, exclude: ignored } },
      {
        test: {
          name: 'pages',
          environment: 'jsdom',
          // A process and a document for each file cost four times what the tests do.
          isolate: false,
          setupFiles: ['tests/pages/fresh-page.ts'],
          include: ['web/**/*.test.tsx', inDocument],
          exclude: ignored,
          retry,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'node',
          isolate: false,
          include: ['web/**/*.test.ts'],
          exclude: [...ignored, inDocument],
          retry,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
