/** main: finds a Chromium for the browser journeys, or brings one. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { StartError } from '#server/platform/refusals/errors.ts'
import { installPackages, mayInstall, runInstaller } from './apt-get.ts'
import { bin } from '../paths.ts'

/**
 * First the one without windows: those of a whole Chromium cost the journeys a
 * third of their time, though nobody sees them.
 */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium that starts: the one named by CHROMIUM, the machine's, Playwright's, or a new one.
 */
export async function ensureChromium(say: (text: string) => void): Promise<string> {
  const found = await findChromium()
  if (found) return found
  if (mayInstall()) {
    // Not every Debian has it without windows.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installPackages([name, 'fonts-dejavu-core'], 'the browser for the journeys', say)
      const installed = await findChromium()
      if (installed) return installed
    }
  }
  say("installing Playwright's Chromium")
  await runInstaller(bin('playwright'), ['install', 'chromium'])
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
