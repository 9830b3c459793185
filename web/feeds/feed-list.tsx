/** web/feeds: the agency's feeds in rows. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import type { Feed } from './use-feeds.ts'
import { formatOf, stateWords } from './words.ts'

type Props = { feeds: readonly Feed[]; openId: string | null; onOpen: (id: string) => void }

export function FeedList({ feeds, openId, onOpen }: Props) {
  const { date, number } = useFormat()
  return (
    <Table className="work-table stacked">
      <thead>
        <Row>
          <Head>Feed</Head>
          <Head>Format</Head>
          <Head className="r">Homes live</Head>
          <Head>Last run</Head>
          <Head className="r">When</Head>
        </Row>
      </thead>
      <tbody>
        {feeds.map((one) => (
          <Row key={one.id} className={one.id === openId ? 'is-open' : undefined}>
            <Cell>
              <button
                type="button"
                className="row-main"
                aria-current={one.id === openId ? 'true' : undefined}
                onClick={() => onOpen(one.id)}
                translate="no"
              >
                {one.name}
              </button>
              {one.url && (
                <span className="row-sub" translate="no" dir="ltr">
                  {one.url}
                </span>
              )}
            </Cell>
            <Cell>{one.lastRun ? formatOf(one.lastRun) : '–'}</Cell>
            <Cell className="r num">{number(one.liveListings)}</Cell>
            <Cell>
              {one.lastRun ? (
                <Status mark={stateWords[one.lastRun.state].mark}>{stateWords[one.lastRun.state].word}</Status>
              ) : (
                'Not run yet'
              )}
            </Cell>
            <Cell className="r num">{one.lastRun ? date(one.lastRun.startedAt) : ''}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
