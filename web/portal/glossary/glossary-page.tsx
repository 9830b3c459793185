/**
 * web/portal/glossary: what words are called in each language, and which translations call them otherwise.
 */
import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { glossary, SavedTerm } from '#contract/content/glossary.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FileButton } from '#web/ui/forms/file-button.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { SearchInput } from '../search-input.tsx'
import { TranslationTabs } from '../translations/tabs.tsx'
import { useAddress } from '../use-address.ts'
import { Breaches, type BreachesAnswer } from './breaches.tsx'
import type { GlossaryQuery } from './glossary-query.ts'
import { TermDialog } from './term-dialog.tsx'
import { useTable } from './use-table.ts'
import { WrongLines } from './wrong-lines.tsx'
import styles from './glossary.module.css'
import portalStyles from '../portal.module.css'

export type GlossaryAnswer = Reply<typeof glossary.list>
type Props = { query: GlossaryQuery; page: GlossaryAnswer; breaches: BreachesAnswer }

export function GlossaryPage({ query, page, breaches }: Props) {
  const [edited, setEdited] = useState<SavedTerm | 'new' | null>(null)
  const table = useTable()
  return (
    <>
      <PageHead
        title="Glossary"
        lead="What words are called in each language. Machines keep to it, and whoever corrects a translation sees it."
      />
      <TranslationTabs />
      <section aria-label="Terms">
        <div className={classNames('filter-bar', portalStyles.peopleBar)}>
          <Search value={query.q} />
          <Button kind="primary" onClick={() => setEdited('new')}>
            Add a term
          </Button>
          <FileButton kind="quiet" isBusy={table.isBusy} onFile={(file) => void table.send(file)} />
        </div>
        <p className={classNames('small soft', styles.about)}>
          A table (CSV) adds the terms that are new and changes the others; it removes none.
        </p>
        <WrongLines of={table.wrong} />
        <Terms query={query} page={page} onEdit={setEdited} />
      </section>
      <Breaches language={query.language} answer={breaches} />
      {edited && <TermDialog term={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Search({ value }: { value: string | undefined }) {
  const { change } = useAddress()
  return (
    <SearchInput
      label="Search terms"
      placeholder="A term in any language"
      value={value ?? ''}
      onAsk={(words) => change('q', words, { replace: true })}
    />
  )
}

type TermsProps = { query: GlossaryQuery; page: GlossaryAnswer; onEdit: (term: SavedTerm) => void }

function Terms({ query: { q }, page, onEdit }: TermsProps) {
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<SavedTerm, GlossaryAnswer>({
    first: page,
    question: q ?? '',
    read: async (cursor) => (await signedApi()).glossary.list({ query: { ...(q && { q }), cursor } }),
  })
  return (
    <DataTable
      label="Terms"
      columns={[termColumn(onEdit), ...languageColumns]}
      rows={items}
      rowId={({ id }) => id}
      paging={{ ...paging, total: page.total }}
      csv={{ address: '/api/meridian/portal/glossary.csv', name: 'glossary.csv' }}
      isBusy={isAsking}
      empty={
        <NothingHere title="No term yet" keeps={['language']}>
          Add one above, or bring in a table of terms.
        </NothingHere>
      }
    />
  )
}

const termColumn = (onEdit: TermsProps['onEdit']): Column<SavedTerm> => ({
  id: 'term',
  head: 'Term',
  isMain: true,
  cell: (one) => (
    <>
      <button type="button" className="row-main link" onClick={() => onEdit(one)}>
        <span lang="en" translate="no">
          {one.term}
        </span>
      </button>
      {one.context && (
        <span className="row-sub" lang="en" translate="no">
          {one.context}
        </span>
      )}
      {one.isKept && <span className="row-sub">Not translated</span>}
    </>
  ),
})

const languageColumns = reviewedLanguages.map((language): Column<SavedTerm> => ({
  id: language,
  head: languageOf(language).name,
  cell: ({ isKept, term, translations }) => {
    const words = isKept ? term : translations[language]?.replaceAll(/\s*\|\s*/g, ', ')
    return words ? (
      <bdi lang={isKept ? 'en' : language} translate="no">
        {words}
      </bdi>
    ) : (
      <span className="note">–</span>
    )
  },
}))
