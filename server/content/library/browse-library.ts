/** content: the library as editors look through it. */
import { z } from 'zod'
import type { LibraryPicture, pictureLibrary } from '#contract/content/library.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { recallTexts } from '#server/translation/index.ts'
import { countPictures, listPictures, readPicture, readShowing, type ListedRow } from './library.store.ts'
import { pictureFrom } from './pictures-of.ts'

const place = z.tuple([z.string().max(40), z.string().max(16)])
/** Texts that show one picture and are named beside it. */
const mostTexts = 50

/** One page, newest first. @throws AppError 400 for a cursor of another list. */
export async function browseLibrary(
  db: Db,
  { limit, cursor, ...filter }: Asked<typeof pictureLibrary.list>['query'],
): Promise<Reply<typeof pictureLibrary.list>> {
  const [addedAt, key] = decodeCursor(cursor, place) ?? []
  const after = addedAt === undefined || key === undefined ? undefined : { addedAt, key }
  const [rows, counts] = await Promise.all([
    listPictures(db, { ...filter, after }, limit + 1),
    countPictures(db, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, (last) => encodeCursor([last.at, last.key]))
  return { items: items.map(showPicture), nextCursor, counts }
}

export function showPicture(row: ListedRow): LibraryPicture {
  const picture = pictureFrom(row)
  if (!picture) throw new Error(`the file of the picture ${row.key} has no size`)
  const { key, name, alt, isDecorative, addedAt, uses } = row
  return { id: key, name, alt, isDecorative, picture, addedAt: addedAt.toISOString(), uses }
}

/**
 * One picture with its words in every language and the texts that show it. @throws AppError library.notFound
 */
export async function readLibraryPicture(db: Db, key: string): Promise<Reply<typeof pictureLibrary.read>> {
  const row = await readPicture(db, key)
  if (!row) throw refuse('library.notFound')
  const [texts, languages] = await Promise.all([
    readShowing(db, key, mostTexts),
    Promise.all(reviewedLanguages.map((language) => wordsIn(db, language, row.alt))),
  ])
  return { ...showPicture(row), texts, languages }
}

async function wordsIn(db: Db, language: string, alt: string) {
  const said = alt === '' ? undefined : (await recallTexts(db, language, [alt])).get(alt)
  return { language, text: said?.translatedText ?? null, model: said?.model ?? ('none' as const) }
}
