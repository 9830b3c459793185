/**
 * alerts: the searches that wait, held in memory by a process and brought up
 * to date before homes are held against them.
 */
import { searchQuestion, type SearchQuestion } from '#contract/search/search-question.ts'
import type { Rates } from '#contract/money/exchange.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { latestRates } from '#server/currencies/index.ts'
import {
  createPercolator,
  readWishWords,
  wishOf,
  type Percolator,
  type WithTravel,
} from '#server/search/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Log } from '#server/platform/settings/log.ts'
import { readQuestions, readRevisions } from './waiting.store.ts'

/** No search is ever saved as this revision. */
const unsettled = -1

type Held = { revision: number; purpose: Purpose; since: Date }

export type WaitingSearches = {
  percolator: Percolator
  /** Which offers it is about, and since when it waits. */
  about: (id: string) => { purpose: Purpose; since: Date } | undefined
}

/** Searches that are read from the database at once. */
const atOnce = 2_000

/** How travel times become areas; `version` changes with the streets that are known. */
export type TravelAreas = {
  version: () => Promise<string>
  resolve: (question: SearchQuestion) => Promise<WithTravel>
}

/**
 * A function that answers all searches that wait now, at today's rates and with the streets that are known.
 */
export function createWaitingSearches(log: Log, travel: TravelAreas): (db: Db) => Promise<WaitingSearches> {
  let held = new Map<string, Held>()
  let percolator = createPercolator()
  let known = ''

  return async (db) => {
    const now = await latestRates(db)
    const rates = JSON.stringify([...now].map(([currency, { perEuro }]) => [currency, perEuro]))
    const current = `${rates} ${await travel.version()}`
    if (current !== known) {
      held = new Map()
      percolator = createPercolator()
      known = current
    }
    const waiting = new Map((await readRevisions(db)).map((one) => [one.id, one]))
    for (const id of held.keys())
      if (!waiting.has(id)) {
        held.delete(id)
        percolator.remove(id)
      }
    const others = [...waiting.keys()].filter((id) => held.get(id)?.revision !== waiting.get(id)?.revision)
    for (let from = 0; from < others.length; from += atOnce)
      for (const { id, question: raw } of await readQuestions(db, others.slice(from, from + atOnce))) {
        const question = readable(raw, id, log)
        const { revision, since } = waiting.get(id) ?? { revision: 0, since: new Date() }
        held.set(id, { revision, since, purpose: question?.purpose ?? 'sale' })
        if (!question) continue
        const { question: asked, isPassing } = await travel.resolve(question)
        await hold(db, { id, question: asked, rates: now, percolator })
        // Whoever knows the streets is away: asked again before the next homes.
        if (isPassing) held.set(id, { revision: unsettled, since, purpose: question.purpose })
      }
    return { percolator, about: (id) => held.get(id) }
  }
}

/** Null for a question that this program does not understand any more: it waits until one does. */
function readable(raw: unknown, id: string, log: Log): SearchQuestion | null {
  const read = searchQuestion.safeParse(raw)
  if (!read.success) log.warn({ search: id }, 'a saved search cannot be read')
  return read.data ?? null
}

type Holding = { id: string; question: SearchQuestion; rates: Rates; percolator: Percolator }

/** A currency without a rate finds nothing until it has one. */
async function hold(db: Db, { id, question, rates, percolator }: Holding): Promise<void> {
  const perEuro = question.currency === 'EUR' ? 1 : rates.get(question.currency)?.perEuro
  if (perEuro === undefined) return percolator.remove(id)
  percolator.put(id, wishOf(question, { perEuro, words: await readWishWords(db, question) }))
}
