/**
 * search: the engine that answers from memory: a thread that holds all
 * homes, and PostgreSQL while it is not ready.
 */
import { join } from 'node:path'
import { isRefusal } from '#server/platform/refusals/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Lsn } from '#server/platform/database/server-state.ts'
import { needRate, startOf } from './question/ask-checks.ts'
import { wordsOf } from './columnar/text/words-of.ts'
import type { IndexHealth } from './columnar/follow/index-health.ts'
import type { Asking } from './columnar/follow/messages.ts'
import { openHolder } from './columnar/follow/open-holder.ts'
import type { EngineAsk } from './question/engine.ts'
import type { TellingEngine } from './question/told.ts'

type Parts = {
  platform: Platform
  /** Answers while the homes are being loaded, and what the thread could not. */
  otherwise: TellingEngine
  /** Listings that changed (null for all); the log up to `lsn` contains it. */
  onChanged: (ids: readonly string[] | null, lsn: Lsn) => void
}

export type IndexSearch = TellingEngine & {
  /** Null while the homes are not loaded. */
  health: () => IndexHealth | null
  close: () => Promise<void>
}

export function createIndexSearch({ platform, otherwise, onChanged }: Parts): IndexSearch {
  const { log, config, database } = platform
  const folder = join(config.dataDir, 'search')
  // A folder is this machine's own, and so is the snapshot in it.
  const storage = 'bucket' in config.storage ? config.storage : null
  const holding = { databaseUrl: database.url, folder, storage, log, onChanged }
  const { ask: askHolder, health, close } = openHolder(holding)
  return {
    health,
    close,
    search: async (ask) => {
      if (!health()) return otherwise.search(ask)
      const asking = await prepare(platform, ask)
      if (!asking) return otherwise.search(ask)
      return askHolder(asking).catch((error: unknown) => {
        if (isRefusal(error)) throw error
        log.error({ err: error }, 'a question had to be answered by PostgreSQL')
        return otherwise.search(ask)
      })
    },
  }
}

/**
 * What is refused is refused here; null for phrases that so many
 * listings say that PostgreSQL had better answer.
 */
async function prepare({ read }: Platform, ask: EngineAsk): Promise<Omit<Asking, 'number'> | null> {
  const { question, now, place = null } = ask
  const perEuro = needRate(ask)
  const position = startOf(question)
  const words = await wordsOf(read, question)
  return words && { question, position, perEuro, now: now.getTime(), place, ...words }
}
