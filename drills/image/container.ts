/**
 * drills: a container of an image by runc, shut in as deploy/compose.yaml
 * says: not root, read-only, without capabilities.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Image } from './build-image.ts'

const execute = promisify(execFile)

export type Container = {
  /** Runs a command in it; answers its exit code and what it said. */
  run: (...command: string[]) => Promise<{ code: number; said: string }>
  /** A line of /proc/<pid>/status of its first process. */
  status: (name: string) => Promise<string>
  /** Sends a signal; `ended` tells what came of it. */
  kill: (signal: string) => Promise<void>
  ended: Promise<number>
}

type Wish = {
  name: string
  folder: string
  image: Image
  env: Record<string, string>
  command?: string[]
  /** Who the image's user is. */
  uid: number
  /** Folders that are written, by their path within. */
  volumes?: Record<string, string>
}

/** Starts one; what it says goes to `<folder>/<name>.log`. */
export async function startContainer(wish: Wish): Promise<Container> {
  const { name, folder } = wish
  const bundle = join(folder, name)
  await mkdir(bundle)
  await writeFile(join(bundle, 'config.json'), JSON.stringify(specOf(wish)))
  const runc = (...args: string[]) => ['--root', join(folder, 'runc'), ...args]
  const child = spawn('runc', runc('run', '--bundle', bundle, name), { stdio: ['ignore', 'pipe', 'pipe'] })
  const log: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => log.push(part))
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', async (code) => {
      await writeFile(join(folder, `${name}.log`), Buffer.concat(log))
      resolve(code ?? 1)
    })
  })
  return {
    run: (...command) =>
      execute('runc', runc('exec', name, ...command)).then(
        ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
        (error: { code?: number; stdout?: string; stderr?: string; message: string }) => ({
          code: Number(error.code ?? 1),
          said: `${error.stdout ?? ''}${error.stderr ?? error.message}`,
        }),
      ),
    status: async (line) => {
      const { pid } = JSON.parse((await execute('runc', runc('state', name))).stdout) as { pid: number }
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return new RegExp(`^${line}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
    },
    kill: async (signal) => void (await execute('runc', runc('kill', name, signal)).catch(() => null)),
    ended,
  }
}

const mount = (destination: string, type: string, ...options: string[]) => ({
  destination,
  type,
  source: type,
  options: ['nosuid', ...options],
})
const lend = (source: string, destination: string, how: string) => ({
  destination,
  type: 'bind',
  source,
  options: ['rbind', how],
})

/** The network is this machine's, everything else the container's own. */
function specOf({ image, env, command, uid, volumes = {} }: Wish) {
  const { config } = image
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
  const process = {
    terminal: false,
    user: { uid, gid: uid },
    args: [...(config.Entrypoint ?? []), ...(command ?? config.Cmd)],
    env: [...config.Env, ...Object.entries(env).map(([key, value]) => `${key}=${value}`)],
    cwd: config.WorkingDir || '/',
    capabilities: none,
    noNewPrivileges: true,
  }
  return {
    ociVersion: '1.0.2',
    process,
    root: { path: image.root, readonly: true },
    hostname: 'meridian',
    mounts: [
      mount('/proc', 'proc', 'noexec', 'nodev'),
      mount('/dev', 'tmpfs', 'strictatime', 'mode=755', 'size=65536k'),
      mount('/dev/shm', 'tmpfs', 'noexec', 'nodev', 'mode=1777', 'size=65536k'),
      mount('/tmp', 'tmpfs', 'nodev', 'mode=1777'),
      ...['/etc/hosts', '/etc/resolv.conf'].map((path) => lend(path, path, 'ro')),
      ...Object.entries(volumes).map(([within, path]) => lend(path, within, 'rw')),
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/timer_list'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'],
    },
  }
}
