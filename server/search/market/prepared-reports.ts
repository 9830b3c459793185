/**
 * search: reports about the whole market, which the worker makes ahead:
 * they take a walk through every home there is.
 */
import type { z } from 'zod'
import type { Reply } from '#contract/http/endpoint.ts'
import { markets } from '#contract/search/markets.ts'
import { search } from '#contract/search/search.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import { countryMedians } from './country-medians.ts'
import { replacePrepared, readPrepared } from './prepared-reports.store.ts'
import { marketReport, type MarketPlaces } from './market-report.ts'

/** As many places as anybody may ask for. */
const mostPlaces = 24
/** Making them takes a hundredth of the worker's time at most. */
const restsTimes = 100
/** What is older comes from a worker that is gone. */
const servesMs = dayMs

type Making = { now: Date; places: MarketPlaces }
/** `shape`: what was kept by another version of the program may be of another. */
type Report<T> = { name: string; shape: z.ZodType<T>; make: (db: Db, making: Making) => Promise<T> }

const reportOfPlaces: Report<Reply<typeof search.market>> = {
  name: 'places',
  shape: search.market.data,
  make: (db, { now, places }) => marketReport(db, { limit: mostPlaces, now, places }),
}
const reportOfCountries: Report<Reply<typeof markets.countries>> = {
  name: 'countries',
  shape: markets.countries.data,
  make: (db, { now }) => countryMedians(db, now),
}

/** Makes what is due; where the stock is another one now, `all` of it. */
export async function prepareReports(
  db: Db,
  { all = false, ...making }: Making & { all?: boolean },
): Promise<void> {
  await makeOne(db, reportOfPlaces, making, all)
  await makeOne(db, reportOfCountries, making, all)
}

async function makeOne<T>(db: Db, report: Report<T>, making: Making, all: boolean): Promise<void> {
  const { name, make } = report
  const before = await readPrepared(db, name)
  const rests = before ? before.madeAt.getTime() + restsTimes * before.tookMs : 0
  if (!all && making.now.getTime() < rests) return
  const began = performance.now()
  const figures = await make(db, making)
  await replacePrepared(db, name, {
    madeAt: making.now,
    tookMs: Math.round(performance.now() - began),
    figures,
  })
}

/** What was made of the report within a day; where nothing was, it is made while whoever asks waits. */
async function reportFrom<T>(db: Db, { name, shape, make }: Report<T>, making: Making): Promise<T> {
  const kept = await readPrepared(db, name)
  if (kept && making.now.getTime() - kept.madeAt.getTime() < servesMs) {
    const { success, data } = shape.safeParse(kept.figures)
    if (success) return data
  }
  return make(db, making)
}

/** The places with most homes for sale. */
export async function marketOfPlaces(
  db: Db,
  { limit, ...making }: Making & { limit: number },
): Promise<Reply<typeof search.market>> {
  const { month, items } = await reportFrom(
    db,
    { ...reportOfPlaces, make: (from, at) => marketReport(from, { limit, ...at }) },
    making,
  )
  return { month, items: items.slice(0, limit) }
}

/** The country with most homes for sale first. */
export const marketOfCountries = (db: Db, making: Making): Promise<Reply<typeof markets.countries>> =>
  reportFrom(db, reportOfCountries, making)
