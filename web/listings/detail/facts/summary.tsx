/**
 * web/listings: the head of a home's page: its name, where it is, what
 * it costs, how fresh that is, the key facts.
 */
import { ArrowDown, MapPin } from 'lucide-react'
import type { Listing } from '#contract/listings/listings.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SectionLink } from '#web/ui/sections/section-link.tsx'
import { Freshness } from '../../freshness.tsx'
import { amountWords, Price } from '../../price.tsx'
import { EveryCurrency } from './currencies.tsx'
import { FactList } from './fact-list.tsx'
import { factsOf, inStrip } from './home-facts.ts'
import { placeLine, titleOf } from '../texts/texts.ts'
import styles from './summary.module.css'
import priceStyles from '../../price.module.css'

export type Offer = Listing['offers'][number]
type Props = { home: Listing; offer: Offer; text: Listing['texts'][number] | null; isGone: boolean }

export function Summary({ home, offer, text, isGone }: Props) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  const title = titleOf(home, text)
  const { amount, currency } = offer.price
  const facts = factsOf(home, offer, { format, measure: areaUnit }).slice(0, inStrip)
  return (
    <div>
      <h1 className="title" {...(text?.title && { lang: text.lang })}>
        <bdi>{title}</bdi>
      </h1>
      <p className={styles.summaryLine}>
        <Icon of={MapPin} small />
        <bdi>{placeLine(home.place, format)}</bdi>
      </p>
      <Price price={offer.price} converted={offer.converted} hero />
      {offer.priceText && <p className="small soft">{offer.priceText}</p>}
      <div className={styles.summaryMarks}>
        {isGone ? null : <Reduction home={home} offer={offer} />}
        {isGone ? null : <Freshness confirmedAt={home.confirmedAt} />}
        <SectionLink className="link no-print" to="life">
          Listed {format.ago(home.listedAt)}
        </SectionLink>
        {amount !== null && <EveryCurrency price={{ amount, currency }} />}
      </div>
      <OtherOffers home={home} offer={offer} />
      {facts.length > 0 && <FactList facts={facts} className={styles.keyfacts} />}
    </div>
  )
}

/** `£40,000 less since 2 October`: only while the last change of price was a fall in the same currency. */
function Reduction({ home, offer }: { home: Listing; offer: Offer }) {
  const format = useFormat()
  const { reduced } = home
  if (
    !reduced ||
    offer !== home.offers[0] ||
    offer.price.amount === null ||
    reduced.from.currency !== offer.price.currency
  )
    return null
  const less = reduced.from.amount - offer.price.amount
  if (less <= 0) return null
  return (
    <span className={priceStyles.drop}>
      <Icon of={ArrowDown} />
      <span>
        <bdi>{format.money({ amount: less, currency: reduced.from.currency })}</bdi> less since{' '}
        {format.date(reduced.at)}
      </span>
    </span>
  )
}

const alsoWords: Record<Purpose, string> = {
  sale: 'Also for sale',
  rent: 'Also to rent',
  rentShort: 'Also for holidays',
  lease: 'Also to lease',
}

/**
 * A home that is both for sale and to rent names the other offer, one press
 * away; another rent of its own only the sum.
 */
function OtherOffers({ home, offer }: { home: Listing; offer: Offer }) {
  const format = useFormat()
  const others = home.offers.filter((one) => one !== offer)
  return others.map((one) => {
    const sum = one.price.amount === null ? null : amountWords(one.price, format)
    const isSame = one.purpose === offer.purpose
    if (isSame && sum === null) return null
    return (
      <p key={`${one.purpose} ${one.price.period}`} className={styles.summaryAlso}>
        {isSame ? (
          alsoWords[one.purpose]
        ) : (
          <a className="link" href={`?purpose=${one.purpose}`}>
            {alsoWords[one.purpose]}
          </a>
        )}
        {sum !== null && (
          <>
            {' '}
            at <bdi translate="yes">{sum}</bdi>
          </>
        )}
      </p>
    )
  })
}
