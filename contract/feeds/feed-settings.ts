/**
 * contract: a feed as a thing that is kept: its name and settings, when it is fetched, paused and removed.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { isInUse } from '../money/minor-units.ts'
import { areaUnit, countryCode, currencyCode, id, languageTag } from '../vocabulary/common.ts'
import { isTimeZone } from '../vocabulary/time-zones.ts'
import { propertyType } from '../vocabulary/vocabulary.ts'
import { feed } from './feed-shapes.ts'

const message = z.string()
export const feedName = z.string().trim().min(1, 'Please name the feed.').max(100)

/** IANA, such as Europe/Madrid. */
export const timeZoneName = z
  .string()
  .max(60)
  .refine(isTimeZone, 'Please choose a time zone such as Europe/Madrid.')

/**
 * What the feed's owner says once for everything its files leave open, and
 * how careful runs are. What is not said stays.
 */
export const feedSettings = z.strictObject({
  name: feedName.optional(),
  defaultCountry: countryCode.nullable().optional(),
  defaultCurrency: currencyCode.refine(isInUse, 'Please choose a currency in use.').nullable().optional(),
  defaultLanguage: languageTag.nullable().optional(),
  defaultType: propertyType.nullable().optional(),
  areaUnit: areaUnit.nullable().optional(),
  agentName: z.string().trim().min(1).max(100).nullable().optional(),
  timeZone: timeZoneName.optional(),
  shrinkLimitPct: z
    .int('Please enter a whole number from 0 to 100.')
    .min(0, 'Please enter a whole number from 0 to 100.')
    .max(100, 'Please enter a whole number from 0 to 100.')
    .optional(),
  missingRuns: z
    .int('Please enter a whole number from 1 to 30.')
    .min(1, 'Please enter a whole number from 1 to 30.')
    .max(30, 'Please enter a whole number from 1 to 30.')
    .optional(),
})
export type FeedSettingsAsk = z.output<typeof feedSettings>

const schedule = z
  .strictObject({
    everyMinutes: z.int().min(15).max(10_080).nullable().default(null),
    dailyAt: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 06:30.')
      .optional(),
    timeZone: timeZoneName.optional(),
  })
  .refine(({ everyMinutes, dailyAt }) => everyMinutes === null || dailyAt === undefined, {
    path: ['dailyAt'],
    message: 'Please choose either a pause or a time of day.',
  })
  .refine(({ dailyAt, timeZone }) => dailyAt === undefined || timeZone !== undefined, {
    path: ['timeZone'],
    message: 'Please say in which time zone.',
  })

const onFeed = <const S extends string>(rest: S) => `/api/meridian/agent/feeds/:id${rest}` as const

export const feedSettingsCalls = {
  settings: endpoint({
    method: 'PATCH',
    path: onFeed(''),
    for: ['Agent'],
    summary: 'Rename a feed, or change what its files leave open and how careful its runs are',
    params: z.object({ id }),
    body: feedSettings,
    data: z.object({ message, feed }),
  }),
  schedule: endpoint({
    method: 'PUT',
    path: onFeed('/schedule'),
    for: ['Agent'],
    summary:
      'When the address of a feed is fetched: every so many minutes, or daily at a time of a zone; neither stops it',
    params: z.object({ id }),
    body: schedule,
    data: z.object({ message, feed }),
  }),
  pause: endpoint({
    method: 'POST',
    path: onFeed('/pause'),
    for: ['Agent'],
    summary: 'Pause a feed: its homes stay as they are, and nothing is fetched or taken until it is resumed',
    params: z.object({ id }),
    data: z.object({ message, feed }),
  }),
  resume: endpoint({
    method: 'POST',
    path: onFeed('/resume'),
    for: ['Agent'],
    summary: 'Resume a paused feed',
    params: z.object({ id }),
    data: z.object({ message, feed }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onFeed(''),
    for: ['Agent'],
    summary:
      'Delete a feed with its history; its homes are withdrawn, or kept as homes that the agency looks after by hand',
    params: z.object({ id }),
    query: z.strictObject({ homes: z.enum(['withdraw', 'keep']) }),
    data: z.object({ message }),
  }),
}
