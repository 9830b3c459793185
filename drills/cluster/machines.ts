/** drills: the balancer, the web nodes and the workers of an installation. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { rootFolder } from '#main/paths.ts'
import type { Servers } from './postgres-servers.ts'
import { createRunning, type Running } from './process.ts'

export type Node = Running & {
  name: string
  origin: string
  /** Begins it with other settings than it had. */
  startWith: (env: NodeJS.ProcessEnv) => void
}

type Closing = (end: () => Promise<unknown>) => void
type Begin = { folder: string; env: NodeJS.ProcessEnv; ports: readonly number[]; closing: Closing }

/** Two web nodes at these ports, and two workers. */
export async function startNodes({ folder, env, ports, closing }: Begin) {
  const begin = async (name: string, program: string, port = 0) => {
    const node = await createNode({ folder, name, program, env, port })
    node.start()
    closing(node.stop)
    return node
  }
  const [first, second] = ports
  const web: [Node, Node] = [await begin('web-a', 'web', first), await begin('web-b', 'web', second)]
  const workers: [Node, Node] = [await begin('worker-a', 'worker'), await begin('worker-b', 'worker')]
  return { web, workers }
}

type Ports = { web: number; primary: number; nodes: readonly number[] }

/** The balancer as in deploy/, in front of everything. */
export function startBalancer(folder: string, { servers }: Servers, ports: Ports): Running {
  const [a, b] = servers
  const balancer = createRunning({
    command: '/usr/sbin/haproxy',
    args: ['-W', '-db', '-f', join(rootFolder, 'deploy/haproxy/haproxy.cfg')],
    env: {
      BALANCER_SOCKET: join(folder, 'haproxy.sock'),
      BALANCER_WEB: `127.0.0.1:${ports.web}`,
      BALANCER_PRIMARY: `127.0.0.1:${ports.primary}`,
      WEB_A: `127.0.0.1:${ports.nodes[0]}`,
      WEB_B: `127.0.0.1:${ports.nodes[1]}`,
      POSTGRES_A: a.address,
      POSTGRES_B: b.address,
      PATRONI_A_PORT: String(a.tellsAt),
      PATRONI_B_PORT: String(b.tellsAt),
    },
    logFile: join(folder, 'haproxy.log'),
  })
  balancer.start()
  return balancer
}

type NodeWish = { folder: string; name: string; program: string; env: NodeJS.ProcessEnv; port: number }

/** main/commands/web.ts or worker.ts itself, without the supervisor that would start it again. */
async function createNode({ folder, name, program, env, port }: NodeWish): Promise<Node> {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const running = (more: NodeJS.ProcessEnv) =>
    createRunning({
      command: process.execPath,
      args: [join(rootFolder, `main/commands/${program}.ts`)],
      env: { ...env, DATA_DIR: dataDir, ...(port > 0 && { PORT: String(port) }), ...more },
      logFile: join(folder, `${name}.log`),
    })
  let current = running({})
  const begin = (more: NodeJS.ProcessEnv) => {
    current = running(more)
    current.start()
  }
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    isAlive: () => current.isAlive(),
    pid: () => current.pid(),
    freeze: () => current.freeze(),
    start: () => begin({}),
    startWith: begin,
    kill: () => current.kill(),
    stop: () => current.stop(),
  }
}
