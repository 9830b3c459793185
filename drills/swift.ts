/**
 * drills: OpenStack Swift with its S3 door on this machine: a real storage that
 * checks signatures, and that can be sent away.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { installPackages, mayInstall } from '#main/tooling/apt-get.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { StartError } from '#server/platform/refusals/errors.ts'

const run = promisify(execFile)
const services = ['account', 'container', 'object', 'proxy'] as const
const user = userInfo().username
const startsWithinMs = 30_000

/** Debian's packages of it. */
const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
/** Who may read and write the bucket. */
export const swiftKeys = { id: 'homes:keeper', secret: 'sesame' }

export type Swift = {
  endpoint: string
  start: () => Promise<void>
  stop: () => Promise<void>
  /** It takes connections and says nothing, until it is woken. */
  hang: () => void
  wake: () => void
}

type Closing = (end: () => Promise<unknown>) => void

/**
 * Lays out one node with one disk, and answers how to start and stop
 * it. @throws StartError when it cannot be had.
 */
export async function prepareSwift(closing: Closing, say: (text: string) => void): Promise<Swift> {
  await install(say)
  const folder = await mkdtemp(join(tmpdir(), 'meridian-swift-'))
  closing(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'node/disk'), { recursive: true })
  const ports = await Promise.all(services.map(freePort))
  const memory = await freePort()
  for (const [at, service] of services.entries())
    await layOut({ folder, service, port: ports[at] ?? 0, memory })
  const endpoint = `http://127.0.0.1:${ports.at(-1)}`
  let running: ChildProcess[] = []
  const stop = async () => {
    const ended = running.map((one) => new Promise((resolve) => one.once('exit', resolve)))
    for (const one of running) one.kill('SIGTERM')
    running = []
    await Promise.all(ended)
  }
  const start = async () => {
    const servers = services.map((service) => [`swift-${service}-server`, join(folder, `${service}.conf`)])
    const cache = ['memcached', '-u', user, '-l', '127.0.0.1', '-p', String(memory)]
    running = [cache, ...servers].map(([command = '', ...args]) => spawn(command, args, { stdio: 'ignore' }))
    await answers(endpoint)
  }
  const tell = (signal: NodeJS.Signals) => {
    for (const one of running) one.kill(signal)
  }
  closing(stop)
  return { endpoint, start, stop, hang: () => tell('SIGSTOP'), wake: () => tell('SIGCONT') }
}

async function install(say: (text: string) => void): Promise<void> {
  if (existsSync('/usr/bin/swift-proxy-server')) return
  if (!mayInstall()) throw new StartError(`this drill needs Debian's packages ${packages.join(', ')}.`)
  await installPackages(packages, 'the storage for the drill', say)
}

type Layout = { folder: string; service: string; port: number; memory: number }

async function layOut({ folder, service, port, memory }: Layout): Promise<void> {
  const common = `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${user}
swift_dir = ${folder}\ndevices = ${join(folder, 'node')}\nmount_check = false\nworkers = 0\n`
  await writeFile(
    join(folder, `${service}.conf`),
    common + (service === 'proxy' ? proxyOf(memory) : plain(service)),
  )
  if (service === 'proxy') return
  const builder = join(folder, `${service}.builder`)
  // 2^4 partitions, one copy of each, moved at any time.
  await run('swift-ring-builder', [builder, 'create', '4', '1', '0'])
  await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'])
  await run('swift-ring-builder', [builder, 'rebalance'])
}

const plain = (service: string): string =>
  `[pipeline:main]\npipeline = ${service}-server\n[app:${service}-server]\nuse = egg:swift#${service}\n`

const filters = ['catch_errors', 'memcache', 's3api', 'tempauth', 'bulk', 'slo', 'dlo']
const options = (memory: number): Record<string, string> => ({
  memcache: `memcache_servers = 127.0.0.1:${memory}\n`,
  tempauth: `user_${swiftKeys.id.replace(':', '_')} = ${swiftKeys.secret} .admin\n`,
})
const proxyOf = (memory: number): string =>
  `[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n${options(memory)[name] ?? ''}`).join('')}`

async function answers(endpoint: string): Promise<void> {
  for (const giveUp = Date.now() + startsWithinMs; ; await sleep(200)) {
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (answer) return
    if (Date.now() > giveUp) throw new Error('The storage did not start.')
  }
}
