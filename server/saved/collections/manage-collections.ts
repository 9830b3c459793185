/** saved: collections are begun, named, filled and deleted by whoever made them. */
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { lockPerson } from '../saved.store.ts'
import {
  countOwn,
  deleteCollection,
  findCollection,
  insertCollection,
  lockCollection,
  placeHomes,
  renameCollection,
  takeOutHome,
  type CollectionRow,
  type Member,
} from './collections.store.ts'
import { placedAt } from './places.rules.ts'

/** For whoever made it and for partners. @throws AppError 404. */
export async function seenCollection(db: Db, member: Member): Promise<CollectionRow> {
  const found = await findCollection(db, member)
  if (!found) throw refuse('collections.notFound')
  return found
}

/** @throws AppError 404 for a stranger's, 403 for one the person was invited to. */
export async function ownCollection(db: Db, member: Member): Promise<CollectionRow> {
  const found = await seenCollection(db, member)
  if (!found.isOwn) throw refuse('collections.notYours')
  return found
}

/** @throws AppError 409 beyond the limit. */
export function createCollection(
  { db, clock }: Platform,
  { userId, name, homes }: { userId: string; name: string; homes: readonly string[] },
): Promise<string> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, userId)
    if ((await countOwn(tx, userId)) >= collectionMost.collections) throw refuse('collections.full')
    const id = newId()
    await insertCollection(tx, { id, userId, name, at: clock.now() })
    await placeHomes(tx, id, [...new Set(homes)], clock.now())
    return id
  })
}

/** @throws AppError 403, 404. */
export async function nameCollection({ db }: Platform, member: Member, name: string): Promise<void> {
  const { id } = await ownCollection(db, member)
  await renameCollection(db, id, name)
}

/** @throws AppError 403, 404. */
export async function removeCollection({ db }: Platform, member: Member): Promise<void> {
  const { id } = await ownCollection(db, member)
  await deleteCollection(db, id)
}

type Place = { home: string; position: number | undefined }

/**
 * At the end, unless a position is said. @throws AppError 403, 404 for no such home, 409 beyond the limit.
 */
export const placeHome = ({ db, clock }: Platform, member: Member, { home, position }: Place) =>
  transaction(db, async (tx) => {
    await lockCollection(tx, member.id)
    const { id, homes } = await ownCollection(tx, member)
    if (homes.length >= collectionMost.homes && !homes.includes(home)) throw refuse('collections.full')
    const order = placedAt(homes, home, position)
    await placeHomes(tx, id, order, clock.now())
    const after = await ownCollection(tx, member)
    if (!after.homes.includes(home)) throw refuse('saved.noSuchHome')
  })

/** Answers where it stood. @throws AppError 403, 404. */
export const takeOut = ({ db }: Platform, member: Member, home: string): Promise<number> =>
  transaction(db, async (tx) => {
    await lockCollection(tx, member.id)
    const { id, homes } = await ownCollection(tx, member)
    const position = homes.indexOf(home)
    if (position < 0) throw refuse('collections.noSuchHome')
    await takeOutHome(tx, id, home)
    return position
  })
