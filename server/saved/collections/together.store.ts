/** saved: the SQL of what people in a collection say to one another: votes, comments, looks. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type Said = { home: string; personId: string; person: string }

/** Everything said in a collection, and who can see it. */
export async function readTogether(db: Db, id: string) {
  const [votes, comments, looks, partners, links, invitations] = await Promise.all([
    sql<Said & { vote: 1 | -1 }>`
      select v.listing_id as home, u.id as "personId", u.name as person, v.vote
      from collection_votes v join users u on u.id = v.user_id
      where v.collection_id = ${id}::uuid order by u.name, u.id`.execute(db),
    sql<Said & { id: string; words: string; at: Date }>`
      select m.id, m.listing_id as home, u.id as "personId", u.name as person, m.words, m.at
      from collection_comments m join users u on u.id = m.user_id
      where m.collection_id = ${id}::uuid order by m.at, m.id`.execute(db),
    sql<Said & { at: Date }>`
      select k.listing_id as home, u.id as "personId", u.name as person, k.at
      from collection_looks k join users u on u.id = k.user_id
      where k.collection_id = ${id}::uuid order by k.at desc, u.id`.execute(db),
    db
      .selectFrom('collection_partners as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['u.id', 'u.name'])
      .where('p.collection_id', '=', id)
      .orderBy('u.name')
      .execute(),
    db
      .selectFrom('collection_links')
      .select(['id', 'created_at as at'])
      .where('collection_id', '=', id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('collection_invitations')
      .select(['id', 'email', 'expires_at as expiresAt'])
      .where('collection_id', '=', id)
      .orderBy('created_at')
      .execute(),
  ])
  return { votes: votes.rows, comments: comments.rows, looks: looks.rows, partners, links, invitations }
}

type Of = { id: string; home: string; userId: string }

/** Null takes the vote back. */
export async function putVote(db: Db, { id, home, userId }: Of, vote: 1 | -1 | null): Promise<void> {
  if (vote === null)
    await db
      .deleteFrom('collection_votes')
      .where('collection_id', '=', id)
      .where('listing_id', '=', home)
      .where('user_id', '=', userId)
      .execute()
  else
    await db
      .insertInto('collection_votes')
      .values({ collection_id: id, listing_id: home, user_id: userId, vote })
      .onConflict((conflict) =>
        conflict.columns(['collection_id', 'listing_id', 'user_id']).doUpdateSet({ vote }),
      )
      .execute()
}

export async function countComments(tx: Db, id: string): Promise<number> {
  const { n } = await tx
    .selectFrom('collection_comments')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('collection_id', '=', id)
    .executeTakeFirstOrThrow()
  return n
}

type Comment = Of & { commentId: string; words: string; at: Date }
export const insertComment = (tx: Db, { id, home, userId, commentId, words, at }: Comment) =>
  tx
    .insertInto('collection_comments')
    .values({ id: commentId, collection_id: id, listing_id: home, user_id: userId, words, at })
    .execute()

/** One's own; anybody's where `userId` is null. False when there is none. */
export async function deleteComment(
  db: Db,
  { id, comment, userId }: { id: string; comment: string; userId: string | null },
): Promise<boolean> {
  const done = await db
    .deleteFrom('collection_comments')
    .where('id', '=', comment)
    .where('collection_id', '=', id)
    .$if(userId !== null, (own) => own.where('user_id', '=', userId as string))
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}

export const putLook = (db: Db, { id, home, userId }: Of, at: Date) =>
  db
    .insertInto('collection_looks')
    .values({ collection_id: id, listing_id: home, user_id: userId, at })
    .onConflict((conflict) =>
      conflict.columns(['collection_id', 'listing_id', 'user_id']).doUpdateSet({ at }),
    )
    .execute()

/** What a person said and did in collections, for their export. */
export async function saidBy(db: Db, userId: string) {
  const [votes, comments, looks] = await Promise.all([
    db
      .selectFrom('collection_votes')
      .select(['collection_id as collection', 'listing_id as home', 'vote'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('collection_comments')
      .select(['collection_id as collection', 'listing_id as home', 'words', 'at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('collection_looks')
      .select(['collection_id as collection', 'listing_id as home', 'at'])
      .where('user_id', '=', userId)
      .execute(),
  ])
  return { votes, comments, looks }
}
