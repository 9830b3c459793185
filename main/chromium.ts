/** main: finds a Chromium for the browser journeys, or brings one. */
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { StartError } from '#server/platform/errors.ts'
import { bin } from './paths.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that starts: the one named by CHROMIUM, the machine's, Playwright's, or a new one. */
export async function ensureChromium(say: (text: string) => void): Promise<string> {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('installing Chromium by apt-get')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'])
    const installed = await findChromium()
    if (installed) return installed
  }
  say("installing Playwright's Chromium")
  await run(bin('playwright'), ['install', 'chromium'])
  const brought = await findChromium()
  if (brought) return brought
  throw new StartError('no Chromium could be found or installed. Install one and set CHROMIUM to its path.')
}

async function findChromium(): Promise<string | undefined> {
  const candidates = [process.env.CHROMIUM, ...places, chromium.executablePath()]
  for (const path of candidates) if (path && existsSync(path) && (await starts(path))) return path
  return undefined
}

/** Ubuntu has a /usr/bin/chromium-browser that only says where else to look, so presence is not enough. */
const starts = (path: string): Promise<boolean> =>
  promisify(execFile)(path, ['--version'], { timeout: 20_000 }).then(
    ({ stdout }) => /chrom/i.test(stdout),
    () => false,
  )

/** Runs an installer; whether it helped is seen by looking for Chromium afterwards. */
const run = (command: string, args: string[]): Promise<void> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
