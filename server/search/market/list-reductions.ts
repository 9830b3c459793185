/** search: homes whose asking price fell in the last seven days. */
import { typesOf, type Category } from '#contract/vocabulary/categories.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { search } from '#contract/search/search.ts'
import type { Db } from '#server/platform/database/db.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { CardContext } from '../cards/cards.rules.ts'
import { writeCards } from '../cards/card-writer.ts'
import { changeOf, priceSteps } from './reductions.rules.ts'
import { readPriceSteps, readReductions } from './reductions.store.ts'

type Ask = {
  limit: number
  now: Date
  context: CardContext
  purpose?: Purpose | undefined
  category?: Category | undefined
}

/** The latest first, each with all its asking prices so far. */
export async function listReductions(
  db: Db,
  { limit, now, context, purpose, category }: Ask,
): Promise<Reply<typeof search.reductions>> {
  const { total, keys } = await readReductions(db, {
    since: new Date(now.getTime() - 7 * dayMs),
    limit,
    purpose: purpose ?? null,
    types: category ? typesOf([category]) : null,
  })
  const [cards, steps] = await Promise.all([
    writeCards(db, keys, context),
    readPriceSteps(
      db,
      keys.map(({ id }) => id),
    ),
  ])
  const items = cards.map((card) => ({
    card,
    steps: priceSteps(
      steps.filter(
        (one) => one.id === card.id && one.purpose === card.purpose && one.currency === card.price.currency,
      ),
      card,
    ),
    change: changeOf(card),
    daysListed: Math.max(0, Math.floor((now.getTime() - Date.parse(card.listedAt)) / dayMs)),
  }))
  return { total, items }
}
