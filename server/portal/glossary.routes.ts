/** portal: editors keep the glossary, each change audited. */
import { glossary, type SavedTerm, type WrittenTerm } from '#contract/content/glossary.ts'
import { accountsOf } from '#server/accounts/index.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  addTerm,
  browseGlossary,
  changeTerm,
  checkGlossary,
  glossaryCells,
  glossaryColumns,
  mergeTerms,
  readGlossary,
  readTerms,
  removeTerm,
  type TermChange,
} from '#server/translation/index.ts'
import { noteTable } from './note-table.ts'
import { noting } from './noting.ts'

export const glossaryRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const { db, clock } = platform
    bind(glossary.list, ({ query }) => browseGlossary(db, query))
    bind(glossary.all, async () => ({ terms: (await readTerms(db)).map(writtenOf) }))
    bind(glossary.breaches, ({ query }) => checkGlossary(db, query))
    bind(glossary.add, async ({ body }, call) => {
      await noting(platform, call)((tx) => addTerm(tx, body, clock.now()), noteOf('glossary.added'))
      return { message: 'The term is in the glossary. Machines keep to it from now on.' }
    })
    bind(glossary.change, async ({ params: { id }, body: { basedOn, ...written } }, call) => {
      const changing = { id, basedOn, written, now: clock.now() }
      await noting(platform, call)((tx) => changeTerm(tx, changing), noteOf('glossary.changed'))
      return { message: 'The term is changed. Machines keep to it from now on.' }
    })
    bind(glossary.remove, async ({ params: { id } }, call) => {
      await noting(platform, call)((tx) => removeTerm(tx, id), noteOf('glossary.removed'))
      return { message: 'The term is out of the glossary.' }
    })
    bind(glossary.import, async ({ body }, call) => {
      const terms = readGlossary(Buffer.concat(await Array.fromAsync(body)))
      const made = await noting(platform, call)(
        (tx) => mergeTerms(tx, terms, clock.now()),
        (detail) => ({ action: 'glossary.imported', detail }),
      )
      return { message: 'The table is in the glossary.', ...made }
    })
    raw('/api/meridian/portal/glossary.csv', { for: ['Admin'], duty: 'edit' }, async (_, actor) => {
      await noteTable(accountsOf(platform), actor, 'glossary', {})
      const whole = async () => ({ items: await readTerms(db), nextCursor: null })
      return fileAnswer(csvOf(glossaryColumns, whole, glossaryCells), 'glossary.csv')
    })
  }

const writtenOf = ({ id: _id, version: _version, ...written }: SavedTerm): WrittenTerm => written

/** What the log keeps of a term: its names before and after. */
const noteOf = (action: string) => (change: TermChange) => ({
  action,
  detail: {
    term: (change.after ?? change.before)?.term ?? '',
    before: change.before && sayTerm(change.before),
    after: change.after && sayTerm(change.after),
  },
})

const sayTerm = ({ context, isKept, translations }: WrittenTerm): string =>
  [context, isKept ? 'not translated' : '', ...Object.entries(translations).map((pair) => pair.join(' '))]
    .filter(Boolean)
    .join(', ')
