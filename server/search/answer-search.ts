/**
 * search: one question, one answer: what the engine found, with
 * cards, prices of lone pins and the rate's date.
 */
import { referenceCurrency } from '#contract/money/currencies.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Place } from '#contract/search/places.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { ReadyJson, type Kept } from '#server/platform/http/answers/answers.ts'
import { cardOf, priceOf, type CardContext, type CardRow } from './cards/cards.rules.ts'
import { asOwnOffers } from './cards/as-own-offers.ts'
import type { CardRows } from './cards/card-rows.ts'
import { first } from './cards/card-texts.ts'
import { toldMisses } from './cards/near-cards.rules.ts'
import { searchBeyond } from './near/strict.ts'
import type { Found } from './question/engine.ts'
import { cellsWith, type TellingEngine, type ToldCells } from './question/told.ts'
import { withTravel } from './question/with-travel.ts'
import type { Travel } from '#server/travel/index.ts'

type Deps = {
  engine: TellingEngine
  rows: CardRows
  context: CardContext
  /** Writes a card as JSON in UTF-8, behind a comma. */
  cardText: (row: CardRow, context: CardContext) => Kept
  findPlace: (id: string) => Place | null
  /** The same place as its visitor calls it. */
  tellPlace: (id: string) => Place | null
  now: Date
  reach: Travel['reach']
  /** Whose turn it is, where many ask for travel times. */
  network: string
  onShown?: ((ids: readonly string[], words: readonly (string | undefined)[]) => void) | undefined
  onAnswered?: OnAnswered | undefined
}

/** Hears how many homes fit, and how long the answer took. */
export type OnAnswered = (question: SearchQuestion, shown: number, milliseconds: number) => void

/** @throws AppError 400 for a currency without a rate or a cursor of another search. */
export async function answerSearch(
  asked: SearchQuestion,
  { engine, rows, context, cardText, findPlace, tellPlace, now, reach, network, onShown, onAnswered }: Deps,
): Promise<ReadyJson<SearchAnswer>> {
  const started = performance.now()
  const { purpose, currency } = asked
  const place = asked.place ? findPlace(asked.place) : null
  const { question, told, closeBy } = await withTravel(asked, { reach, place, network })
  const found = await searchBeyond(engine, { question, rates: context.rates, now, place }, closeBy)
  const { ids, total, cells, near, loosen, members } = await asOwnOffers(rows, question, found)
  onShown?.(ids, question.page === 1 ? [question.q, place?.name] : [])
  const shown = [...ids, ...(near ?? []).map(({ id }) => id)]
  const [cardRows, priced] = await Promise.all([
    rows.cards(
      shown.map((id) => ({ id, purpose })),
      context.languages,
    ),
    cells && pricedCells(rows, cells, purpose),
  ])
  const known = new Map(cardRows.map((row) => [row.id, row]))
  const rest = {
    ...(loosen && { loosen: loosenedOf(loosen, asked) }),
    ...(told && { travel: told }),
    ...(near && { near: withCards(near, { known, question: asked, context, place, now }) }),
    place: place && tellPlace(place.id),
    rate: { currency, date: dateOf(currency, context) },
  } satisfies Partial<SearchAnswer>
  // Nine tenths of an answer are its cards, and most of them have been written before.
  const cards = ids.flatMap((id) => {
    const row = known.get(id)
    return row ? cardText(row, context) : []
  })
  onAnswered?.(question, total, performance.now() - started)
  return new ReadyJson(
    begin,
    ...cards.slice(0, 1).map(first),
    ...cards.slice(1),
    utf8.encode(`],${members}${priced ? `,"cells":${priced}` : ''},${JSON.stringify(rest).slice(1)}`),
  )
}

const utf8 = new TextEncoder()
const begin = utf8.encode('{"items":[')

type Told = {
  known: ReadonlyMap<string, CardRow>
  question: SearchQuestion
  context: CardContext
  place: Place | null
  now: Date
}

/** A home that has gone meanwhile is left out. */
const withCards = (near: NonNullable<Found['near']>, { known, context, ...asked }: Told) =>
  near.flatMap(({ id, misses }) => {
    const row = known.get(id)
    if (!row) return []
    const card = cardOf(row, context)
    return [{ id, misses: toldMisses(misses, card, { ...asked, rates: context.rates }), card }]
  })

/**
 * The engine knows of one area; whoever asked for travel times is told
 * of those, unless something was drawn besides.
 */
const loosenedOf = (
  loosen: NonNullable<Found['loosen']>,
  { travel, area }: SearchQuestion,
): NonNullable<Found['loosen']> =>
  travel
    ? loosen.flatMap((one) => {
        if (one.filter !== 'area') return [one]
        return area ? [] : [{ ...one, filter: 'travel' as const }]
      })
    : loosen

/** The engine has refused currencies without a rate. */
const dateOf = (currency: string, { rates }: CardContext): string =>
  (rates.get(currency) ?? rates.get(referenceCurrency))?.date ?? ''

/** As JSON, with the prices of homes that are alone in their cells. */
async function pricedCells(
  rows: CardRows,
  cells: ToldCells,
  purpose: SearchQuestion['purpose'],
): Promise<string> {
  const prices = await rows.prices(cells.ids, purpose)
  return cellsWith(cells, (id) => {
    const price = prices.get(id)
    return price ? `,"price":${JSON.stringify(priceOf(price))}` : ''
  })
}
