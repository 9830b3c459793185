/** content: a text as visitors would read it, with what is wrong with it. */
import type { editing } from '#contract/content/editing.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import type { Db } from '#server/platform/database/db.ts'
import { picturesOf } from '../library/pictures-of.ts'
import { previewMail } from '../mails/mail-texts.ts'
import { readMarkdown } from '../read-markdown.ts'
import { problemOf } from './edit-text.ts'

/** Keeps nothing. */
export async function previewText(
  db: Db,
  { kind, slug, body, details }: Asked<typeof editing.preview>['body'],
  letters: Letters,
): Promise<Reply<typeof editing.preview>> {
  if (kind === 'mail') return previewMail(letters, slug, body)
  return { ...readMarkdown(body, await picturesOf(db, [body])), problem: problemOf(kind, details) }
}
