/** web/portal/privacy: how long each table keeps what it holds about people, and what was removed last. */
import type { KeptTable } from '#contract/accounts/privacy.ts'
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useWhen } from '../clock.ts'
import { keptWords } from './privacy-words.ts'
import styles from './privacy.module.css'

export function RetentionTable({ tables }: { tables: readonly KeptTable[] }) {
  return (
    <section className={styles.retention} aria-labelledby="retention">
      <h2 id="retention">How long data is kept</h2>
      <p className="soft">
        A job removes what was kept long enough. Whoever deletes their account takes the rest along.
      </p>
      <DataTable
        label="Tables with data of people"
        columns={columns}
        rows={tables}
        rowId={({ table }) => table}
        className="stacked stacked--pairs"
        empty="There is no table."
      />
    </section>
  )
}

const columns: Column<KeptTable>[] = [
  {
    id: 'table',
    head: 'Table',
    isMain: true,
    orderBy: ({ table }) => table,
    cell: ({ table }) => (
      <bdi dir="ltr" translate="no">
        {table}
      </bdi>
    ),
  },
  {
    id: 'kept',
    head: 'Kept',
    orderBy: ({ seconds }) => seconds ?? Infinity,
    cell: (one) => <Kept of={one} />,
  },
  { id: 'last', head: 'Last looked through', cell: (one) => <LastRun of={one} /> },
  {
    id: 'removed',
    head: 'Removed then',
    isNumeric: true,
    orderBy: ({ lastRun }) => lastRun?.removed ?? -1,
    cell: ({ lastRun }) => <Figure value={lastRun?.removed} />,
  },
  {
    id: 'inAll',
    head: 'Removed in all',
    isNumeric: true,
    orderBy: ({ lastRun }) => lastRun?.removedInAll ?? -1,
    cell: ({ lastRun }) => <InAll of={lastRun} />,
  },
]

function Kept({ of: { kept, seconds } }: { of: KeptTable }) {
  const { plural } = useFormat()
  if (kept !== 'period') return keptWords[kept]
  return seconds ? plural(Math.round(seconds / daySeconds), 'day') : 'until it ends'
}

function LastRun({ of: { lastRun, kept } }: { of: KeptTable }) {
  const { moment } = useWhen()
  if (lastRun) return <time dateTime={lastRun.at}>{moment(lastRun.at)}</time>
  return kept === 'period' ? 'not yet' : null
}

/** On phones its column has no heading, so that the figure says itself what it is. */
function InAll({ of }: { of: KeptTable['lastRun'] }) {
  if (!of) return null
  return (
    <>
      <span className={styles.sumName} aria-hidden="true">
        Removed in all
      </span>{' '}
      <Figure value={of.removedInAll} />
    </>
  )
}

function Figure({ value }: { value: number | undefined }) {
  const { number } = useFormat()
  return value === undefined ? null : number(value)
}
