/**
 * alerts: the mail that tells of homes: search by search, every home
 * with what is news about it and why it is there.
 */
import type { Card } from '#contract/search/search.ts'
import { squareMetresPer, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { brand } from '#contract/content/brand.ts'
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { known, say, type Amount, type Said } from '#server/platform/mail/mail-sentence.ts'
import type { WaitingEntry } from '../match/ledger.store.ts'

export type ToldHome = {
  card: Card
  /** What happened, oldest first. */
  news: readonly Pick<WaitingEntry, 'event' | 'facts'>[]
  /** Names of the person's other searches that it answers too; it is told once. */
  alsoIn: readonly string[]
}

export type ToldSearch = {
  id: string
  name: string
  wishes: readonly Said[]
  homes: readonly ToldHome[]
  /** Ends the mails of this search. */
  unsubscribeUrl: string
}

export type Shown = {
  origin: string
  areaUnit: AreaUnit
  statuses: Readonly<Record<ListingStatus, string>>
  periods: Readonly<Record<string, string>>
  units: Readonly<Record<AreaUnit, string>>
}

/** Homes to tell of, and how the reader reads. */
export type Telling = { searches: readonly ToldSearch[]; shown: Shown }

type Content = Telling & { unsubscribeUrl: string }

export function homesMail({ searches, unsubscribeUrl, shown }: Content): MailContent {
  const title = titleOf(searches)
  return {
    subject: title,
    heading: title,
    blocks: [
      ...searches.flatMap((search) => searchBlocks(search, shown, searches.length > 1)),
      { button: { label: say`See your searches`, url: `${shown.origin}/savedProperties/searches` } },
      {
        note: say`You asked ${brand.name} to tell you of homes. How often is yours to change in your profile.`,
      },
      {
        links: [
          ...searches.map(({ name, unsubscribeUrl: url }) => ({ label: say`No more about “${name}”`, url })),
          { label: say`No more such mails`, url: unsubscribeUrl },
        ],
      },
    ],
    unsubscribeUrl,
  }
}

/** How many homes, and for which search where there is one only. */
export function titleOf(searches: readonly ToldSearch[]): Said {
  const count = searches.reduce((sum, { homes }) => sum + homes.length, 0)
  const [first, ...more] = searches
  if (!first || more.length > 0) return say`${count} homes for your searches`
  const { name } = first
  return count === 1 ? say`A home for “${name}”` : say`${count} homes for “${name}”`
}

function searchBlocks(search: ToldSearch, shown: Shown, isNamed: boolean): MailBlock[] {
  return [
    ...(isNamed ? [{ title: say`${search.name}` }] : []),
    ...(search.wishes.length > 0 ? [{ paragraph: say`You asked for: ${search.wishes}.` }] : []),
    ...search.homes.map((home) => homeBlock(home, shown)),
  ]
}

function homeBlock({ card, news, alsoIn }: ToldHome, shown: Shown): MailBlock {
  return {
    home: {
      title: card.title,
      url: `${shown.origin}/property-details/${card.id}`,
      news: say`${news.map((one) => newsOf({ card, ...one }, shown))}`,
      lines: [
        priceLine(card, shown),
        factsLine(card, shown),
        ...(alsoIn.length > 0 ? [say`Also for ${alsoIn.map(quoted)}`] : []),
      ],
      picture: card.image?.src
        ? { src: new URL(card.image.src, shown.origin).href, alt: card.image.alt }
        : null,
    },
  }
}

const quoted = (name: string): Said => say`“${name}”`

type News = Pick<WaitingEntry, 'event' | 'facts'> & { card: Card }

/** What happened, which is why it is told now. */
export function newsOf({ card, event, facts }: News, { statuses }: Pick<Shown, 'statuses'>): Said {
  const { price: before } = facts
  const { amount, currency } = card.price
  switch (event) {
    case 'new':
      return say`New on ${brand.name}`
    case 'backOnMarket':
      return say`Back on the market`
    case 'status':
      return say`Now: ${known(statuses[card.status])}`
    case 'priceDrop':
      return before && amount !== null
        ? say`The price fell from ${before} to ${{ amount, currency }}`
        : say`The price fell`
    case 'nowWithin':
      return before && amount !== null
        ? say`Now within your wishes: it was ${before} and is ${{ amount, currency }}`
        : say`Now within your wishes`
  }
}

export function priceLine({ price, converted }: Card, { periods }: Shown): Said {
  if (price.amount === null) return say`Price on request`
  const asked = { amount: price.amount, currency: price.currency }
  const period = price.period === 'once' ? null : known(periods[price.period] ?? price.period)
  const about = converted && roughly(converted)
  if (period) return about ? say`${asked} ${period} (about ${about})` : say`${asked} ${period}`
  return about ? say`${asked} (about ${about})` : say`${asked}`
}

/** A rate is no price: four figures of it, as pages show them. */
function roughly({ amount, currency }: Amount): Amount {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(amount)))) - 3)
  return { amount: Math.round(amount / step) * step, currency }
}

const roomsOf = (count: number, one: Said, many: Said): Said => (count === 1 ? one : many)

function factsLine({ beds, baths, area, place }: Card, { areaUnit, units }: Shown): Said {
  const facts = [
    ...(beds === null
      ? []
      : [beds === 0 ? say`Studio` : roomsOf(beds, say`${beds} bedroom`, say`${beds} bedrooms`)]),
    ...(baths === null ? [] : [roomsOf(baths, say`${baths} bathroom`, say`${baths} bathrooms`)]),
    ...(area ? [say`${Math.round(area.valueM2 / squareMetresPer[areaUnit])} ${units[areaUnit]}`] : []),
    say`${[place.name, place.region].filter((one, at, all) => one && all.indexOf(one) === at).join(', ')}`,
  ]
  return say`${facts}`
}
