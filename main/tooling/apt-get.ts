/** main: brings programs of the machine by apt-get, where that is ours to do. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this is a Debian that we may install on. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

let updated: Promise<void> | undefined

/**
 * Says what it installs and what for, then does it; whether it helped is seen by looking for them afterwards.
 */
export async function installPackages(
  packages: readonly string[],
  purpose: string,
  say: (text: string) => void,
): Promise<void> {
  say(`installing ${packages.join(', ')} by apt-get on this machine, ${purpose} …`)
  await (updated ??= runInstaller('apt-get', ['update', '-qq']))
  await runInstaller('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/** Runs an installer to its end, however that is. */
export const runInstaller = (command: string, args: string[]): Promise<void> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
