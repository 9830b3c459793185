/** figures: binds what Admins ask of figures and of the work behind them, as pages and as tables. */
import { z } from 'zod'
import { countNames, levelNames } from '#contract/figures/figure-names.ts'
import { figures } from '#contract/figures/figures.ts'
import { accountsOf, record } from '#server/accounts/index.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import { localLanguageOf } from '#server/places/index.ts'
import type { Raw, Routes } from '#server/platform/http/http.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import type { Platform } from '#server/platform/platform.ts'
import { figuresOf } from './count/counter.ts'
import { askForFigures } from './figures.jobs.ts'
import { dashboardOf, dashboardTable } from './read/dashboard.ts'
import { fruitlessSearches } from './read/fruitless.ts'
import { alertsPage, alertsView } from './read/read-alerts.ts'
import { jobsPage, jobsView, mailsPage, mailsView } from './read/read-work.ts'

const oldMs = 60_000
const languageOf = ({ headers }: Request) => localLanguageOf(headers.get('accept-language'))

export const figuresRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const { db, clock } = platform
    // From here on answers are counted.
    figuresOf(platform)
    bind(figures.dashboard, async ({ query: { days } }) => {
      const found = await dashboardOf(platform, days)
      const age = found.countedAt ? clock.now().getTime() - Date.parse(found.countedAt) : Infinity
      if (age > oldMs || found.levels['homes.live'].now === null) await askForFigures(platform)
      return found
    })
    bind(figures.fruitless, ({ query }, { request }) =>
      fruitlessSearches(platform, { ...query, language: languageOf(request) }),
    )
    bind(figures.jobs, ({ query }) => jobsView(db, query))
    bind(figures.alerts, ({ query }) => alertsView(platform, query))
    bind(figures.mails, ({ query }) => mailsView(db, query))
    tableRoutes(platform)(bind, raw)
  }

const eachPage = 500

const figureName = z.enum([...countNames, ...levelNames])
/** All figures, or only these. */
const figureTable = figures.dashboard.query.extend({
  of: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(figureName))
    .optional(),
})

/** Lists as files. Whoever takes the addresses of people along is written down. */
const tableRoutes =
  (platform: Platform): Routes =>
  (_, raw) => {
    const { db } = platform
    raw('/api/meridian/portal/dashboard.csv', ['Admin'], async ({ url }) => {
      const asked = parseInput(figureTable, readQuery(url))
      return fileAnswer(dashboardTable(platform, asked), 'figures.csv')
    })
    raw('/api/meridian/portal/searches.csv', ['Admin'], async (request) => {
      const { days } = parseInput(figures.fruitless.query, readQuery(request.url))
      const asked = { days, limit: eachPage, language: languageOf(request) }
      const table = csvOf(
        ['purpose', 'place', 'words', 'filters', 'searches'],
        (cursor) => fruitlessSearches(platform, { ...asked, cursor }),
        ({ purpose, place, words, filters, searches }) => [
          purpose,
          place?.name ?? null,
          words,
          filters.map(({ name, value }) => (value === null ? name : `${name}=${value}`)).join(' '),
          searches,
        ],
      )
      return fileAnswer(table, 'searches.csv')
    })
    raw('/api/meridian/portal/jobs.csv', ['Admin'], async ({ url }) => {
      const asked = { ...parseInput(figures.jobs.query, readQuery(url)), limit: eachPage }
      const table = csvOf(
        ['id', 'queue', 'state', 'at', 'due', 'ended', 'tries', 'failure'],
        (cursor) => jobsPage(db, { ...asked, cursor }),
        ({ id, queue, state, at, due, endedAt, tries, failure }) => [
          id,
          queue,
          state,
          at,
          due,
          endedAt,
          tries,
          failure,
        ],
      )
      return fileAnswer(table, 'jobs.csv')
    })
    alertsTable(raw, platform)
    mailsTable(raw, platform)
  }

function alertsTable(raw: Raw, platform: Platform): void {
  raw('/api/meridian/portal/alerts.csv', ['Admin'], async ({ url }) => {
    const asked = { ...parseInput(figures.alerts.query, readQuery(url)), limit: eachPage }
    const table = csvOf(
      ['id', 'at', 'by', 'event', 'listing', 'reference', 'title', 'agency'],
      (cursor) => alertsPage(platform, { ...asked, cursor }),
      ({ id, at, by, event, listing }) => [
        id,
        at,
        by,
        event,
        listing.id,
        listing.reference,
        listing.title,
        listing.agency,
      ],
    )
    return fileAnswer(table, 'alerts.csv')
  })
}

function mailsTable(raw: Raw, platform: Platform): void {
  const { db } = platform
  const accounts = accountsOf(platform)
  raw('/api/meridian/portal/mails.csv', ['Admin'], async ({ url }, actor) => {
    const asked = { ...parseInput(figures.mails.query, readQuery(url)), limit: eachPage }
    await platform.db
      .transaction()
      .execute((tx) =>
        record(accounts, tx, { action: 'portal.tableTaken', actor, detail: { table: 'mails' } }),
      )
    const table = csvOf(
      ['id', 'at', 'kind', 'to', 'subject', 'state', 'attempts', 'failure', 'sent'],
      (cursor) => mailsPage(db, { ...asked, cursor }),
      ({ id, at, kind, to, subject, state, attempts, failure, sentAt }) => [
        id,
        at,
        kind,
        to,
        subject,
        state,
        attempts,
        failure,
        sentAt,
      ],
    )
    return fileAnswer(table, 'mails.csv')
  })
}
