/** drills: kills PostgreSQL under a program again and again, while people sign up and search, and looks when all is well. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Target = {
  origin: string
  /** DATA_DIR of the program, whose embedded database is killed. */
  dataDir: string
  /** The program's process, which must be the parent of that database. */
  pid: number
  isAlive: () => boolean
}

/** Answers by what they mean: done; refused with 429 or 503 and a moment to try again; anything else, or none at all. */
export type Tally = { done: number; refused: number; broken: number }
export type Round = {
  /** Milliseconds until /readyz says that all is well, with the new server; null: not in time. */
  readyAfterMs: number | null
  /** Milliseconds until the database answers again and a sign-up, a search and /readyz are as ever; null: not in time. */
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
      repeat(ended.signal, 10, async () => count(current.signUps, await signUp(target))),
    ),
    searchSteadily(ended.signal, searchesASecond, async () => count(current.searches, await search(target))),
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

const emptyTally = (): Tally => ({ done: 0, refused: 0, broken: 0 })

function count(tally: Tally, reply: Response | null): void {
  if (reply?.ok) tally.done++
  else if (reply && [429, 503].includes(reply.status) && reply.headers.has('retry-after')) tally.refused++
  else tally.broken++
}

async function repeat(ended: AbortSignal, pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!ended.aborted) {
    await work()
    await sleep(pauseMs)
  }
}

/** Begins them by the clock, whether or not the earlier ones are answered. */
async function searchSteadily(
  ended: AbortSignal,
  perSecond: number,
  work: () => Promise<void>,
): Promise<void> {
  const open = new Set<Promise<void>>()
  await repeat(ended, 1_000 / perSecond, async () => {
    const one: Promise<void> = work().finally(() => open.delete(one))
    open.add(one)
  })
  await Promise.all(open)
}

/** Null when there was no answer at all. */
async function ask({ origin }: Target, path: string, init: RequestInit = {}): Promise<Response | null> {
  const reply = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await reply
    ?.clone()
    .arrayBuffer()
    .catch(() => undefined)
  return reply
}

let people = 0

const signUp = (target: Target): Promise<Response | null> =>
  ask(target, '/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Drill Visitor',
      email: `visitor-${process.pid}-${Date.now()}-${++people}@drill.example`,
      password: 'Correct-horse-battery-7',
    }),
  })

let asked = 0

/** Different ones, so that not all are answered from what was kept. */
const search = (target: Target): Promise<Response | null> =>
  ask(target, `/api/meridian/search?minPrice=${(++asked % 50) * 10_000}&limit=12`)

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

/** Processes of the killed server may answer for a moment more, so only what another server answers counts. */
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
      const ready = await ask(target, '/readyz')
      if ((await ready?.text()) === 'ready\n') {
        readyAfterMs ??= since()
        const replies = await Promise.all([signUp(target), search(target)])
        if (replies.every((reply) => reply?.ok)) return { readyAfterMs, wellAfterMs: since() }
      }
    }
    await sleep(50)
  }
  return { readyAfterMs, wellAfterMs: null }
}
