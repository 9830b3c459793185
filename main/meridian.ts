/**
 * main: the one place where domains, contract and pages meet; everything a process of Meridian is made of.
 */
import { createApi, type Api } from '#contract/http/client.ts'
import { contract, type MeridianContract } from '#contract/index.ts'
import {
  accountsJobs,
  accountsRoutes,
  authRoutes,
  createAuthenticate,
  createCallerOf,
  invitationRoutes,
  teamRoutes,
} from '#server/accounts/index.ts'
import {
  alertsFeedRoutes,
  alertsJobs,
  alertsRoutes,
  exportAlerts,
  subscribeAlerts,
} from '#server/alerts/index.ts'
import { contentRoutes, wordingOfMails } from '#server/content/index.ts'
import { currenciesJobs, currenciesRoutes } from '#server/currencies/index.ts'
import {
  enquiriesJobs,
  enquiriesRoutes,
  exportEnquiries,
  hooksRoutes,
  inboundRoutes,
  leadsRoutes,
  leadViewingsRoutes,
  subscribeEnquiries,
  templatesRoutes,
  viewingsRoutes,
} from '#server/enquiries/index.ts'
import { exportsRoutes } from '#server/exports/index.ts'
import { feedDeskRoutes, feedsJobs, feedsRoutes, subscribeFeeds, type RunFeeds } from '#server/feeds/index.ts'
import { figuresJobs, figuresOf, figuresRoutes } from '#server/figures/index.ts'
import { counterOf, insightsJobs, insightsRoutes } from '#server/insights/index.ts'
import { listingsRoutes, readDirectHits, readPostcodes, subscribeListings } from '#server/listings/index.ts'
import { mapsRoutes } from '#server/maps/index.ts'
import { mediaJobs, mediaRoutes, toPicture } from '#server/media/index.ts'
import { moderationJobs, moderationRoutes, subscribeModeration } from '#server/moderation/index.ts'
import { findPostcodes, placesOf, placesRoutes } from '#server/places/index.ts'
import {
  createCountByPlace,
  marketRoutes,
  searchJobs,
  searchRoutes,
  subscribeSearch,
  understandRoutes,
} from '#server/search/index.ts'
import {
  collectionsRoutes,
  dossierRoutes,
  exportSaved,
  papersOf,
  savedJobs,
  savedRoutes,
  sharingRoutes,
} from '#server/saved/index.ts'
import { auditRoutes, deskRoutes, portalJobs, portalRoutes, textRoutes } from '#server/portal/index.ts'
import {
  agenciesRoutes,
  reconfirmRoutes,
  stockJobs,
  stockRoutes,
  subscribeStock,
} from '#server/stock/index.ts'
import { createFindNamed, findSpots, regionsRoutes, streetsOf } from '#server/regions/index.ts'
import { privacyJobs, privacyRoutes, subscribePrivacy } from '#server/privacy/index.ts'
import { uploadsOrigin } from '#server/platform/settings/storage-address.ts'
import { currentSettings, settingsRoutes } from '#server/settings/index.ts'
import { travelOf, travelRoutes } from '#server/travel/index.ts'
import { translationJobs, translationRoutes } from '#server/translation/index.ts'
import { devMailboxRoutes } from '#server/platform/mail/dev-mailbox.ts'
import { limitsJobs } from '#server/platform/limits/limits.ts'
import { mailJobs } from '#server/platform/mail/mail-jobs.ts'
import { healthRoutes } from '#server/platform/http/health.ts'
import { idempotencyJobs } from '#server/platform/http/idempotency.ts'
import { createApp, type App, type Pages, type Routes } from '#server/platform/http/http.ts'
import { openApiRoutes } from '#server/platform/openapi/openapi-routes.ts'
import { securityTextRoutes } from '#server/platform/http/security-text.ts'
import { rememberVisit } from '#server/platform/http/current-visit.ts'
import { rememberWrites } from '#server/platform/http/read-your-writes.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { StaticFiles } from '#server/platform/http/static-files.ts'
import { createVisitLimits } from '#server/platform/limits/visit-limits.ts'
import { keepPicture } from './keep-picture.ts'
import { alertWords } from './alert-words.ts'
import { retentionPeriods } from './retention-periods.ts'
import { findHomes, readWords } from './find-homes.ts'
import { letters } from './letters.ts'
import { sweptFiles } from './swept-files.ts'
import { illustrationRoutes } from './demonstration/illustrations.ts'
import { refusalPage } from './public/refusal-page.ts'
import { searchFeedRoutes } from './public/search-feed.ts'
import { sitemapRoutes } from './public/sitemap.ts'

