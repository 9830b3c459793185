/** web/insights: homes by how often they were opened, words that found them, and the market beside one's own. */
import type { Insights } from '#contract/insights/insights.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { CountsTable } from './counts-table.tsx'
import styles from './insights.module.css'

export function HomesPart({ homes }: Pick<Insights, 'homes'>) {
  return (
    <section className={styles.part}>
      <div className="section-head">
        <h2>Your homes</h2>
      </div>
      {homes.length === 0 ? (
        <p className="soft">Nobody has seen one of them in this time.</p>
      ) : (
        <CountsTable
          label="Your homes"
          of="Home"
          rows={homes}
          keyOf={({ id }) => id}
          renderHead={({ id, title, publicRef }) => (
            <>
              <HomeLink id={id}>
                <bdi>{title}</bdi>
              </HomeLink>
              {publicRef && (
                <span className="note" translate="no">
                  {' '}
                  {publicRef}
                </span>
              )}
            </>
          )}
        />
      )}
    </section>
  )
}

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
