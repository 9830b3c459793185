/** drills: a Meridian of the drill's own, with its own database and homes, ended when the drill ends. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rootFolder } from '#main/paths.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import type { Target } from './kill-database.ts'

const startsWithinMs = 300_000

type Closing = (end: () => Promise<unknown>) => void
type Wish = { homes: number; env: Record<string, string> }

/** main/commands/start.ts itself, without a supervisor over it, so that an end is seen as one. */
export async function startProgram(closing: Closing, { homes, env: own }: Wish): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-drill-'))
  closing(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_LISTINGS: String(homes),
    DATABASE_URL: '',
    NODE_ENV: '',
    ...own,
  }
  const program = spawn(process.execPath, [join(rootFolder, 'main', 'commands', 'start.ts')], {
    cwd: rootFolder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const isAlive = () => program.exitCode === null && program.signalCode === null
  closing(() => end(program))
  program.on('error', (error) => console.error(error.message))
  const origin = `http://127.0.0.1:${port}`
  for (const giveUp = Date.now() + startsWithinMs; ; await sleep(500)) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if ((await ready?.text()) === 'ready\n') break
    if (!isAlive() || Date.now() > giveUp) throw new Error('The program did not start.')
  }
  return { origin, dataDir, pid: program.pid ?? 0, isAlive }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const exited = new Promise((resolve) => program.once('exit', resolve))
  program.kill('SIGINT')
  await exited
}
