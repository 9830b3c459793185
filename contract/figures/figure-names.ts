/** contract: what the dashboard counts, by name. */
import { listingStatuses } from '../vocabulary/codes.ts'
import { feedHealths } from '../feeds/feed-healths.ts'

/** How often something happened. */
export const countNames = [
  'homes.listed',
  'homes.withdrawn',
  'homes.closed',
  'people.users',
  'people.agents',
  'applications.received',
  'searches.asked',
  'searches.fruitless',
  'enquiries.received',
  'enquiries.answered',
  'alerts.mail',
  'alerts.push',
  'mails.sent',
  'mails.failed',
  'feeds.published',
  'feeds.held',
  'feeds.failed',
  'jobs.failed',
] as const
export type CountName = (typeof countNames)[number]

/** How long something took. */
export const spreadNames = ['page', 'search', 'call', 'answer'] as const
export type SpreadName = (typeof spreadNames)[number]

/** How long ago live homes were confirmed: today, within 7 days, within 30, longer ago. */
export const freshnesses = ['today', 'week', 'month', 'older'] as const
export type Freshness = (typeof freshnesses)[number]

/** Days since the confirmation, from the first number on and less than the second. */
export const freshnessDays = {
  today: [0, 1],
  week: [1, 7],
  month: [7, 30],
  older: [30, Infinity],
} as const satisfies Record<Freshness, readonly [from: number, to: number]>

/** How many there are; `oldest` in seconds. */
export const levelNames = [
  'homes.live',
  ...listingStatuses.map((status) => `homes.${status}` as const),
  ...freshnesses.map((age) => `fresh.${age}` as const),
  ...feedHealths.map((health) => `feeds.${health}` as const),
  'jobs.waiting',
  'jobs.oldest',
  'mails.waiting',
  'mails.oldest',
] as const
export type LevelName = (typeof levelNames)[number]

/** Days that can be looked at. */
export const figureDays = ['1', '7', '30', '90'] as const
export type FigureDays = (typeof figureDays)[number]
