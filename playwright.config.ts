/**
 * root: browser journeys through the real program: its own database,
 * 600 homes, a free port, a temporary folder.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = process.env.JOURNEY_PORT ?? '3199'
const dataDir = process.env.JOURNEY_DATA_DIR ?? join(tmpdir(), 'meridian-journeys')
const smtpPort = process.env.JOURNEY_SMTP_PORT ?? '3197'
const mailboxPort = process.env.JOURNEY_MAILBOX_PORT ?? '3198'
/** Signs what a mail server hands over, as the journeys do in its place. */
const inboundKey = 'journeys-inbound-key-of-thirty-two-bytes'
const origin = `http://localhost:${port}`

/** A drawn map costs a machine without a graphics card more than all the rest of a page. */
const withLiveMap = /(map|draw|phone)\.spec\.ts$/
/**
 * These look at pictures, or at what the browser refuses or must not
 * run; drawing them elsewhere only takes time.
 */
const withPictures =
  /(agency|agent-feeds|browser|content|details|enquiries|foundation|home|profile|second-factor|widget)\.spec\.ts$/
/**
 * A switch given twice counts as given last, so those of Playwright that say there is a mouse are said again.
 */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'
/** No page here lives long enough to earn back what optimising its functions costs. */
const unoptimised = '--js-flags=--no-opt,--no-maglev'
/**
 * Each browser looks at this program alone: processes of its own for the network
 * and for drawing would copy every answer and frame once more, a tenth of all work.
 */
const inOneProcess = ['--enable-features=NetworkServiceInProcess2', '--in-process-gpu']
const launchOptions = (args: string[]) => ({
  args: [...inOneProcess, ...args],
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
})

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  // A busy machine may be late once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // As many as the cores of a small machine: with more the program itself begins to turn requests away.
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What was done, asked and logged of what failed once; films and copies
    // of the page would take a fifth of the time.
    trace: {
      mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pages',
      testIgnore: [withLiveMap, withPictures],
      // What moves is shown by the other two: here every frame of it is work for two cores, and nobody looks.
      use: {
        launchOptions: launchOptions(['--disable-3d-apis', unoptimised, withoutPictures]),
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'pictures',
      testMatch: withPictures,
      use: { launchOptions: launchOptions(['--disable-3d-apis', unoptimised]) },
    },
    // A sixteenth of the points is enough to see what a map does.
    {
      name: 'maps',
      testMatch: withLiveMap,
      use: { launchOptions: launchOptions([]), deviceScaleFactor: 0.25 },
    },
  ],
  webServer: [
    {
      command: `node tests/support/mail-catcher.ts ${smtpPort} ${mailboxPort}`,
      url: `http://127.0.0.1:${mailboxPort}/`,
      stderr: 'pipe',
    },
    {
      command: 'node main/commands/start.ts',
      url: `${origin}/readyz`,
      // It may have to build its pages first.
      timeout: 300_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
      env: {
        PORT: port,
        MAIL_REPLY_ADDRESS: 'reply@mail.journeys.example',
        MAIL_INBOUND_KEY: inboundKey,
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        DEMO_LISTINGS: process.env.JOURNEY_LISTINGS ?? '600',
        RATE_LIMITS: 'relaxed',
        // Feeds of the journeys are served by the journeys.
        OUTBOUND_LOOPBACK: 'allow',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'Meridian <post@meridian.example>',
        ADMIN_EMAIL: 'admin@journeys.example',
        ADMIN_PASSWORD: 'Journey_Admin1',
      },
    },
  ],
})
