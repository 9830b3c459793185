/** search: homes that come close, and the trades that find more, answered by PostgreSQL. */
import type { Db } from '#server/platform/database/db.ts'
import { nearOf, roomForNear, tradesOf, tradesToCount } from '../near/answer-near.rules.ts'
import { wishesOf } from '../near/wishes.rules.ts'
import { toAsked, type Asked } from '../question/asked.rules.ts'
import type { EngineAsk, Found } from '../question/engine.ts'
import { countEach, readNear } from './near.store.ts'

type Ask = { ask: EngineAsk; asked: Asked; perEuro: number; total: number }

/** Nothing where enough was found. */
export async function findNear(
  db: Db,
  { ask, asked, perEuro, total }: Ask,
): Promise<Pick<Found, 'near' | 'trades'>> {
  const { question, now, place = null } = ask
  const limit = roomForNear(question, total)
  if (limit === null) return {}
  const wishes = wishesOf({ asked, words: asked.words !== null, place })
  const near = nearOf(wishes, await readNear(db, { asked, wishes, limit }))
  const offers = tradesToCount({ question, asked, place, perEuro, near })
  const changed = offers.map((offer) =>
    toAsked(offer.question, { perEuro, now, words: offer.question.q === undefined ? null : asked.words }),
  )
  return { near, trades: tradesOf(offers, await countEach(db, changed), total) }
}
