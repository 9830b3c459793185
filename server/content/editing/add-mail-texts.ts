/** content: editing: every mail has a place among the texts, with the words that are built in. */
import type { Db } from '#server/platform/database/db.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import { mailKinds } from '#server/platform/mail/mail-kinds.ts'
import { builtInText, titleFrom } from '../mails/mail-texts.ts'
import { sentencesOf, slugOfMail } from '../mails/mail-sentences.ts'
import { insertText, listSlugs } from './texts.store.ts'
import { insertVersion } from './versions.store.ts'

/**
 * Gives every mail that has none its place among the texts, and answers how many. Call it in a transaction.
 */
export async function addMailTexts(tx: Db, letters: Letters, now: Date): Promise<number> {
  const known = new Set(await listSlugs(tx, 'mail'))
  const missing = mailKinds.filter((kind) => !known.has(slugOfMail(kind)))
  let added = 0
  for (const kind of missing) {
    const key = { kind: 'mail', slug: slugOfMail(kind) } as const
    if (!(await insertText(tx, { ...key, position: mailKinds.indexOf(kind) }))) continue
    added += 1
    const sentences = sentencesOf(letters[kind])
    await insertVersion(tx, {
      ...key,
      ...builtInText(sentences),
      version: 1,
      title: titleFrom(sentences),
      description: '',
      savedAt: now,
      savedBy: null,
      restoredFrom: null,
    })
  }
  return added
}
