/** web/feeds: the runs of a feed, latest first. */
import type { FeedRun } from '#contract/feeds.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { stateWords, timeTaken } from './words.ts'

type Props = { runs: readonly FeedRun[]; openId: string | null; onOpen: (id: string) => void }

export function History({ runs, openId, onOpen }: Props) {
  const { date, number, locale } = useFormat()
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <section aria-labelledby="history">
      <div className="section-head">
        <h2 id="history">History</h2>
      </div>
      <Table className="work-table stacked">
        <thead>
          <Row>
            <Head>Started</Head>
            <Head className="r">Read</Head>
            <Head className="r">New</Head>
            <Head className="r">Changed</Head>
            <Head className="r">Withdrawn</Head>
            <Head className="r">Not published</Head>
            <Head className="r">Took</Head>
            <Head>Outcome</Head>
          </Row>
        </thead>
        <tbody>
          {runs.map((run) => (
            <Row key={run.id} className={run.id === openId ? 'is-open' : undefined}>
              <Cell>
                <button
                  type="button"
                  className="row-main num"
                  aria-current={run.id === openId ? 'true' : undefined}
                  onClick={() => onOpen(run.id)}
                >
                  {date(run.startedAt)}, {time.format(new Date(run.startedAt))}
                </button>
              </Cell>
              {[run.recordsSeen, run.created, run.changed, run.withdrawn, run.failed].map((count, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- five columns that never move
                <Cell key={at} className="r num">
                  {number(count)}
                </Cell>
              ))}
              <Cell className="r num">{timeTaken(run) ?? '…'}</Cell>
              <Cell>
                <Status mark={stateWords[run.state].mark}>{stateWords[run.state].word}</Status>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
