/**
 * content: the pictures that texts name, ready to show; also those that left
 * the library, because old versions show them.
 */
import { toPicture } from '#server/media/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { PictureOf } from '../read-markdown.ts'
import { keysIn } from './keys-in.rules.ts'
import { readPictures, type LibraryRow } from './library.store.ts'

/** Everything these texts name, read at once. */
export async function picturesOf(db: Db, texts: readonly string[]): Promise<PictureOf> {
  const keys = keysIn(texts.join('\n'))
  const rows = keys.length === 0 ? [] : await readPictures(db, keys)
  const shown = new Map(rows.map((row) => [row.key, pictureFrom(row)]))
  return (key) => shown.get(key) ?? null
}

/** A decorative one is not read out. */
export function pictureFrom(row: LibraryRow) {
  const file = { illustration: null, state: 'ready' as const, ...row }
  return toPicture(file, row.isDecorative ? '' : row.alt)
}
