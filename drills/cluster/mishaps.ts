/** drills: what befalls an installation of several machines, one thing after the other. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Installation } from './installation.ts'
import type { Node } from './machines.ts'
import { until } from './postgres-servers.ts'

export type Mishap<On = Installation> = {
  what: string
  /** Whether nobody may notice: then not one request may fail. */
  isQuiet: boolean
  happen: (installation: On) => Promise<void>
  /** Whether this machine allows it; otherwise it is left out, and said to be. */
  isPossible?: (installation: On) => boolean
}

/** Long enough for everybody to have noticed that something is gone. */
const goneForMs = 3_000
const mailAwayMs = 10_000
const diskFullMs = 10_000
/** A node that has begun gets its share little by little: `slowstart` of deploy/haproxy/haproxy.cfg. */
const shareMs = 10_000
/** As long as a node with a wrong clock is looked at. */
const watchedForMs = 10_000
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const mishaps: readonly Mishap[] = [
  {
    what: 'a release: both web nodes and both workers are replaced in turn',
    isQuiet: true,
    happen: async ({ web, workers }) => {
      for (const node of web) await replace(node)
      for (const worker of workers) {
        await worker.stop()
        worker.start()
      }
    },
  },
  {
    what: 'a web node is killed',
    isQuiet: false,
    happen: async ({ web: [node] }) => {
      await node.kill()
      await sleep(goneForMs)
      node.start()
    },
  },
  {
    what: 'a worker is killed',
    isQuiet: true,
    happen: async ({ workers: [worker] }) => {
      await worker.kill()
      await sleep(goneForMs)
      worker.start()
    },
  },
  {
    what: 'the standby’s machine dies and comes back',
    isQuiet: false,
    happen: async ({ servers }) => {
      const { standby } = await rolesOf(servers)
      await standby.kill()
      await sleep(goneForMs)
      standby.start()
    },
  },
  {
    what: 'the primary hands over to the standby',
    isQuiet: false,
    happen: async ({ servers }) => servers.handOver(),
  },
  {
    what: 'the primary’s machine dies; the standby takes over; the old one comes back as standby',
    isQuiet: false,
    happen: killPrimary,
  },
  {
    what: 'the balancer is killed and started again',
    isQuiet: false,
    happen: async ({ balancer }) => {
      await balancer.kill()
      balancer.start()
    },
  },
  {
    what: 'the mail server is away for ten seconds; every mail is delivered afterwards',
    isQuiet: true,
    happen: async ({ mailServer, isMailDone }) => {
      await mailServer.kill()
      await sleep(mailAwayMs)
      mailServer.start()
      await until(isMailDone, 120_000, 'Mails were left waiting')
    },
  },
  {
    what: 'the primary’s disk is full until somebody makes room',
    isQuiet: false,
    happen: async ({ servers }) => {
      const { primary } = await rolesOf(servers)
      await primary.disk?.fill()
      await sleep(diskFullMs)
      await primary.disk?.free()
    },
    isPossible: ({ servers }) => servers.servers.every(({ disk }) => disk !== null),
  },
  {
    what: 'the clock of a web node is five minutes ahead',
    isQuiet: true,
    happen: async ({ web: [, node] }) => {
      await replace(node, { LD_PRELOAD: faketime, FAKETIME: '+300s', FAKETIME_DONT_FAKE_MONOTONIC: '1' })
      await sleep(watchedForMs)
      await replace(node)
    },
  },
]

/** The primary's machine dies, and comes back once the other has taken over. */
export async function killPrimary({ servers }: Installation): Promise<void> {
  const { primary, standby } = await rolesOf(servers)
  await primary.kill()
  await until(() => servers.isPrimary(standby), 60_000, 'The standby did not take over')
  primary.start()
}

/** PostgreSQL is killed on the primary alone, and runs again there. */
export async function crashPrimary({ servers }: Installation): Promise<void> {
  const { primary } = await rolesOf(servers)
  const before = await primary.crash()
  const isAgain = async () => {
    const now = await primary.postmaster()
    return now !== null && now !== before && (await servers.roles()) !== null
  }
  await until(isAgain, 60_000, 'PostgreSQL did not come back')
}

export async function rolesOf(servers: Installation['servers']) {
  const roles = await servers.roles()
  if (!roles) throw new Error('The servers are no pair.')
  return roles
}

/**
 * Stopped politely, begun again, and waited for until it carries
 * its share, as a release does it node by node.
 */
async function replace(node: Node, env: NodeJS.ProcessEnv = {}): Promise<void> {
  await node.stop()
  node.startWith(env)
  const isReady = async () => (await fetch(`${node.origin}/readyz`).catch(() => null))?.status === 200
  await until(isReady, 60_000, `${node.name} did not become ready`)
  await sleep(shareMs)
}
