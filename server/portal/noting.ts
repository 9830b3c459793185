/** portal: an act of the team and its entry in the log, both or neither. */
import { accountsOf, record, visitorOf } from '#server/accounts/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Actor, Call } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'

type Note = { action: string; detail: Record<string, unknown> }

/** Does something and writes it down, in one transaction. */
export const noting =
  (platform: Platform, call: Call & { actor: Actor }) =>
  <T>(work: (tx: Db) => Promise<T>, noteOf: (made: T) => Note): Promise<T> =>
    transaction(platform.db, async (tx) => {
      const made = await work(tx)
      await record(accountsOf(platform), tx, {
        ...noteOf(made),
        actor: call.actor,
        visitor: visitorOf(call, platform),
      })
      return made
    })
