/**
 * drills: what Meridian asks elsewhere hangs, then is gone, then is back:
 * visitors notice nothing, and nothing is lost.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { isPictureThere, translate } from './errands.ts'
import type { Mishap } from './mishaps.ts'
import { until } from './postgres-servers.ts'
import type { Running } from './process.ts'

/** Longer than any of them is waited for by somebody who looks on. */
const hangsMs = 10_000
const goneMs = 5_000
const backWithinMs = 120_000

/** Connections are taken and never answered; then there is nobody; then all is as before. */
async function sendAway(running: Running, meanwhile: () => Promise<void>): Promise<void> {
  running.freeze()
  await meanwhile()
  await sleep(hangsMs)
  await running.kill()
  await sleep(goneMs)
  running.start()
}

function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

export const outsideMishaps: readonly Mishap[] = [
  {
    what: 'the translator hangs, then is gone; texts stay as they are until it is back',
    isQuiet: true,
    happen: async ({ origin, outside }) => {
      insist((await translate(origin)) === 'machine', 'Nothing was translated to begin with')
      await sendAway(outside.running.translator, async () =>
        insist((await translate(origin)) === 'none', 'A text was not given back as it was'),
      )
      const isBack = async () => (await translate(origin)) === 'machine'
      await until(isBack, backWithinMs, 'Nothing was translated')
    },
  },
  {
    what: 'the host of a feed hangs, then is gone; its homes stay, and new ones come when it is back',
    isQuiet: true,
    happen: async ({ outside, feed }) => {
      const brought = async (homes: number) => (await feed.state()).homes === homes
      await feed.comeDue()
      await until(() => brought(3), backWithinMs, 'The feed was not read')
      await outside.offer(4)
      await sendAway(outside.running.feeds, feed.comeDue)
      await until(async () => (await feed.state()).failures > 0, backWithinMs, 'Nobody noticed')
      insist(await brought(3), 'Homes vanished with their host')
      await until(() => answers(outside.feedUrl), backWithinMs, 'The host did not come back')
      await feed.comeDue()
      await until(() => brought(4), backWithinMs, 'The feed was not read again')
    },
  },
  {
    what: 'the storage hangs, then is gone; pictures come when it is back',
    isQuiet: true,
    happen: async ({ origin, outside }) => {
      insist(await isPictureThere(origin, 'home'), 'There was no picture to begin with')
      await sendAway(outside.running.storage, async () => void isPictureThere(origin, 'register-agent'))
      const areBack = async () =>
        (await isPictureThere(origin, 'home')) && isPictureThere(origin, 'register-agent')
      await until(areBack, backWithinMs, 'Pictures did not come back')
    },
  },
]
