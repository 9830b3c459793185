/** saved: links by which anybody may look at a collection, and nothing else. */
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId, randomToken, sameSecret, sha256 } from '#server/platform/settings/crypto.ts'
import { lockCollection, type Member } from '../collections/collections.store.ts'
import { ownCollection } from '../collections/manage-collections.ts'
import { countLinks, deleteLink, findLink, insertLink } from './sharing.store.ts'

/** The key is in the address and nowhere else: only its hash is kept. @throws AppError 403, 404, 409. */
export const createLink = ({ db, clock, config }: Platform, member: Member) =>
  transaction(db, async (tx) => {
    await lockCollection(tx, member.id)
    const { id: collectionId } = await ownCollection(tx, member)
    if ((await countLinks(tx, collectionId)) >= collectionMost.links) throw refuse('collections.full')
    const id = newId()
    const key = randomToken()
    const at = clock.now()
    await insertLink(tx, { id, collectionId, keyHash: sha256(key), at })
    return { link: { id, createdAt: at.toISOString() }, address: `${config.publicUrl}/shared/${id}#${key}` }
  })

/** @throws AppError 403, 404. */
export async function endLink({ db }: Platform, member: Member, link: string): Promise<void> {
  const { id } = await ownCollection(db, member)
  if (!(await deleteLink(db, id, link))) throw refuse('sharing.noLink')
}

/** What a link leads to. @throws AppError 404, whatever is wrong with it. */
export async function openLink({ db }: Platform, { id, key }: { id: string; key: string }) {
  const found = await findLink(db, id)
  if (!found || !sameSecret(found.keyHash, sha256(key))) throw refuse('sharing.noLink')
  return { name: found.name, homes: found.homes }
}
