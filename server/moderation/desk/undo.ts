/** moderation: decisions are taken back, and agencies told where they had heard of them. */
import { record, type Accounts } from '#server/accounts/index.ts'
import { releaseListings } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { refreshHomes } from '../check/flags.store.ts'
import { followRelisted } from '../check/follow-relisted.ts'
import { countUp, homesOf, lockHomes, readUndoable, takeBack } from './decisions.store.ts'
import type { Moderator } from './decide.ts'
import { takenBackMail } from './moderation.mails.ts'
import { tellAgencies } from './tell-agencies.ts'

/** All of them or none. @throws AppError 409 when one is not the last about its home, or has ended. */
export async function undo(accounts: Accounts, { actor, visitor }: Moderator, ids: readonly string[]) {
  const { platform } = accounts
  return transaction(platform.db, async (tx) => {
    await lockHomes(tx, await homesOf(tx, ids))
    const decisions = await readUndoable(tx, ids)
    if (decisions.length < new Set(ids).size) throw refuse('moderation.notLast')
    const at = accounts.now()
    const about = (act: string) =>
      decisions.filter((decision) => decision.act === act).map(({ listingId }) => listingId)
    await releaseListings(tx, { ids: about('remove'), kind: 'moderation' }, platform)
    for (const { id } of decisions) await takeBack(tx, id, { at, by: actor.id })
    for (const act of ['request', 'remove'] as const)
      await tellAgencies(accounts, tx, about(act), {
        kind: 'moderationTakenBack',
        mail: (letter) => takenBackMail({ ...letter, act }),
      })
    const homes = decisions.map(({ listingId }) => listingId)
    await followRelisted(platform, tx, homes)
    await refreshHomes(tx, homes)
    await countUp(tx, homes)
    for (const { listingId, act } of decisions)
      await record(accounts, tx, {
        action: 'moderation.undone',
        actor,
        target: listingId,
        detail: { act },
        visitor,
      })
    return {
      message: decisions.length === 1 ? 'It is taken back.' : `${decisions.length} decisions are taken back.`,
    }
  })
}
