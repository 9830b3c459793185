/** main: brings Apertium, the translator of this machine, for the journey that translates by it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installPackages, mayInstall } from './apt-get.ts'

/** Installs it where we may; where it stays away, the journey says so and goes by people's words alone. */
export async function ensureApertium(say: (text: string) => void): Promise<void> {
  if (await isThere()) return
  if (mayInstall()) {
    await installPackages(
      ['apertium', 'apertium-eng-spa'],
      'the translator for the journey of translation',
      say,
    )
    if (await isThere()) return
  }
  say(
    'Apertium is not here: the journey of translation goes without a machine (apt-get install apertium apertium-eng-spa)',
  )
}

const isThere = (): Promise<boolean> =>
  promisify(execFile)('apertium', ['-l'], { timeout: 20_000 }).then(
    ({ stdout }) => stdout.split(/\s+/).includes('eng-spa'),
    () => false,
  )
