/** content: stored versions as the contract shows them. */
import type { z } from 'zod'
import { contentDetails } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { ContentRow } from './content.store.ts'
import { readMarkdown } from './read-markdown.ts'

type Details<K extends ContentKind> = z.output<(typeof contentDetails)[K]>

/** An item with what only its kind has. */
export function present<K extends ContentKind>(kind: K, row: ContentRow) {
  const { intro, sections } = readMarkdown(row.body)
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
