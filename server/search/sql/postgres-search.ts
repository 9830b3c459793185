/** search: answers the whole question in PostgreSQL, without extensions. */
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import { needRate, startOf } from '../question/ask-checks.ts'
import { toAsked, type Asked } from '../question/asked.rules.ts'
import { encodeCursor } from '../question/cursor.ts'
import type { EngineAsk, Found, SearchEngine } from '../question/engine.ts'
import { readFacetCounts } from './facet-counts.ts'
import { readLoosenings } from './loosen.store.ts'
import { findNear } from './near.ts'
import { readPage } from './page.store.ts'
import { namedAtMost, readWords, type NamedAtMost } from './words.store.ts'

/** Reads through `read`, so from a replica where there is one. */
export const createPostgresSearch = (
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): SearchEngine => ({
  search: (ask) => read((db) => searchPostgres(db, ask)),
})

/** The page and the counts at the same time; what stands in the way only when nothing was found. */
export async function searchPostgres(db: Db, ask: EngineAsk, most = namedAtMost): Promise<Found> {
  const { question } = ask
  const after = startOf(question)
  const perEuro = needRate(ask)
  const { asked, under } = await askedOf(db, ask, most)
  const others = purposes.filter((purpose) => purpose !== asked.purpose).map(under)
  const { limit, sort } = question
  const [page, counts] = await Promise.all([
    readPage(db, { asked, sort, limit, offset: after ? 0 : (question.page - 1) * limit, after }),
    readFacetCounts(db, { question, asked, others, perEuro }),
  ])
  const { total } = counts
  return {
    ...counts,
    ids: page.ids,
    nextCursor: page.next && encodeCursor(page.next),
    ...(total === 0 && { loosen: await readLoosenings(db, asked) }),
    ...(await findNear(db, { ask, asked, perEuro, total })),
  }
}

/** The question as it is compared, and the same under other purposes. */
async function askedOf(
  db: Db,
  ask: EngineAsk,
  most: NamedAtMost,
): Promise<{ asked: Asked; under: (purpose: Purpose) => Asked }> {
  const { question, now } = ask
  const { q, sort } = question
  const perEuro = needRate(ask)
  const words = q === undefined ? null : await readWords(db, { text: q, titles: sort === 'relevance', most })
  const under = (purpose: Purpose) => toAsked({ ...question, purpose }, { perEuro, now, words })
  return { asked: under(question.purpose), under }
}
