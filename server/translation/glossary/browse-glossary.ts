/** translation: the glossary as editors look through it. */
import { z } from 'zod'
import type { glossary } from '#contract/content/glossary.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { countTerms, listTerms } from './glossary.store.ts'

/** Named, because a list by time goes on with a text and an id as well. */
const place = z.tuple([z.literal('term'), z.string().refine((text) => !text.includes('\0')), z.uuid()])

/** One page by the alphabet. @throws AppError 400 for a cursor of another list. */
export async function browseGlossary(
  db: Db,
  { q, cursor, limit }: Asked<typeof glossary.list>['query'],
): Promise<Reply<typeof glossary.list>> {
  const at = decodeCursor(cursor, place)
  const after = at && { name: at[1], id: at[2] }
  const words = q || undefined
  const [rows, total] = await Promise.all([
    listTerms(db, { q: words, after, limit: limit + 1 }),
    countTerms(db, words),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ name, id }) => encodeCursor(['term', name, id]))
  return { items: items.map(({ name: _name, ...term }) => term), nextCursor, total }
}
