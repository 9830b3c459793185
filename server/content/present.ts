/** content: stored versions as the contract shows them. */
import type { z } from 'zod'
import { contentDetails } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { ContentRow } from './content.store.ts'
import type { Db } from '#server/platform/database/db.ts'
import { picturesOf } from './library/pictures-of.ts'
import { readMarkdown, type PictureOf } from './read-markdown.ts'

type Details<K extends ContentKind> = z.output<(typeof contentDetails)[K]>

/** Items with their pictures and what only their kind has. */
export async function present<K extends ContentKind>(db: Db, kind: K, rows: readonly ContentRow[]) {
  const pictureOf = await picturesOf(
    db,
    rows.map(({ body }) => body),
  )
  return rows.map((row) => shown(kind, row, pictureOf))
}

function shown<K extends ContentKind>(kind: K, row: ContentRow, pictureOf: PictureOf) {
  const { intro, sections } = readMarkdown(row.body, pictureOf)
  return {
    slug: row.slug,
    title: row.title,
    description: row.description,
    intro,
    sections,
    updatedOn: row.savedAt.toISOString().slice(0, 10),
    ...(contentDetails[kind].parse(row.details) as Details<K>),
  }
}
