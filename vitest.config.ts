/** root: two kinds of tests, the server's in Node (with one PostgreSQL for the run) and the pages' in jsdom. */
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', 'build/**', 'tests/journeys/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...ignored, 'web/**'],
          globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/gazetteer.ts'],
          // A busy machine may be late once; what fails twice is broken.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ignored,
          retry: process.env.CI ? 1 : 0,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