/** What the team works with. */
const officeRoutes = (platform: Platform): Routes[] => [
  portalRoutes(platform),
  auditRoutes(platform),
  deskRoutes(platform),
  ...textRoutes(platform, letters),
  settingsRoutes(platform),
  privacyRoutes(platform, { ...knownOf(platform), retentionPeriods: retentionPeriods(platform) }),
  moderationRoutes(platform),
  feedDeskRoutes(platform),
  figuresRoutes(platform),
]

/** What people do with their accounts and teams. */
const personRoutes = (platform: Platform): Routes[] => [
  authRoutes(platform, { ...knownOf(platform), keepPicture: (bytes) => keepPicture(platform, bytes) }),
  teamRoutes(platform, { keepPicture: (bytes) => keepPicture(platform, bytes) }),
  invitationRoutes(platform),
]

/** Every domain's calls. */
const domainRoutes = (platform: Platform, api: Api<MeridianContract>): Routes[] => [
  accountsRoutes(platform),
  ...personRoutes(platform),
  ...officeRoutes(platform),
  devMailboxRoutes(platform),
  contentRoutes(platform),
  currenciesRoutes(platform),
  enquiriesRoutes(platform, { findHomes: findHomes(api), readWords: readWords(api) }),
  leadsRoutes(platform),
  leadViewingsRoutes(platform),
  templatesRoutes(platform),
  viewingsRoutes(platform),
  hooksRoutes(platform),
  inboundRoutes(platform),
  feedsRoutes(platform),
  agenciesRoutes(platform),
  stockRoutes(platform),
  exportsRoutes(platform),
  reconfirmRoutes(platform),
  insightsRoutes(platform),
  listingsRoutes(platform, { onViewed: (id) => counterOf(platform).viewed(id) }),
  illustrationRoutes(platform),
  sitemapRoutes({ platform, content: api.content }),
  searchFeedRoutes(platform, api),
  mediaRoutes(platform),
  placesRoutes(platform, {
    directHits: (typed) => platform.read((db) => readDirectHits(db, typed)),
    postcodes: postcodesOf(platform),
    countByPlace: createCountByPlace(platform),
    spots: (typed, townAt) => platform.read((db) => findSpots(db, typed, townAt)),
    markets: async () => (await currentSettings(platform).read()).markets,
  }),
  searchRoutes(platform, {
    toPicture,
    onShown: (ids, words) => counterOf(platform).shown(ids, words),
    onAnswered: (question, total, ms) => figuresOf(platform).searched(question, total, ms),
  }),
  understandRoutes(platform, {
    countByPlace: createCountByPlace(platform),
    postcodes: postcodesOf(platform),
    spots: createFindNamed(platform),
  }),
  marketRoutes(platform, { toPicture }),
  alertsRoutes(platform),
  alertsFeedRoutes(platform, { toPicture, words: alertWords }),
  regionsRoutes(platform, travelOf(platform).walks),
  savedRoutes(platform, { toPicture, onSaved: (id) => counterOf(platform).saved(id) }),
  dossierRoutes(platform),
  collectionsRoutes(platform, { toPicture }),
  sharingRoutes(platform, { toPicture }),
  translationRoutes(platform),
  travelRoutes(platform),
  mapsRoutes({
    labels: async (box, asked) => (await placesOf(platform)).inBox(box, asked),
    streets: streetsOf(platform),
    onClose: platform.onClose,
  }),
]

