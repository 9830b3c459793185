/**
 * web/insights: homes by how often they were opened, words that found them, and the market beside one's own.
 */
import type { Insights } from '#contract/insights/insights.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { counted, countWords } from './insight-words.ts'
import styles from './insights.module.css'

type Home = Insights['homes'][number]

export function HomesPart({ homes }: Pick<Insights, 'homes'>) {
  return (
    <section className={styles.part}>
      <div className="section-head">
        <h2>Your homes</h2>
      </div>
      <DataTable
        label="Your homes"
        columns={homeColumns}
        rows={homes}
        rowId={({ id }) => id}
        step={10}
        empty="Nobody has seen one of them in this time."
      />
    </section>
  )
}

const homeColumns: Column<Home>[] = [
  {
    id: 'home',
    head: 'Home',
    isMain: true,
    cell: ({ id, title, publicRef }) => (
      <span>
        <HomeLink id={id} className="row-main">
          <bdi>{title}</bdi>
        </HomeLink>
        {publicRef && (
          <span className="row-sub" translate="no">
            {publicRef}
          </span>
        )}
      </span>
    ),
  },
  ...counted.map((one): Column<Home> => ({
    id: one,
    head: countWords[one],
    isNumeric: true,
    orderBy: (home) => home[one],
    cell: (home) => <Count of={home[one]} />,
  })),
]

const Count = ({ of }: { of: number }) => useFormat().number(of)

export function WordsPart({ words }: Pick<Insights, 'words'>) {
  const { number } = useFormat()
  return (
    <section className={styles.part} aria-label="Words that found them">
      <div className="section-head">
        <h2>Words that found them</h2>
      </div>
      {words.length === 0 ? (
        <p className="soft">Words are shown from three searches on.</p>
      ) : (
        <ol className={styles.words}>
          {words.map((one) => (
            <li key={one.words}>
              <bdi translate="no">{one.words}</bdi>
              <span className="num">{number(one.searches)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function MarketPart({ market: { own, others } }: Pick<Insights, 'market'>) {
  const { locale } = useFormat()
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <section className={styles.part} aria-label="Beside the market">
      <div className="section-head">
        <h2>Beside the market</h2>
        <p>For each home and day; homes of the same types in the same regions.</p>
      </div>
      <dl className={styles.market}>
        <dt>Opened, yours</dt>
        <dd className="num">{rate.format(own.views)}</dd>
        <dt>Opened, others</dt>
        <dd className="num">{others ? rate.format(others.views) : 'Too few to say'}</dd>
        <dt>Shown, yours</dt>
        <dd className="num">{rate.format(own.impressions)}</dd>
        <dt>Shown, others</dt>
        <dd className="num">{others ? rate.format(others.impressions) : 'Too few to say'}</dd>
      </dl>
    </section>
  )
}
