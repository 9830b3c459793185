/** saved: a collection as those in it see it. */
import type { Card } from '#contract/search/search.ts'
import type { Collection, CollectionSummary } from '#contract/saved/collections.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { CollectionRow, Member } from './collections.store.ts'
import { listCollections } from './collections.store.ts'
import { seenCollection } from './manage-collections.ts'
import { readTogether, type Said } from './together.store.ts'

/** Makes the cards of listings, whatever their status; those that are gone are left out. */
export type CardsOf = (ids: readonly string[]) => Promise<Card[]>

const headOf = ({ id, name, isOwn, owner, isShared }: CollectionRow) => ({
  id,
  name,
  isOwn,
  owner: isOwn ? null : owner,
  isShared,
})

export const summaries = async (db: Db, userId: string): Promise<CollectionSummary[]> =>
  (await listCollections(db, userId)).map((row) => ({ ...headOf(row), homes: row.homes }))

/** @throws AppError 404. */
export async function readCollection(db: Db, member: Member, cardsOf: CardsOf): Promise<Collection> {
  const row = await seenCollection(db, member)
  const [cards, said] = await Promise.all([cardsOf(row.homes), readTogether(db, row.id)])
  const person = ({ personId, person: name }: Said) => ({
    id: personId,
    name,
    isMe: personId === member.userId,
  })
  const of = <T extends { home: string }>(list: readonly T[], home: string) =>
    list.filter((one) => one.home === home)
  return {
    ...headOf(row),
    hidden: row.hidden,
    items: cards.map((card) => ({
      card,
      votes: of(said.votes, card.id).map((one) => ({ by: person(one), vote: one.vote })),
      comments: of(said.comments, card.id).map((one) => ({
        id: one.id,
        by: person(one),
        words: one.words,
        at: one.at.toISOString(),
      })),
      seen: of(said.looks, card.id).map((one) => ({ by: person(one), at: one.at.toISOString() })),
    })),
    partners: said.partners.map(({ id, name }) => ({ id, name, isMe: id === member.userId })),
    links: row.isOwn ? said.links.map(({ id, at }) => ({ id, createdAt: at.toISOString() })) : [],
    invitations: row.isOwn
      ? said.invitations.map(({ id, email, expiresAt }) => ({
          id,
          email,
          expiresAt: expiresAt.toISOString(),
        }))
      : [],
  }
}
