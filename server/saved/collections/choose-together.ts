/** saved: what everybody in a collection may do: vote, say something, look. */
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Member } from './collections.store.ts'
import { lockCollection } from './collections.store.ts'
import { seenCollection } from './manage-collections.ts'
import { countComments, deleteComment, insertComment, putLook, putVote } from './together.store.ts'

/** @throws AppError 404 for a stranger's collection and for a home that is not in it. */
async function homeIn({ db }: Pick<Platform, 'db'>, member: Member, home: string) {
  const { homes } = await seenCollection(db, member)
  if (!homes.includes(home)) throw refuse('collections.noSuchHome')
  return { ...member, home }
}

/** @throws AppError 404. */
export async function vote(
  platform: Platform,
  member: Member,
  home: string,
  given: 1 | -1 | null,
): Promise<void> {
  await putVote(platform.db, await homeIn(platform, member, home), given)
}

/** @throws AppError 404, 409 when so much was said that nobody reads it. */
export const say = (platform: Platform, member: Member, home: string, words: string): Promise<void> =>
  transaction(platform.db, async (db) => {
    await lockCollection(db, member.id)
    const of = await homeIn({ db }, member, home)
    if ((await countComments(db, member.id)) >= collectionMost.comments) throw refuse('collections.full')
    await insertComment(db, { ...of, commentId: newId(), words, at: platform.clock.now() })
  })

/** @throws AppError 404, also for another's comment where the person did not make the collection. */
export async function takeBack({ db }: Platform, member: Member, comment: string): Promise<void> {
  const { isOwn } = await seenCollection(db, member)
  const userId = isOwn ? null : member.userId
  if (!(await deleteComment(db, { id: member.id, comment, userId }))) throw refuse('collections.noSuchHome')
}

/** @throws AppError 404. */
export async function look(platform: Platform, member: Member, home: string): Promise<void> {
  await putLook(platform.db, await homeIn(platform, member, home), platform.clock.now())
}
