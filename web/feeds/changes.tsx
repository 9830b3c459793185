/** web/feeds: home by home, what a run that waits would change. */
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import type { RunView } from './use-feeds.ts'

const kindWords = { created: 'New', changed: 'Changed', withdrawn: 'Withdrawn', failed: 'Not published' }

export function Changes({ view: { changes, changesTotal } }: { view: RunView }) {
  const { number } = useFormat()
  const pageOf = useHomeAddress()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <div className="section-head">
        <h2 id="changes">Home by home</h2>
        <p className="num">
          {changesTotal > changes.length
            ? `The first ${number(changes.length)} of ${number(changesTotal)}`
            : `${number(changesTotal)} in all`}
        </p>
      </div>
      <Table className="work-table stacked">
        <thead>
          <Row>
            <Head>Reference</Head>
            <Head>Home</Head>
            <Head>What happens</Head>
            <Head>Fields</Head>
          </Row>
        </thead>
        <tbody>
          {changes.map(({ sourceId, kind, title, fields, listingId }) => (
            <Row key={sourceId}>
              <Cell translate="no">
                {listingId && kind !== 'created' ? <Link to={pageOf(listingId)}>{sourceId}</Link> : sourceId}
              </Cell>
              <Cell translate="no">{title ?? '–'}</Cell>
              <Cell>{kindWords[kind]}</Cell>
              <Cell>{fields.join(', ') || '–'}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
