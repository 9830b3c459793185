/** contract: what operators change without a deploy, and what pages show of it. */
import { z } from 'zod'
import type { Refusals } from '../http/errors.ts'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, currencyCode, id, instant } from '../vocabulary/common.ts'
import {
  bannerBounds,
  bannerLanguages,
  bannerTones,
  limitBounds,
  settingKeys,
  type LimitName,
} from './setting-codes.ts'

const knownCurrencies = new Set(Intl.supportedValuesOf('currency'))
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const unique = (items: readonly string[]): boolean => new Set(items).size === items.length

/** Those chosen, or null for all there are. */
const chosen = <S extends z.ZodType<string>>(one: S, most: number) =>
  z.array(one).min(1).max(most).refine(unique, 'Each once').nullable()

const bound = (name: LimitName) => z.int().min(limitBounds[name].min).max(limitBounds[name].max)

const bannerText = z
  .string()
  .trim()
  .min(1, 'Please write it in every language')
  .max(bannerBounds.words, 'Please keep it short')

export const banner = z
  .strictObject({
    id,
    tone: z.enum(bannerTones),
    from: instant,
    until: instant,
    /** Shown on pages below this path only; null for all public pages. */
    path: z
      .string()
      .max(120)
      .regex(/^\/[\w/-]*$/, 'A path such as /contactUs')
      .nullable(),
    texts: z.strictObject(
      Object.fromEntries(bannerLanguages.map((language) => [language, bannerText])) as Record<
        (typeof bannerLanguages)[number],
        typeof bannerText
      >,
    ),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    error: 'It must end after it begins',
  })
export type Banner = z.infer<typeof banner>

export const settingValues = {
  limits: z.strictObject({
    enquiriesPerHour: bound('enquiriesPerHour'),
    enquiriesPerHome: bound('enquiriesPerHome'),
    reportsPerDay: bound('reportsPerDay'),
  }),
  /** Offered where one chooses; prices in others are shown and converted all the same. */
  currencies: chosen(
    currencyCode.refine((code) => knownCurrencies.has(code), 'No currency has this code'),
    200,
  ),
  /**
   * Countries that are offered: in the search, suggestions, sitemaps and
   * figures. A home elsewhere stays at its address.
   */
  markets: chosen(
    countryCode.refine((code) => regionNames.of(code) !== undefined, 'No country has this code'),
    250,
  ),
  banners: z
    .array(banner)
    .max(bannerBounds.most)
    .refine((all) => unique(all.map((one) => one.id)), 'Each once'),
}
export const settings = z.strictObject(settingValues)
export type Settings = z.infer<typeof settings>

/** What holds until somebody says otherwise. */
export const defaultSettings: Settings = {
  limits: { enquiriesPerHour: 10, enquiriesPerHome: 5, reportsPerDay: 3 },
  currencies: null,
  markets: null,
  banners: [],
}

/** One change of one setting; `before` is what held until then. */
const settingVersion = z.object({
  key: z.enum(settingKeys),
  version: z.int(),
  value: z.unknown(),
  before: z.unknown(),
  at: instant,
  by: z.string(),
  /** The version whose value it brought back. */
  restores: z.int().nullable(),
})
export type SettingVersion = z.infer<typeof settingVersion>

/** The version somebody looked at; a newer one means that somebody else was quicker. */
const seen = z.int().min(0)
const message = z.object({ message: z.string() })

const change = z.discriminatedUnion('key', [
  z.strictObject({ key: z.literal('limits'), version: seen, value: settingValues.limits }),
  z.strictObject({ key: z.literal('currencies'), version: seen, value: settingValues.currencies }),
  z.strictObject({ key: z.literal('markets'), version: seen, value: settingValues.markets }),
  z.strictObject({ key: z.literal('banners'), version: seen, value: settingValues.banners }),
])
export type SettingChange = z.output<typeof change>

export const settingsErrors = {
  'settings.changed': {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Please look at it again.',
  },
  'settings.noVersion': { status: 404, message: 'There is no such version.' },
} as const satisfies Refusals

export const site = {
  now: endpoint({
    method: 'GET',
    path: '/api/meridian/site',
    for: 'anyone',
    summary:
      'What operators chose to show: currencies to choose from, markets, and the banners of this moment',
    data: z.object({
      currencies: settingValues.currencies,
      markets: settingValues.markets,
      banners: z.array(banner),
    }),
  }),
}

export const portalSettings = {
  read: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/settings',
    for: ['Admin'],
    duty: 'own',
    summary: 'Every setting with its version, and the latest changes, newest first',
    data: z.object({
      settings,
      versions: z.record(z.enum(settingKeys), z.int()),
      history: z.array(settingVersion),
    }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/meridian/portal/settings',
    for: ['Admin'],
    duty: 'own',
    summary: 'Change one setting; every node follows within seconds',
    body: change,
    data: message,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/settings/restore',
    for: ['Admin'],
    duty: 'own',
    summary: 'Bring back what held before a change',
    body: z.strictObject({ key: z.enum(settingKeys), version: seen, undoes: z.int().min(1) }),
    data: message,
  }),
}