/** What domains above the accounts hold about a person. */
const knownOf = (platform: Platform) => ({
  exporters: [exportSaved(platform), exportAlerts(platform), exportEnquiries(platform)],
  papers: [papersOf(platform)],
})

/** Where postcodes are: homes say it, and postal files. */
const postcodesOf =
  ({ read }: Platform) =>
  (typed: string) =>
    read((db) => findPostcodes(db, typed, (code) => readPostcodes(db, code)))

/** Who hears of whose news. Every process subscribes, because every process may publish. */
const subscriptions: ((platform: Platform) => void)[] = [
  subscribeListings,
  // Before the search: it notes homes as the search found them until now.
  subscribeAlerts,
  subscribeSearch,
  subscribeEnquiries,
  subscribeFeeds,
  subscribeStock,
  subscribeModeration,
  subscribePrivacy,
  // Operators may say mails otherwise.
  ({ mail }) => mail.rewordBy(wordingOfMails),
]

/** Who works later, in worker processes only. */
const jobs: ((platform: Platform) => void)[] = [
  accountsJobs,
  alertsJobs({ toPicture, words: alertWords }),
  currenciesJobs,
  enquiriesJobs,
  figuresJobs,
  insightsJobs,
  mediaJobs,
  moderationJobs,
  portalJobs(letters),
  privacyJobs,
  savedJobs,
  searchJobs,
  stockJobs,
  translationJobs,
  idempotencyJobs,
  limitsJobs,
  mailJobs,
  sweptFiles,
]

type Parts = {
  platform: Platform
  /** Made with the client that calls this very program without a network, and in the language of a page. */
  pages?: (apiIn: (language: string) => Api<MeridianContract>) => Pages
  files?: StaticFiles
  development?: boolean
  routes?: Routes[]
}

/** Joins everything to one fetch function; `api` is the contract client that calls it from inside. */
export function createMeridian({ platform, pages, files, development = false, routes }: Parts) {
  const { config, readiness, metrics, telemetry, log, clock, database } = platform
  const https = config.publicUrl.startsWith('https:')
  const { translate } = config
  subscribe(platform)
  const api: Api<MeridianContract> = createApi(contract, config.publicUrl, (request) => app.fetch(request))
  const asking = new Map<string, Api<MeridianContract>>()
  /** Titles of homes and names of towns are answered in the language that asks. */
  const apiIn = (language: string): Api<MeridianContract> => {
    const known =
      asking.get(language) ??
      createApi(contract, config.publicUrl, (request) => {
        request.headers.set('accept-language', language)
        return app.fetch(request)
      })
    asking.set(language, known)
    return known
  }
  const calls = createApp({
    routes: [
      healthRoutes({ readiness, metrics, metricsToken: config.metricsToken }),
      openApiRoutes(contract),
      securityTextRoutes(platform),
      ...(routes ?? domainRoutes(platform, api)),
    ],
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    security: {
      https,
      foreignMap: Boolean(config.mapStyleUrl),
      translator: translate.direct && translate.upstream ? new URL(translate.upstream).origin : null,
      uploads: uploadsOrigin(config.storage),
      development,
    },
    log,
    metrics,
    telemetry,
    authenticate: createAuthenticate(platform),
    idempotency: { platform, callerOf: createCallerOf(platform) },
    limits: createVisitLimits(clock, config.rateLimits),
    checksAnswers: process.env.NODE_ENV !== 'production',
    refusalPage,
    ...(pages && { pages: pages(apiIn) }),
    ...(files && { files }),
  })
  const app: App = rememberVisit(rememberWrites(calls, { database, log, https }), config.trustProxy)
  return { app, api }
}

/** Tells every subscriber's domain to listen; processes without pages (worker, import) call it too. */
export function subscribe(platform: Platform): void {
  for (const domain of subscriptions) domain(platform)
}

/**
 * Registers every domain's work; the worker starts it. `runFeeds`:
 * how feeds are run, where not in this process.
 */
export function employ(platform: Platform, runFeeds?: RunFeeds): void {
  for (const domain of jobs) domain(platform)
  feedsJobs(platform, runFeeds)
}
