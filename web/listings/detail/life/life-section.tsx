/** web/listings: the life line: everything Meridian has seen of a home, as a chart and as a list. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { dayIn } from '#web/platform/intl/formatters.ts'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import { periodWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FoldSection } from '#web/ui/sections/fold-section.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LifeChart } from './life-chart.tsx'
import { stretchesOf } from './life-line.ts'
import { entriesOf, type LifeEntry } from './life-words.ts'
import type { Offer } from '../facts/summary.tsx'
import homeBodyStyles from '../../section.module.css'
import styles from './life.module.css'
import priceStyles from '../../price.module.css'

/** The list shows this many; the rest opens on demand. */
const shownEntries = 8

type Props = { home: Listing; offer: Offer }

export function LifeSection({ home, offer }: Props) {
  const format = useFormat()
  const { purpose } = offer
  const stretches = useMemo(
    () => stretchesOf({ ...home, purpose, agency: home.agency.name, price: offer.price, now: format.now }),
    [home, purpose, offer.price, format.now],
  )
  const entries = useMemo(() => entriesOf(home.life, { purpose, agency: home.agency.name }), [home, purpose])
  const since = new Date(stretches[0]?.from ?? home.listedAt).toISOString()
  const per = periodWords[offer.price.period]
  return (
    <FoldSection id="life" title="Life line" className={homeBodyStyles.wide}>
      <div className={homeBodyStyles.columns}>
        <div>
          <p className={classNames('no-print', homeBodyStyles.columnsLead)}>
            Every asking price{per && ` ${per}`} and every change of status we have seen since{' '}
            {format.month(since)}. Agents can add to it; nobody can take anything away.
          </p>
          <LifeChart stretches={stretches} isRent={purpose !== 'sale'} />
        </div>
        <div>
          <Entries entries={entries.slice(0, shownEntries)} format={format} />
          {entries.length > shownEntries && (
            <details className={classNames('no-print', styles.eventsMore)}>
              <summary className="link">
                Everything before: {format.plural(entries.length - shownEntries, 'change')}
              </summary>
              <Entries entries={entries.slice(shownEntries)} format={format} />
            </details>
          )}
          {entries.length === 0 && (
            <p className="small soft">Nothing has changed since Meridian first saw this home.</p>
          )}
        </div>
      </div>
    </FoldSection>
  )
}

function Entries({ entries, format }: { entries: readonly LifeEntry[]; format: Formats }) {
  return (
    <ol className={styles.events}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.text}`}>
          <time dateTime={entry.at}>
            {dayIn(format.locale, { day: 'numeric', month: 'short', year: 'numeric' }, new Date(entry.at))}
          </time>
          <span>{entry.text}</span>
          <span>
            {entry.price && (
              <>
                {entry.isLastAsked ? 'last asked ' : ''}
                <Amount entry={entry} format={format} />
              </>
            )}
            {entry.price && entry.change !== null && (
              <Change change={entry.change} currency={entry.price.currency} format={format} />
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Amount({ entry: { price, isLastAsked }, format }: { entry: LifeEntry; format: Formats }) {
  if (!price) return null
  const Tag = isLastAsked ? 'span' : 'b'
  return (
    <Tag>
      <bdi>{format.money(price)}</bdi>
    </Tag>
  )
}

function Change({ change, currency, format }: { change: number; currency: string; format: Formats }) {
  return (
    <span className={classNames(styles.change, change < 0 ? priceStyles.drop : styles.rise)}>
      <Icon of={change < 0 ? ArrowDown : ArrowUp} />
      <span className="quiet-text">{change < 0 ? 'less by' : 'more by'} </span>
      <bdi>{format.money({ amount: Math.abs(change), currency })}</bdi>
    </span>
  )
}
