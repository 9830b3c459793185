/** saved: a collection as a table for spreadsheets. */
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { Collection } from '#contract/saved/collections.ts'
import { toCsv } from '#server/platform/csv.ts'

const columns = [
  'Title',
  'Place',
  'Country',
  'Type',
  'Status',
  'Price',
  'Currency',
  'Period',
  'Bedrooms',
  'Bathrooms',
  'Area m2',
  'For',
  'Against',
  'Comments',
  'Agency',
  'Listed',
  'Address',
]

/** In the order of the collection. */
export const collectionTable = ({ items }: Collection, publicUrl: string): string =>
  toCsv([
    columns,
    ...items.map(({ card, votes, comments }) => {
      const { price, place } = card
      const { amount, currency } = price
      const count = (value: number) => String(votes.filter(({ vote }) => vote === value).length)
      return [
        card.title,
        [place.district, place.name].filter(Boolean).join(', '),
        place.country,
        card.type,
        card.status,
        amount === null ? '' : String(wholeUnits({ amount, currency })),
        currency,
        price.period,
        card.beds === null ? '' : String(card.beds),
        card.baths === null ? '' : String(card.baths),
        card.area === null ? '' : String(card.area.valueM2),
        count(1),
        count(-1),
        comments.map(({ by, words }) => `${by.name}: ${words}`).join('\n'),
        card.agency.name,
        card.listedAt.slice(0, 10),
        `${publicUrl}/property-details/${card.id}`,
      ]
    }),
  ])
