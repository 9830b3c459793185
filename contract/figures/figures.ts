/**
 * contract: how the place is doing, for Admins: figures of a span beside the
 * span before, and what they were counted from.
 */
import { z } from 'zod'
import { alertEvents } from '../alerts/alert-codes.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { id, instant, since } from '../vocabulary/common.ts'
import { purpose } from '../vocabulary/vocabulary.ts'
import { alertWays, jobStates, mailOutcomes, mailStates } from './work-states.ts'
import { countNames, figureDays, levelNames, spreadNames } from './figure-names.ts'

const days = z.enum(figureDays).default('7')
const count = z.object({
  total: z.int(),
  /** Within the span before, up to the same hour. */
  before: z.int(),
  steps: z.array(z.int()),
})
export type FigureCount = z.infer<typeof count>
const level = z.object({
  /** The last that is known; null when nobody has counted yet. */
  now: z.int().nullable(),
  /** As the span began. */
  before: z.int().nullable(),
  /** The last of each step; null where nothing is known. */
  steps: z.array(z.int().nullable()),
  /** The highest of each step. */
  highest: z.array(z.int().nullable()),
})
export type FigureLevel = z.infer<typeof level>
const milliseconds = z.number().nullable()
const spread = z.object({
  answers: z.int(),
  median: milliseconds,
  p95: milliseconds,
  p99: milliseconds,
  /** Of the span before. */
  before: z.object({ answers: z.int(), median: milliseconds, p95: milliseconds, p99: milliseconds }),
})
export type FigureSpread = z.infer<typeof spread>

const fruitless = z.object({
  id: z.string(),
  purpose,
  place: z.object({ id: z.string(), name: z.string() }).nullable(),
  words: z.string().nullable(),
  /** Names of parameters of the search, some with a value. */
  filters: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  searches: z.int(),
})
export type FruitlessSearch = z.infer<typeof fruitless>

const job = z.object({
  id,
  queue: z.string(),
  state: z.enum(jobStates),
  /** When it came, may begin, and ended. */
  at: instant,
  due: instant,
  endedAt: instant.nullable(),
  tries: z.int(),
  failure: z.string().nullable(),
})
export type Job = z.infer<typeof job>

const mail = z.object({
  id,
  at: instant,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  failure: z.string().nullable(),
  sentAt: instant.nullable(),
})
export type MailRow = z.infer<typeof mail>

const told = z.object({
  id: z.string(),
  at: instant,
  by: z.enum(alertWays),
  event: z.enum(alertEvents),
  listing: z.object({ id, title: z.string(), reference: z.string().nullable(), agency: z.string() }),
})
export type ToldAlert = z.infer<typeof told>

export const figures = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/dashboard',
    for: ['Admin'],
    duty: 'own',
    summary: 'Figures of the last day or days, by the hour or the day, beside the span before',
    query: z.strictObject({ days }),
    data: z.object({
      days: z.enum(figureDays),
      step: z.enum(['hour', 'day']),
      from: instant,
      until: instant,
      /** When everything was counted last; null before the first time. */
      countedAt: instant.nullable(),
      /** Where each step begins. */
      steps: z.array(instant),
      counts: z.record(z.enum(countNames), count),
      levels: z.record(z.enum(levelNames), level),
      /** Milliseconds. */
      spreads: z.record(z.enum(spreadNames), spread),
    }),
  }),
  fruitless: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/searches',
    for: ['Admin'],
    duty: 'own',
    summary: 'What was searched and not found, most often first, without anything that says who searched',
    query: z.strictObject({ days, ...paging({ longestCursor: 1_500 }) }),
    data: pageShape(fruitless, { total: z.int() }),
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/jobs',
    for: ['Admin'],
    duty: 'own',
    summary: 'Jobs that wait, run or failed for good, newest first, and how each queue fares',
    query: z.strictObject({
      state: z.enum(jobStates).default('waiting'),
      queue: z.string().max(100).optional(),
      /** Of those that failed: only which did then or later. */
      since: since.optional(),
      ...paging(),
    }),
    data: pageShape(job, {
      counts: z.record(z.enum(jobStates), z.int()),
      queues: z.array(
        z.object({ name: z.string(), waiting: z.int(), oldestSeconds: z.number(), failed: z.int() }),
      ),
    }),
  }),
  alerts: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/alerts',
    for: ['Admin'],
    duty: 'own',
    summary:
      'What saved searches told, newest first: which home, what happened to it and by which way, without who was told',
    query: z.strictObject({ by: z.enum(alertWays).optional(), since: since.optional(), ...paging() }),
    data: pageShape(told, {
      /** Told by each way, up to 10,000; one more says that there are more. */
      counts: z.record(z.enum(alertWays), z.int()),
    }),
  }),
  mails: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/mails',
    for: ['Admin'],
    duty: 'own',
    summary: 'Mails of the last 30 days, newest first: on their way, sent, or refused with the reason',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      /** `sent`: also what was kept here because no mail server is configured. */
      state: z.enum(mailOutcomes).optional(),
      kind: z.string().max(100).optional(),
      since: since.optional(),
      ...paging(),
    }),
    data: pageShape(mail, {
      counts: z.record(z.enum(mailOutcomes), z.int()),
      /** Kinds of mail there are. */
      kinds: z.array(z.string()),
    }),
  }),
}
