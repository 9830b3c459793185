/** content: coverage as editors look through it. */
import { z } from 'zod'
import type { coverage, CoveredText } from '#contract/content/coverage.ts'
import { contentKinds } from '#contract/content/content-codes.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import {
  countWaiting,
  listCoverage,
  nameOf,
  sumCoverage,
  type Counts,
  type TextKey,
} from './coverage.store.ts'
import { countPieces, coverageOf, readHistories, saidIn } from './text-pieces.ts'

const place = z.tuple([z.enum(contentKinds), z.string().max(80)])

/** One page of texts. @throws AppError 400 for a cursor of another list. */
export async function browseCoverage(
  db: Db,
  { limit, cursor, ...filter }: Asked<typeof coverage.list>['query'],
): Promise<Reply<typeof coverage.list>> {
  const [kind, slug] = decodeCursor(cursor, place) ?? []
  const after = kind === undefined || slug === undefined ? undefined : { kind, slug }
  const [rows, totals, waiting] = await Promise.all([
    listCoverage(db, { ...filter, after }, limit + 1),
    sumCoverage(db, filter.kind),
    countWaiting(db),
  ])
  const texts = [...Map.groupBy(rows, (row) => `${row.kind} ${row.slug}`)].flatMap(([id, [first, ...rest]]) =>
    first
      ? [
          {
            id,
            kind: first.kind,
            slug: first.slug,
            title: first.title,
            languages: byLanguage([first, ...rest]),
          },
        ]
      : [],
  )
  const { items, nextCursor } = pageOf<CoveredText>(texts, limit, (last) =>
    encodeCursor([last.kind, last.slug]),
  )
  return { items, nextCursor, totals: byLanguage(totals), waiting }
}

/** Only languages there are; one that was given up leaves its counts behind. */
const byLanguage = (rows: readonly (Counts & { language: string })[]): CoveredText['languages'] =>
  reviewedLanguages.flatMap((language) => {
    const row = rows.find((one) => one.language === language)
    if (!row) return []
    const { human, outdated, machine, missing } = row
    return [{ language, counts: { human, outdated, machine, missing } }]
  })

/** @throws AppError editing.notFound */
async function historyOf(db: Db, key: TextKey) {
  const history = (await readHistories(db, [key])).get(nameOf(key))
  if (!history) throw refuse('editing.notFound')
  return history
}

/** The counts of one text, now. @throws AppError editing.notFound */
export const readCoverage = async (db: Db, key: TextKey): Promise<Reply<typeof coverage.read>> => ({
  languages: await coverageOf(db, await historyOf(db, key)),
})

/** @throws AppError editing.notFound */
export async function readPieces(
  db: Db,
  { language, ...key }: TextKey & { language: string },
): Promise<Reply<typeof coverage.pieces>> {
  const history = await historyOf(db, key)
  const pieces = await saidIn(db, language, history)
  return { title: history.title, counts: countPieces(pieces), pieces }
}
