/**
 * drills: kills PostgreSQL under a program again and again, while people
 * sign up and search, and looks when all is well.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, count, emptyTally, repeat, search, signUp, steadily, type Tally } from './visitors.ts'

export type Target = {
  origin: string
  /** DATA_DIR of the program, whose embedded database is killed. */
  dataDir: string
  /** The program's process, which must be the parent of that database. */
  pid: number
  isAlive: () => boolean
}

export type Round = {
  /** Milliseconds until /readyz says that all is well, with the new server; null: not in time. */
  readyAfterMs: number | null
  /**
   * Milliseconds until the database answers again and a sign-up, a search
   * and /readyz are as ever; null: not in time.
   */
  wellAfterMs: number | null
  signUps: Tally
  searches: Tally
}

type Plan = {
  rounds: number
  /** Sign-ups on their way at any moment. */
  signUpsAtOnce: number
  searchesASecond: number
  /** Milliseconds of undisturbed load before each kill, and how long a recovery is waited for. */
  calmMs: number
  patienceMs: number
}

/** Ends early when the program ended. */
export async function killDatabase(
  target: Target,
  { rounds, signUpsAtOnce, searchesASecond, calmMs, patienceMs }: Plan,
  onRound: (round: Round) => void = () => undefined,
): Promise<Round[]> {
  const ended = new AbortController()
  const current: Pick<Round, 'signUps' | 'searches'> = { signUps: emptyTally(), searches: emptyTally() }
  const load = [
    ...Array.from({ length: signUpsAtOnce }, () =>
      repeat(ended.signal, 10, async () => void count(current.signUps, await signUp(target.origin))),
    ),
    steadily(
      ended.signal,
      searchesASecond,
      async () => void count(current.searches, await search(target.origin)),
    ),
  ]
  const done: Round[] = []
  while (done.length < rounds && target.isAlive()) {
    Object.assign(current, { signUps: emptyTally(), searches: emptyTally() })
    await sleep(calmMs)
    const killed = await kill(target)
    const round = { ...(await untilWell(target, killed, patienceMs)), ...current }
    done.push(round)
    onRound(round)
  }
  ended.abort()
  await Promise.all(load)
  return done
}

const postmasterOf = async ({ dataDir }: Target): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

/** Kills the database's first process without a word, once it is sure whose it is. */
async function kill(target: Target): Promise<{ pid: number; at: number }> {
  const pid = await postmasterOf(target)
  const parent = /^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]
  if (!Number.isInteger(pid) || pid <= 1 || (parent !== undefined && Number(parent) !== target.pid))
    throw new Error('The database of the program was not found.')
  process.kill(pid, 'SIGKILL')
  return { pid, at: performance.now() }
}

/**
 * Processes of the killed server may answer for a moment more, so only what another server answers counts.
 */
async function untilWell(
  target: Target,
  { pid, at }: { pid: number; at: number },
  patienceMs: number,
): Promise<Pick<Round, 'readyAfterMs' | 'wellAfterMs'>> {
  let readyAfterMs: number | null = null
  const since = () => Math.round(performance.now() - at)
  while (target.isAlive() && performance.now() - at < patienceMs) {
    const next = await postmasterOf(target)
    if (next > 1 && next !== pid) {
      const ready = await ask(target.origin, '/readyz')
      if ((await ready?.text()) === 'ready\n') {
        readyAfterMs ??= since()
        const replies = await Promise.all([signUp(target.origin), search(target.origin)])
        if (replies.every((reply) => reply?.ok)) return { readyAfterMs, wellAfterMs: since() }
      }
    }
    await sleep(50)
  }
  return { readyAfterMs, wellAfterMs: null }
}
