/** stock: binds the lists of agencies by their confirmed stock. */
import { agencies } from '#contract/stock/agencies.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import type { Routes } from '#server/platform/http/http.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rankedAgencies, stockPage, stockView } from './agency-stock.ts'

const eachPage = 500

export const agenciesRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const { db } = platform
    bind(agencies.list, ({ query }) => platform.read((replica) => rankedAgencies(replica, query)))
    bind(agencies.stock, ({ query }) => stockView(db, query))
    raw('/api/meridian/portal/agencies.csv', { for: ['Admin'], duty: 'moderate' }, async ({ url }) => {
      const asked = { ...parseInput(agencies.stock.query, readQuery(url)), limit: eachPage }
      const table = csvOf(
        ['id', 'agency', 'country', 'city', 'confirmed', 'unconfirmed', 'hidden', 'share confirmed'],
        (cursor) => stockPage(db, { ...asked, cursor }),
        ({ id, name, country, city, confirmed, unconfirmed, hidden, share }) => [
          id,
          name,
          country,
          city,
          confirmed,
          unconfirmed,
          hidden,
          share,
        ],
      )
      return fileAnswer(table, 'agencies.csv')
    })
  }
