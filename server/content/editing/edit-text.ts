/** content: editing: new versions as drafts, old ones brought back, and which version visitors read. */
import type { z } from 'zod'
import { contentDetails } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { editing } from '#contract/content/editing.ts'
import type { Asked } from '#contract/http/endpoint.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { mailSentences } from '../mails/mail-texts.ts'
import { problemIn } from '../mails/mail-sentences.ts'
import { keysIn } from '../library/keys-in.rules.ts'
import { notePictures } from '../library/library.store.ts'
import { insertText, lockText, readText, setPublished, setSchedule, type TextKey } from './texts.store.ts'
import { insertVersion, readVersion, type NewVersion } from './versions.store.ts'

export const notFound = () => refuse('editing.notFound')

/** What is wrong with the details for a text of this kind, or null. */
export function problemOf(kind: ContentKind, details: unknown): string | null {
  const read = contentDetails[kind].safeParse(details)
  return read.success ? null : sayIssue(read.error)
}

function sayIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'details'}: ${issue?.message ?? 'not valid'}`
}

/**
 * Mails take the place of built-in sentences, and a market is that of a country. @throws AppError
 * editing.mail, editing.newMail, editing.country
 */
function checkName({ kind, slug, basedOn, body }: Saving, letters: Letters): void {
  if (kind === 'market' && !/^[a-z]{2}$/.test(slug)) throw refuse('editing.country', { field: 'slug' })
  if (kind !== 'mail') return
  const sentences = basedOn === 0 ? null : mailSentences(letters, slug)
  if (!sentences) throw refuse('editing.newMail')
  const problem = problemIn(sentences, body)
  if (problem) throw refuse('editing.mail', { fields: { body: problem } })
}

type Saving = TextKey & Asked<typeof editing.save>['body'] & { by: string; now: Date }

/**
 * Keeps a new version; what visitors read stays as it is. Call it in a transaction.
 * @throws AppError editing.changed when `basedOn` is not the newest version, editing.exists when a new text
 * has the name of another, editing.details when those are of another kind (fields that it does not know are
 * kept), editing.picture for one that is not in the library.
 */
export async function saveText(tx: Db, wish: Saving, letters: Letters): Promise<number> {
  checkName(wish, letters)
  const { kind, slug, basedOn, by, now, ...text } = wish
  const details = contentDetails[kind].safeParse(text.details)
  if (!details.success) throw refuse('editing.details', { fields: { details: sayIssue(details.error) } })
  if (basedOn === 0 && !(await insertText(tx, { kind, slug }))) throw refuse('editing.exists')
  const sentences = kind === 'mail' ? mailSentences(letters, slug) : null
  const kept = sentences ? { ...text, details: { sentences: sentences.map(({ builtIn }) => builtIn) } } : text
  return addVersion(tx, basedOn, {
    ...kept,
    kind,
    slug,
    savedAt: now,
    savedBy: by,
    restoredFrom: null,
  })
}

type Restoring = TextKey & { version: number; basedOn: number; by: string; now: Date }

/**
 * Makes a new version of what an older one said. Call it in a transaction. @throws AppError as saving does.
 */
export async function restoreText(
  tx: Db,
  { kind, slug, version, basedOn, by, now }: Restoring,
): Promise<number> {
  const old = await readVersion(tx, { kind, slug }, version)
  if (!old) throw notFound()
  return addVersion(tx, basedOn, {
    ...old,
    kind,
    slug,
    savedAt: now,
    savedBy: by,
    restoredFrom: version,
  })
}

async function addVersion(tx: Db, basedOn: number, text: Omit<NewVersion, 'version'>): Promise<number> {
  const newest = await lockText(tx, text)
  if (newest === undefined) throw notFound()
  if (newest !== basedOn) throw refuse('editing.changed')
  const version = newest + 1
  await insertVersion(tx, { ...text, version })
  const unknown = await notePictures(tx, { kind: text.kind, slug: text.slug, version }, keysIn(text.body))
  if (unknown.length > 0) throw refuse('editing.picture', { fields: { body: `picture:${unknown[0]}` } })
  return version
}

/**
 * Shows a version to visitors, or none. Whoever publishes by hand ends a plan for the
 * same version or an older one, which would take the text back to it. Call it in a
 * transaction. @throws AppError editing.notFound
 */
export async function publishText(tx: Db, key: TextKey, version: number | null): Promise<void> {
  await lockText(tx, key)
  const row = await readText(tx, key)
  if (!row || (version !== null && !(await readVersion(tx, key, version)))) throw notFound()
  await setPublished(tx, key, version)
  if (version !== null && row.scheduledVersion !== null && row.scheduledVersion <= version)
    await setSchedule(tx, key, null)
}
