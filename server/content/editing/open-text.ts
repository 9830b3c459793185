/**
 * content: editing: who has a text open in the editor at the same time; nobody is kept from anything by it.
 */
import { staysOpenFor } from '#contract/content/editing-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { notFound } from './edit-text.ts'
import { forgetEditor, forgetEditorsBefore, noteEditor, readEditors } from './editors.store.ts'
import type { TextKey } from './texts.store.ts'

type Opening = TextKey & { by: string; now: Date }

/** Notes that somebody has it open, and answers who else has. @throws AppError editing.notFound */
export async function openText(db: Db, { by, now, ...key }: Opening) {
  const since = new Date(now.getTime() - staysOpenFor)
  await forgetEditorsBefore(db, since)
  if (!(await noteEditor(db, key, by, now))) throw notFound()
  return { others: await readEditors(db, key, by, since) }
}

/** They have it open no more. */
export async function closeText(db: Db, key: TextKey, by: string) {
  await forgetEditor(db, key, by)
  return { others: [] }
}
