/**
 * translation: the glossary changes: terms come, change and go, and
 * machines are asked again for what holds them.
 */
import { isDeepStrictEqual } from 'node:util'
import { mostTerms, type SavedTerm, type WrittenTerm } from '#contract/content/glossary.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { dropMachineTexts } from '../memory/memory.store.ts'
import { dropTerm, lockGlossary, putTerm, readTerms } from './glossary.store.ts'

/** What a term was and what it is now, for the log; null where there was none or is none any more. */
export type TermChange = { before: WrittenTerm | null; after: WrittenTerm | null }

const nameOf = ({ term, context }: Pick<WrittenTerm, 'term' | 'context'>): string =>
  JSON.stringify([term.toLowerCase(), context.toLowerCase()])

const writtenOf = ({ id: _id, version: _version, ...written }: SavedTerm): WrittenTerm => written

/** Empty wordings are none. */
const tidy = (written: WrittenTerm): WrittenTerm => ({
  ...written,
  translations: Object.fromEntries(Object.entries(written.translations).filter(([, text]) => text !== '')),
})

/** Call it in a transaction. @throws AppError glossary.exists, glossary.full */
export async function addTerm(tx: Db, written: WrittenTerm, now: Date): Promise<TermChange> {
  await lockGlossary(tx)
  const terms = await readTerms(tx)
  if (terms.some((one) => nameOf(one) === nameOf(written))) throw refuse('glossary.exists', { field: 'term' })
  if (terms.length >= mostTerms) throw refuse('glossary.full')
  const after = tidy(written)
  await putTerm(tx, { ...after, id: newId(), version: 1, now })
  await dropMachineTexts(tx, [after.term])
  return { before: null, after }
}

type Changing = { id: string; basedOn: number; written: WrittenTerm; now: Date }

/**
 * Call it in a transaction. @throws AppError glossary.none,
 * glossary.changed when somebody was faster, glossary.exists
 */
export async function changeTerm(tx: Db, { id, basedOn, written, now }: Changing): Promise<TermChange> {
  await lockGlossary(tx)
  const terms = await readTerms(tx)
  const old = terms.find((one) => one.id === id)
  if (!old) throw refuse('glossary.none')
  if (old.version !== basedOn) throw refuse('glossary.changed')
  const isTaken = terms.some((one) => one.id !== id && nameOf(one) === nameOf(written))
  if (isTaken) throw refuse('glossary.exists', { field: 'term' })
  const after = tidy(written)
  await putTerm(tx, { ...after, id, version: basedOn + 1, now })
  await dropMachineTexts(tx, [old.term, after.term])
  return { before: writtenOf(old), after }
}

/** Call it in a transaction. @throws AppError glossary.none */
export async function removeTerm(tx: Db, id: string): Promise<TermChange> {
  await lockGlossary(tx)
  const old = (await readTerms(tx)).find((one) => one.id === id)
  if (!old) throw refuse('glossary.none')
  await dropTerm(tx, id)
  await dropMachineTexts(tx, [old.term])
  return { before: writtenOf(old), after: null }
}

/**
 * Adds the terms there are not, and changes those that say something else. Call it in a transaction.
 * @throws AppError glossary.full
 */
export async function mergeTerms(
  tx: Db,
  written: readonly WrittenTerm[],
  now: Date,
): Promise<{ added: number; changed: number }> {
  await lockGlossary(tx)
  const known = new Map((await readTerms(tx)).map((one) => [nameOf(one), one]))
  const changes = written.map(tidy).filter((one) => {
    const old = known.get(nameOf(one))
    return !old || !isDeepStrictEqual(writtenOf(old), one)
  })
  const added = changes.filter((one) => !known.has(nameOf(one))).length
  if (known.size + added > mostTerms) throw refuse('glossary.full')
  for (const one of changes) {
    const old = known.get(nameOf(one))
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    await putTerm(tx, { ...one, id: old?.id ?? newId(), version: (old?.version ?? 0) + 1, now })
  }
  if (changes.length > 0)
    await dropMachineTexts(
      tx,
      changes.map(({ term }) => term),
    )
  return { added, changed: changes.length - added }
}
