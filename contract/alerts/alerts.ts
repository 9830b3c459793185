/** contract: searches that an account keeps, and how it is told of homes that answer them. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { timeZoneName } from '../feeds/feed-settings.ts'
import { place } from '../search/places.ts'
import { searchParameterNames, searchQuestion } from '../search/search-question.ts'
import { id, instant } from '../vocabulary/common.ts'
import {
  alertEvents,
  frequencies,
  longestSearchName,
  mostSearchesOfVisitor,
  shownParameters,
} from './alert-codes.ts'

export const alertsErrors = {
  'alerts.notFound': { status: 404, message: 'There is no such search among your saved ones.' },
  'alerts.tooMany': {
    status: 409,
    message: 'You can keep fifty searches at most. Please delete some first.',
  },
  'alerts.sameSearch': { status: 409, message: 'You keep a search for exactly this already.' },
  'alerts.linkInvalid': {
    status: 404,
    message: 'This link is not complete. Please open it from the mail again.',
  },
} as const satisfies Refusals

const parameters = z.partialRecord(z.enum(searchParameterNames), z.string())
const withoutShown = (raw: z.infer<typeof parameters>) =>
  Object.fromEntries(
    Object.entries(raw).filter(([name]) => !(shownParameters as readonly string[]).includes(name)),
  ) as z.infer<typeof parameters>

/** A question as it stands in an address; what only says how its list is shown is left out. */
const question = parameters.transform(withoutShown).superRefine((raw, ctx) => {
  const read = searchQuestion.safeParse(raw)
  for (const { path, message } of read.error?.issues ?? []) ctx.addIssue({ code: 'custom', path, message })
})

const name = z.string().trim().min(1).max(longestSearchName)
const frequency = z.enum(frequencies)
const events = z.array(z.enum(alertEvents)).max(alertEvents.length)

const hour = z.int().min(0).max(23)
/** 1 is Monday (ISO 8601). */
const weekday = z.int().min(1).max(7)

/** When digests of a search come: at this hour of the zone's clock, weekly ones on this day. */
const schedule = z.strictObject({ hour, weekday, timeZone: timeZoneName })
export type Schedule = z.infer<typeof schedule>

export const savedSearch = z.object({
  id,
  name: z.string(),
  question: parameters,
  frequency,
  /** Null where digests come when the settings of the person say. */
  schedule: schedule.extend({ timeZone: z.string() }).nullable(),
  events: z.array(z.enum(alertEvents)),
  paused: z.boolean(),
  createdAt: instant,
  /** What happened since it was last looked at: with how many homes each. */
  news: z.partialRecord(z.enum(alertEvents), z.int()),
  /** The place it asks for, where it asks for one that is known. */
  place: place.nullable(),
})
export type SavedSearch = z.infer<typeof savedSearch>

/** What a search is saved with; whatever is not said is as most people want it. */
const newSearch = z.strictObject({
  name,
  question,
  frequency: frequency.default('daily'),
  schedule: schedule.nullable().default(null),
  events: events.default([...alertEvents]),
  /** The clock of the browser; taken where the account has no settings yet. */
  timeZone: timeZoneName.optional(),
})
export type NewSearch = z.input<typeof newSearch>

const settings = z.object({
  /** When digests come of searches that have no time of their own. */
  hour,
  weekday,
  timeZone: timeZoneName,
  byMail: z.boolean(),
})
export type AlertSettings = z.infer<typeof settings>

/**
 * `feed` is the private address of the web feed; empty for who acts
 * as the person, since it would outlast that.
 */
const settingsAnswer = settings.extend({
  /** Null until a browser has told it. */
  timeZone: z.string().nullable(),
  feed: z.string(),
})
export type AlertSettingsAnswer = z.infer<typeof settingsAnswer>

const message = z.string()

export const alerts = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/saved/searches',
    for: ['User'],
    summary:
      'My saved searches, the latest first, with what happened to homes that answer each since I looked',
    data: z.object({ items: z.array(savedSearch) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/searches',
    for: ['User'],
    summary: 'Save a search; the same question is kept once and takes the new name and pace',
    status: 201,
    body: newSearch,
    data: z.object({ message, search: savedSearch }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/searches/merge',
    for: ['User'],
    summary:
      'Add the searches a visitor kept in this browser, latest first; those that are kept already stay',
    body: z.strictObject({ searches: z.array(newSearch).max(mostSearchesOfVisitor) }),
    data: z.object({ message, added: z.int(), left: z.int() }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/meridian/saved/searches/:id',
    for: ['User'],
    summary: 'Change what a search asks for, its name, its pace or what is told; pause, or go on',
    params: z.object({ id }),
    body: z.strictObject({
      name: name.optional(),
      /** In place of what was asked for until now; what waits to be told of that is told no more. */
      question: question.optional(),
      frequency: frequency.optional(),
      schedule: schedule.nullable().optional(),
      events: events.optional(),
      paused: z.boolean().optional(),
    }),
    data: z.object({ message, search: savedSearch }),
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/searches/:id/looked',
    for: ['User'],
    summary: 'I have seen what answered this search so far',
    params: z.object({ id }),
    data: z.object({ message }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meridian/saved/searches/:id',
    for: ['User'],
    summary: 'Delete a saved search; for a day it can be put back',
    params: z.object({ id }),
    data: z.object({ message }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/searches/:id/restore',
    for: ['User'],
    summary: 'Put a deleted search back as it was',
    params: z.object({ id }),
    data: z.object({ message, search: savedSearch }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/meridian/alerts/settings',
    for: ['User'],
    summary: 'When and where I am told of homes',
    data: settingsAnswer,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/meridian/alerts/settings',
    for: ['User'],
    summary: 'Change when and where I am told of homes',
    body: settings.partial().strict(),
    data: z.object({ message, settings: settingsAnswer }),
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/api/meridian/alerts/feed',
    for: ['User'],
    inPerson: true,
    summary: 'Give my web feed another private address; the one before ends',
    data: z.object({ message, settings: settingsAnswer }),
  }),
  stopAll: endpoint({
    method: 'POST',
    path: '/api/meridian/alerts/stop',
    for: ['User'],
    summary: 'Tell me nothing any more: no mails, and every search is paused',
    data: z.object({ message, settings: settingsAnswer }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/meridian/alerts/unsubscribe/:key',
    for: 'anyone',
    summary: 'End the mails that a signed link in one of them is about: all of them, or those of one search',
    params: z.object({ key: z.string().min(1).max(300) }),
    data: z.object({ message, name: z.string().nullable() }),
  }),
}
