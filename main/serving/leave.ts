/**
 * main: how a web node leaves without failing anyone: the balancer is told first, and asks others meanwhile.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Load balancers ask /readyz every second or two; so long we answer
 * everything while saying that we are leaving.
 */
const noticeMs = 3_000

/** `drain` ends what still runs and takes nothing new. */
export async function leave(platform: Platform, drain: () => Promise<void>, reason: string): Promise<void> {
  platform.log.info({ reason }, 'stopping')
  platform.readiness.drain()
  if (reason === 'SIGTERM') await sleep(noticeMs)
  await drain()
  await platform.close()
}
