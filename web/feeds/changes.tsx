/** web/feeds: home by home, what a run changed or would change, field by field, old and new. */
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { differingWords, type Differing } from './differing-words.ts'
import { fieldWord } from './field-words.ts'
import { SaidValue } from './said-value.tsx'
import type { RunView } from './use-feeds.ts'
import styles from './findings.module.css'

const kindWords = { created: 'New', changed: 'Changed', withdrawn: 'Withdrawn', failed: 'Not published' }

type Change = RunView['changes'][number]
type Listed = Change & { id: string }
type ChangesPage = { items: Listed[]; nextCursor: string | null }
type Props = {
  view: Pick<RunView, 'run' | 'changes' | 'changesTotal' | 'changesCursor'>
  /** The next page, for those who are not of the agency. */
  readPage?: (cursor: string) => Promise<ChangesPage>
}

export function Changes({ view, readPage }: Props) {
  const { run, changes, changesTotal: total, changesCursor: cursor } = view
  const { number } = useFormat()
  const first = {
    items: changes.map((one) => ({ ...one, id: one.sourceId })),
    nextCursor: cursor,
  }
  const { items, ...paging } = usePages<Listed, ChangesPage>({
    first,
    question: run.id,
    read: async (from) => {
      if (readPage) return readPage(from)
      const { feeds } = await signedApi()
      return feeds.changes({ params: { id: run.id }, query: { limit: 50, cursor: from } })
    },
  })
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className={styles.rows}>
      <div className="section-head">
        <h2 id="changes">Home by home</h2>
        <p className="num">{number(total)} in all</p>
      </div>
      <DataTable
        label="Home by home"
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        empty="–"
        paging={{ ...paging, total }}
      />
    </section>
  )
}

const columns: Column<Listed>[] = [
  { id: 'reference', head: 'Reference', isMain: true, cell: (change) => <Reference of={change} /> },
  { id: 'home', head: 'Home', cell: ({ title }) => <span translate="no">{title ?? '–'}</span> },
  { id: 'kind', head: 'What happens', cell: ({ kind }) => kindWords[kind] },
  { id: 'fields', head: 'Fields', cell: (change) => <Fields of={change} /> },
]

function Reference({ of: { listingId, kind, sourceId } }: { of: Change }) {
  const pageOf = useHomeAddress()
  return (
    <span className="row-main" translate="no">
      {listingId && kind !== 'created' ? <Link to={pageOf(listingId)}>{sourceId}</Link> : sourceId}
    </span>
  )
}

function Fields({ of: { fields, values } }: { of: Change }) {
  if (values.length === 0) return [...new Set(fields.map(fieldWord))].join(', ') || '–'
  return (
    <dl className={styles.changeValues}>
      {values.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWord(field)}</dt>
          <dd>
            {field === 'texts' && before !== null && after !== null ? (
              <ChangedText {...differingWords(before, after)} />
            ) : (
              <>
                {before !== null && (
                  <del>
                    <SaidValue field={field} text={before} />
                  </del>
                )}{' '}
                {after !== null && (
                  <ins>
                    <SaidValue field={field} text={after} />
                  </ins>
                )}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A text once, and in it the words that differ. */
const ChangedText = ({ start, before, after, end }: Differing) => (
  <bdi translate="no">
    {start}
    {before && <del>{before}</del>}
    {after && <ins>{after}</ins>}
    {end}
  </bdi>
)
