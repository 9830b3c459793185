/**
 * search: has the worker feed ClickHouse as long as it runs. Of
 * several workers one feeds, the others stand by.
 */
import type { Log } from '#server/platform/settings/log.ts'
import { createDb } from '#server/platform/database/db.ts'
import { listen } from '#server/platform/database/listen.ts'
import { createClickhouse } from '#server/platform/clickhouse/client.ts'
import { createFeeder, type Feeder } from './feeder.ts'

type Parts = { address: string; databaseUrl: string; log: Log }

/** What changes within this time is sent together. */
const togetherMs = 250
/** How long after one round the next begins when nothing is announced. */
const lookEveryMs = 2_000
/** What fails is tried again after a second, then after twice as long each time. */
const shortestPauseMs = 1_000
const longestPauseMs = 30_000

/** Feeds until what it answers is called. */
export function electFeeder({ address, databaseUrl, log }: Parts): () => Promise<void> {
  const db = createDb(databaseUrl, {
    max: 3,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    applicationName: 'meridian search feed',
  })
  const clickhouse = createClickhouse(address)
  const feeder = createFeeder({
    db,
    clickhouse,
    server: nameOf(address),
    say: (level, fields, text) => log[level](fields, text),
  })
  const resting = createRest()
  const listening = listen({
    url: databaseUrl,
    channel: 'listing_changes',
    onPayload: resting.wake,
    onConnected: resting.wake,
  })
  const running = feed(feeder, resting, log)
  return async () => {
    feeder.halt()
    resting.end()
    await listening.stop()
    await running
    await feeder.stop().catch((error: unknown) => log.warn({ err: error }, 'another worker has to wait'))
    await clickhouse.close()
    await db.destroy()
  }
}

/** Where the tables are: no password. */
export function nameOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address)
  return [host, pathname.slice(1) || 'default', searchParams.get('cluster')].filter(Boolean).join('/')
}

type Rest = ReturnType<typeof createRest>

/** A sleep that may be broken off. */
function createRest() {
  let ended = false
  let isAnnounced = false
  let wake: () => void = () => undefined
  return {
    isEnded: () => ended,
    wake: (): void => {
      isAnnounced = true
      wake()
    },
    end: (): void => {
      ended = true
      wake()
    },
    /** Until so many milliseconds have passed; `orNews`: or something was announced. */
    sleep: async (milliseconds: number, { orNews }: { orNews: boolean }): Promise<void> => {
      if (ended || (orNews && isAnnounced)) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        if (ended || orNews) resolve()
      }
      await promise
      clearTimeout(timer)
    },
    heard: (): void => {
      isAnnounced = false
    },
  }
}

async function feed(feeder: Feeder, rest: Rest, log: Log): Promise<void> {
  let pause = shortestPauseMs
  while (!rest.isEnded()) {
    rest.heard()
    const isOurs = await feeder.round().catch((error: unknown) => {
      if (!rest.isEnded()) log.warn({ err: error, againInMs: pause }, 'ClickHouse could not be fed')
      return null
    })
    if (isOurs === null) {
      await rest.sleep(pause, { orNews: false })
      pause = Math.min(2 * pause, longestPauseMs)
      continue
    }
    pause = shortestPauseMs
    await rest.sleep(lookEveryMs, { orNews: isOurs })
    await rest.sleep(togetherMs, { orNews: false })
  }
}
