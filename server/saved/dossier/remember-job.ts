/**
 * saved: the job that notes what homes say which came into an account in one go,
 * so that changes can be told piece by piece.
 */
import type { Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rememberSaved } from './read-dossier.ts'

type Saved = { userId: string; ids: readonly string[] }

const remember = defineJob<Saved>('saved.remember')

/** Asks for it as part of the transaction that saves them. */
export const askToRemember = async ({ jobs }: Pick<Platform, 'jobs'>, tx: Db, saved: Saved): Promise<void> =>
  void (await jobs.enqueue(tx, remember, saved))

/** Home by home; those that are remembered already are passed over when it is begun again. */
export async function rememberHomes(platform: Platform, { userId, ids }: Saved): Promise<void> {
  for (const id of ids) await rememberSaved(platform, { userId, id })
}

export const rememberJob = (platform: Platform): void =>
  platform.jobs.work(remember, (saved) => rememberHomes(platform, saved))
