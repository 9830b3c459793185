/** search: the worker thread that holds the homes, follows the database and answers questions. */
import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createDb } from '#server/platform/database/db.ts'
import { listen } from '#server/platform/database/listen.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { createFollower } from './follower.ts'
import { createSharedSnapshot } from './shared-snapshot.ts'
import { indexHealth } from './index-health.ts'
import type { Asking, FromHolder, HolderData, ToHolder } from './messages.ts'
import { openAside } from '../aside/open-aside.ts'
import { createScratch } from '../scan/scratch.ts'
import { tell } from '../../question/told.ts'
import { searchHomes } from '../search-homes.ts'

const { databaseUrl, folder, storage } = workerData as HolderData

function send(message: FromHolder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(message)
}

const db = createDb(databaseUrl, { max: 2, applicationName: 'meridian search' })
const follower = createFollower({
  db,
  folder,
  shared: storage && createSharedSnapshot({ files: createFiles(storage), folder }),
  say: (level, fields, text) => send({ kind: 'said', level, fields, text }),
  onChanged: (ids, lsn) => {
    send({ kind: 'changed', ids, lsn })
    tellHealth()
  },
})

function tellHealth(): void {
  const homes = follower.homes()
  if (homes) send({ kind: 'health', health: indexHealth(homes, follower.freshAt()) })
}

const scratch = createScratch()
const aside =
  availableParallelism() > 1
    ? openAside({ warn: (text) => send({ kind: 'said', level: 'warn', fields: {}, text }) })
    : null

function answer({ number, now, ...ask }: Asking): void {
  try {
    const homes = follower.homes()
    if (!homes) throw new Error('the homes are not loaded yet')
    const found = tell(searchHomes(homes, { ...ask, now: new Date(now) }, scratch, aside))
    send({ kind: 'found', number, found })
  } catch (error) {
    send({ kind: 'failed', number, error: String(error instanceof Error ? error.stack : error) })
  }
}

let listening: ReturnType<typeof listen> | undefined
let following: Promise<unknown> = Promise.resolve()
let ticking: NodeJS.Timeout | undefined

async function run(): Promise<void> {
  listening = listen({
    url: databaseUrl,
    channel: 'listing_changes',
    onPayload: follower.announce,
    onConnected: follower.announce,
  })
  await follower.start()
  tellHealth()
  ticking = setInterval(tellHealth, 500)
  await follower.follow()
}

async function stop(): Promise<void> {
  follower.stop()
  clearInterval(ticking)
  await listening?.stop()
  await following.catch(() => undefined)
  await follower.save().catch((error: unknown) => {
    send({
      kind: 'said',
      level: 'warn',
      fields: { err: String(error) },
      text: 'no snapshot could be written',
    })
  })
  await aside?.close()
  await db.destroy()
  send({ kind: 'stopped' })
  parentPort?.close()
}

parentPort?.on('message', (message: ToHolder) => {
  if (message.kind === 'ask') answer(message.asking)
  else void stop()
})
following = run()
