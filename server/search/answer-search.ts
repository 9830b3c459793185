/** search: one question, one answer: what the engine found, with cards, prices of lone pins and the rate's date. */
import { referenceCurrency } from '#contract/money/currencies.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Place } from '#contract/search/places.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { ReadyJson } from '#server/platform/http/ready-json.ts'
import { priceOf, type CardContext, type CardRow } from './cards/cards.rules.ts'
import type { CardRows } from './cards/card-rows.ts'
import type { Found, SearchEngine } from './question/engine.ts'

type Deps = {
  engine: SearchEngine
  rows: CardRows
  context: CardContext
  /** Writes a card as JSON. */
  cardText: (row: CardRow, context: CardContext) => string
  findPlace: (id: string) => Place | null
  now: Date
}

/** @throws AppError 400 for a currency without a rate or a cursor of another search. */
export async function answerSearch(
  question: SearchQuestion,
  { engine, rows, context, cardText, findPlace, now }: Deps,
): Promise<ReadyJson<SearchAnswer>> {
  const { purpose, currency } = question
  const { ids, cells, ...found } = await engine.search({ question, rates: context.rates, now })
  const [items, priced] = await Promise.all([
    rows.cards(
      ids.map((id) => ({ id, purpose })),
      context.languages,
    ),
    cells && pricedCells(rows, cells, purpose),
  ])
  const rest = {
    ...found,
    ...(priced && { cells: priced }),
    place: question.place ? findPlace(question.place) : null,
    rate: { currency, date: dateOf(currency, context) },
  } satisfies Omit<SearchAnswer, 'items'>
  // Nine tenths of an answer are its cards, and most of them have been written before.
  const cards = items.map((row) => cardText(row, context)).join(',')
  return new ReadyJson(`{"items":[${cards}],${JSON.stringify(rest).slice(1)}`)
}

/** The engine has refused currencies without a rate. */
const dateOf = (currency: string, { rates }: CardContext): string =>
  (rates.get(currency) ?? rates.get(referenceCurrency))?.date ?? ''

async function pricedCells(
  rows: CardRows,
  cells: NonNullable<Found['cells']>,
  purpose: SearchQuestion['purpose'],
): Promise<NonNullable<SearchAnswer['cells']>> {
  const prices = await rows.prices(
    cells.flatMap(({ id }) => id ?? []),
    purpose,
  )
  return cells.map((cell) => {
    const price = cell.id === undefined ? undefined : prices.get(cell.id)
    return price ? { ...cell, price: priceOf(price) } : cell
  })
}
