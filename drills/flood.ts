/**
 * drills: asks a running Meridian more than it can answer and watches
 * who is answered, how soon, and who is refused.
 */
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** What may be tried against which program, and for how long. */
export type FloodOptions = {
  /** The origin of the program; only this machine's own. */
  url: string
  /** Calls a second of programs. */
  rate: number
  seconds: number
}
/** Milliseconds at quantiles of the accepted, and counts. */
export type Seen = {
  sent: number
  accepted: number
  refused: number
  failed: number
  p50: number
  p99: number
  refusedP50: number
}
export type FloodResult = {
  by: Record<'calls' | 'pages' | 'signIns' | 'health', Seen>
  held: boolean
  lateMs: number
}

type Answer = { ms: number; status: number }
type Asker = {
  name: keyof FloodResult['by']
  method?: string
  path: (n: number) => string
  rate: number
  headers: OutgoingHttpHeaders
  body?: (n: number) => string
}

/** A browser, as far as a server sees. */
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
}
const program = { 'user-agent': 'overload-drill/1', accept: 'application/json' }
/** What the specification of the drill asks of accepted requests, in milliseconds. */
const inTime = 1_000

/**
 * People, programs and load balancers at once: an open loop, so that
 * nobody waits with asking because others wait.
 */
function askers(rate: number): Asker[] {
  const purposes = ['sale', 'rent', 'rentShort', 'lease']
  return [
    {
      name: 'calls',
      rate,
      headers: program,
      path: (n) =>
        `/api/meridian/search?purpose=${purposes[n % 4]}&minPrice=${(n * 7_919) % 900_000}&limit=24&facets=1`,
    },
    { name: 'pages', rate: 4, headers: browser, path: (n) => `/property-listing?minPrice=${n * 1_000}` },
    {
      name: 'signIns',
      rate: 3,
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/json' },
      body: (n) => JSON.stringify({ email: `nobody.${n}@drill.example`, password: 'Wrong_Drill_1' }),
      path: () => '/api/auth/login',
    },
    { name: 'health', rate: 2, headers: program, path: () => '/healthz' },
  ]
}

/**
 * From many networks, as far as a program that trusts one proxy sees:
 * what one network may ask is another question.
 */
const from = (n: number): string => `198.18.${n % 250}.${(n % 7) + 1}`

function ask(
  base: string,
  agent: Agent,
  { method = 'GET', path, body, ...asker }: Asker,
  n: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const began = performance.now()
  const headers = { ...asker.headers, 'x-forwarded-for': from(n) }
  const sent = request(new URL(path(n), base), { agent, method, headers }, (reply) => {
    reply.resume()
    reply.on('end', () => resolve({ ms: performance.now() - began, status: reply.statusCode ?? 0 }))
    reply.on('error', reject)
  })
  sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')))
  sent.on('error', reject)
  sent.end(body?.(n))
  return promise
}

const quantile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

async function run(asker: Asker, { url, seconds }: FloodOptions): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const began = performance.now()
  const answers: Answer[] = []
  const running: Promise<unknown>[] = []
  let failed = 0
  const total = Math.round(asker.rate * seconds)
  for (let n = 0; n < total; n++) {
    const early = began + (n * 1_000) / asker.rate - performance.now()
    if (early > 0) await sleep(early)
    running.push(
      ask(url, agent, asker, n).then(
        (answer) => answers.push(answer),
        () => failed++,
      ),
    )
  }
  await Promise.all(running)
  agent.destroy()
  const times = (isRefused: boolean) =>
    answers
      .filter(({ status }) => [429, 503].includes(status) === isRefused)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
  const accepted = times(false)
  const refused = times(true)
  const at = {
    p50: quantile(accepted, 0.5),
    p99: quantile(accepted, 0.99),
    refusedP50: quantile(refused, 0.5),
  }
  return { sent: total, accepted: accepted.length, refused: refused.length, failed, ...at }
}

/**
 * Floods a program, started with TRUST_PROXY=1, with searches of programs while people open pages and
 * sign in. Held when everybody who was let in was answered within a second (p99), health was always
 * answered, people were not refused more than programs, and nothing broke off. `lateMs` is how late this
 * process itself was (p99), which counts as theirs.
 * @throws Error for a program of another machine.
 */
export async function flood(options: FloodOptions): Promise<FloodResult> {
  if (!/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):/.test(options.url))
    throw new Error('This drill floods; it may be tried on a program of this machine only.')
  const own = monitorEventLoopDelay({ resolution: 10 })
  own.enable()
  const all = askers(options.rate)
  const seen = await Promise.all(all.map((asker) => run(asker, options)))
  own.disable()
  const by = Object.fromEntries(all.map(({ name }, i) => [name, seen[i]])) as FloodResult['by']
  const share = ({ refused, sent }: Seen) => refused / sent
  const held =
    seen.every(({ p99, failed }) => p99 <= inTime && failed === 0) &&
    share(by.health) === 0 &&
    share(by.pages) <= share(by.calls) &&
    share(by.signIns) <= share(by.calls)
  return { by, held, lateMs: Math.round(own.percentile(99) / 1e6) }
}
