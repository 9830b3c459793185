/**
 * drills: a translator, a host of feeds and a storage beside the
 * installation, each of which can hang or be gone.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootFolder } from '#main/paths.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { createRunning, type Running } from './process.ts'

type Role = 'translator' | 'feeds' | 'storage'

export type Outside = {
  running: Record<Role, Running>
  /** What Meridian is told of them. */
  env: NodeJS.ProcessEnv
  feedUrl: string
  /** From now on the feed has so many homes. */
  offer: (homes: number) => Promise<void>
}

type Closing = (end: () => Promise<unknown>) => void

export async function startOutside(folder: string, closing: Closing): Promise<Outside> {
  const translator = await begin('translator', folder, closing)
  const feeds = await begin('feeds', folder, closing)
  const storage = await begin('storage', folder, closing)
  const offer = (homes: number) => writeFile(join(feeds.folder, 'homes'), String(homes))
  await offer(3)
  return {
    running: { translator: translator.running, feeds: feeds.running, storage: storage.running },
    env: {
      TRANSLATE_UPSTREAM: `${translator.origin}/language/translate/v2`,
      STORAGE_URL: `s3://homes?endpoint=${storage.origin}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      // The host of the feeds is this machine.
      OUTBOUND_LOOPBACK: 'allow',
    },
    feedUrl: `${feeds.origin}/feed.xml`,
    offer,
  }
}

async function begin(role: Role, parent: string, closing: Closing) {
  const folder = join(parent, role)
  await mkdir(folder)
  const port = await freePort()
  const running = createRunning({
    command: process.execPath,
    args: [join(rootFolder, 'drills/outside-program.ts'), role, String(port), folder],
    logFile: join(parent, `${role}.log`),
  })
  running.start()
  closing(running.kill)
  return { running, folder, origin: `http://127.0.0.1:${port}` }
}
