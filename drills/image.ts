/**
 * drills: `npm run drill -- image`: both images of deploy/ are
 * built without a registry, and run as containers.
 */
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackages, mayInstall } from '#main/tooling/apt-get.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import type { Drill } from './drill.ts'
import { prepareBuilder, type Image } from './image/build-image.ts'
import { startContainer, type Container } from './image/container.ts'
import { writeReport } from './report.ts'

const packages = ['buildah', 'runc', 'mmdebstrap']
const programs = ['/usr/bin/buildah', '/usr/sbin/runc', '/usr/bin/mmdebstrap']
const healthyWithinMs = 60_000
const endsWithinMs = 40_000
/** Whoever the base calls `node`. */
const uid = 1000

type Finding = { what: string; held: boolean }
type Note = (what: string, held: boolean) => void
type Scene = { folder: string; note: Note; closing: (end: () => Promise<unknown>) => void }

export const image: Drill = async ({ say, closing }) => {
  await install(say)
  const folder = await mkdtemp(join(tmpdir(), 'meridian-image-'))
  closing(() => rm(folder, { recursive: true, force: true }))
  const found: Finding[] = []
  const note: Note = (what, held) => {
    found.push({ what, held })
    say(`  ${held ? 'held' : 'NOT HELD'}: ${what}`)
  }
  const builder = await prepareBuilder(folder, say)
  say('  deploy/Dockerfile …')
  const meridian = await builder.build('Dockerfile', 'node')
  note(`deploy/Dockerfile is built: ${megabytes(meridian.bytes)} with its base`, true)
  await tryMeridian(meridian, { folder, note, closing })
  say('  deploy/postgres.Dockerfile …')
  const servers = await builder.build('postgres.Dockerfile', 'plain')
  note(`deploy/postgres.Dockerfile is built: ${megabytes(servers.bytes)} with its base`, true)
  await tryServers(servers, { folder, note, closing })
  const held = found.every((one) => one.held)
  await writeReport('image', reportOf(found, held))
  say('  written: docs/drills.md')
  return held
}

async function install(say: (text: string) => void): Promise<void> {
  const isThere = () => programs.every((path) => existsSync(path))
  if (isThere()) return
  if (mayInstall()) await installPackages(packages, 'what builds and runs containers', say)
  if (!isThere()) throw new StartError(`this drill needs Debian's packages ${packages.join(', ')}.`)
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

async function tryMeridian(built: Image, { folder, note, closing }: Scene): Promise<void> {
  const postgres = await startTemporaryPostgres({}, folder)
  closing(postgres.stop)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: postgres.url,
    APP_SECRET: 'for this drill alone, and nothing else',
    PUBLIC_URL: origin,
    PORT: String(port),
    STORAGE_URL: 'file:///files',
    DEMO_LISTINGS: '0',
  }
  const start = async (name: string, command?: string[]) => {
    const volumes = { '/data': join(folder, `${name}-data`), '/files': join(folder, 'files') }
    for (const path of Object.values(volumes)) {
      await mkdir(path, { recursive: true })
      await chown(path, uid, uid)
    }
    const wish = { name, folder, image: built, env, uid, volumes }
    const container = await startContainer(command ? { ...wish, command } : wish)
    closing(() => container.kill('KILL'))
    return container
  }
  note(
    '`migrate` makes the schema and ends',
    (await (await start('migrate', ['main/commands/migrate.ts'])).ended) === 0,
  )
  const web = await start('web')
  const worker = await start('worker', ['main/commands/worker.ts'])
  await tryWeb(web, { origin, healthcheck: built.config.Healthcheck?.Test.slice(1) ?? [], note })
  await tryConfinement(web, built, note)
  await tryEnd({ web, worker }, note)
}

type Web = { origin: string; healthcheck: string[]; note: Note }

async function tryWeb(web: Container, { origin, healthcheck, note }: Web): Promise<void> {
  const began = performance.now()
  const isHealthy = await until(async () => (await web.run(...healthcheck)).code === 0)
  note(`its own health check says that \`web\` is well (${secondsSince(began)} after its start)`, isHealthy)
  const isReady = await until(async () => (await statusOf(`${origin}/readyz`)) === 200)
  note('it is ready for visitors', isReady)
  const statuses = await Promise.all(
    ['/', '/property-listing', '/sitemap.xml'].map((path) => statusOf(origin + path)),
  )
  note(
    `and answers pages (${statuses.join(', ')})`,
    statuses.every((status) => status === 200),
  )
  const { said } = await web.run('node', 'main/commands/doctor.ts')
  const isWell = (what: string) => new RegExp(`well\\S* +${what} `, 'm').test(said)
  const unwell = ['database', 'schema', 'storage', 'address'].filter((what) => !isWell(what))
  note(
    `\`doctor\` within it finds database, schema, storage and address well${unwell.length ? `; not: ${unwell.join(', ')}` : ''}`,
    unwell.length === 0,
  )
}

/** Whether it came to be so in time. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const giveUp = performance.now() + healthyWithinMs; performance.now() < giveUp; await sleep(500))
    if (await isSo()) return true
  return false
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

async function tryConfinement(web: Container, built: Image, note: Note): Promise<void> {
  note('the image names somebody other than root', built.config.User === 'node')
  note(
    `it runs as number ${uid}`,
    (await web.status('Uid')).split(/\s+/).every((one) => one === String(uid)),
  )
  note('without any capability', BigInt(`0x${await web.status('CapEff')}`) === 0n)
  note('and can gain none', (await web.status('NoNewPrivs')) === '1')
  const write = (path: string) => web.run('node', '-e', `fs.writeFileSync('${path}', '')`)
  note('its root is read-only', (await write('/meridian/x')).said.includes('EROFS'))
  note(
    '`/data`, `/files` and `/tmp` are not',
    (await Promise.all(['/data/x', '/files/x', '/tmp/x'].map(write))).every(({ code }) => code === 0),
  )
}

async function tryEnd(containers: Record<string, Container>, note: Note): Promise<void> {
  for (const [name, container] of Object.entries(containers)) {
    const began = performance.now()
    const isAlive = (await container.status('State').catch(() => '')) !== ''
    await container.kill('TERM')
    const code = await Promise.race([container.ended, sleep(endsWithinMs, null, { ref: false })])
    note(`told to stop, \`${name}\` ends by itself (${secondsSince(began)})`, isAlive && code === 0)
  }
}

/**
 * Each program of the image runs in it, as the image's user; the servers themselves
 * are what the drill of several machines tries.
 */
async function tryServers(built: Image, { folder, note }: Scene): Promise<void> {
  note('the image of the servers names somebody other than root', built.config.User === 'postgres')
  const asked = ['/usr/lib/postgresql/15/bin/postgres', 'patroni', 'pgbackrest', 'etcd']
  for (const [at, program] of asked.entries()) {
    const command = [program, program === 'pgbackrest' ? 'version' : '--version']
    const container = await startContainer({
      name: `server-${at}`,
      folder,
      image: built,
      env: {},
      command,
      uid,
    })
    note(`it runs ${program}`, (await container.ended) === 0)
  }
}

const secondsSince = (began: number): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`

const reportOf = (found: Finding[], held: boolean): string =>
  `**${held ? 'Held' : 'Not held'}**: built by buildah, run by runc, on a base of Debian's packages.

${found.map((one) => `- ${one.held ? 'held' : '**not held**'}: ${one.what}`).join('\n')}`
