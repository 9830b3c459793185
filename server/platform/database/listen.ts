/** platform: hears PostgreSQL's NOTIFY on a connection of its own and comes back after every interruption. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { createClient } from './connections.ts'
import type { Log } from '../settings/log.ts'

type Listening = {
  url: string
  channel: string
  onPayload: (payload: string) => void
  /** Called after each (re)connection: notifications may have been missed, so read what changed meanwhile. */
  onConnected?: () => void
  log?: Log
}

/** Listens until `stop()`. Reconnects after 0.2 s, doubling up to 2 s. */
export function listen({ url, channel, onPayload, onConnected, log }: Listening): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  let client: Client | undefined

  const connectOnce = async (): Promise<void> => {
    const fresh = createClient(url, {
      applicationName: `meridian listen ${channel}`,
      connectTimeoutMs: 5_000,
      onLost: (error) => log?.warn({ err: error, channel }, 'listening was interrupted'),
    })
    client = fresh
    const ended = new Promise<void>((resolve) => fresh.once('end', resolve))
    fresh.on('notification', (message) => onPayload(message.payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    onConnected?.()
    await ended
  }

  const run = async (): Promise<void> => {
    let pause = 200
    while (!stopping.signal.aborted) {
      await connectOnce()
        .then(() => {
          pause = 200
        })
        .catch((error: unknown) => log?.warn({ err: error, channel }, 'cannot listen'))
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, 2_000)
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
