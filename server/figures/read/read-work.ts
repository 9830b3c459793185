/** figures: jobs and mails in the words of the contract. */
import { z } from 'zod'
import type { figures, Job, MailRow } from '#contract/figures/figures.ts'
import { mostCounted } from '#contract/http/counts.ts'
import {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  encodeTimeCursor,
} from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { readQueueHealth } from '#server/platform/jobs/queue-health.ts'
import { countJobs, countMails, listJobs, listMails, mailKinds, type JobRow } from './work.store.ts'

type JobsAsk = z.output<typeof figures.jobs.query>
type MailsAsk = z.output<typeof figures.mails.query>

export async function jobsPage(db: Db, { cursor, limit, state, queue, since }: JobsAsk) {
  const rows = await listJobs(db, { state, queue, since, before: decodeTimeCursor(cursor) }, limit + 1)
  const page = pageOf(rows, limit, ({ at, id }) => encodeTimeCursor(at, id))
  return { items: page.items.map(toJob), nextCursor: page.nextCursor }
}

export async function jobsView(db: Db, asked: JobsAsk) {
  const [page, counts, queues] = await Promise.all([
    jobsPage(db, asked),
    countJobs(db, asked),
    readQueueHealth(db),
  ])
  return { ...page, counts, queues }
}

const toJob = ({ at, due, endedAt, ...row }: JobRow): Job => ({
  ...row,
  at: at.toISOString(),
  due: due.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

const mailPosition = z.tuple([z.uuid()])

/**
 * The least id that was given on a day, at a moment, or after it (RFC 9562,
 * version 7: its first 48 bits are the time).
 */
const leastId = (since: string): string => {
  const hex = Date.parse(since).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

const filterOf = ({ q, state, kind, since }: MailsAsk) => ({
  q,
  state,
  kind,
  ...(since && { since: leastId(since) }),
})

export async function mailsPage(db: Db, asked: MailsAsk) {
  const [before] = decodeCursor(asked.cursor, mailPosition) ?? []
  const rows = await listMails(db, { ...filterOf(asked), before }, asked.limit + 1)
  const page = pageOf(rows, asked.limit, ({ id }) => encodeCursor([id]))
  const items = page.items.map(({ at, sentAt, ...row }): MailRow => ({
    ...row,
    at: at.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
  return { items, nextCursor: page.nextCursor }
}

export async function mailsView(db: Db, asked: MailsAsk) {
  const [page, counts, kinds] = await Promise.all([
    mailsPage(db, asked),
    countMails(db, filterOf(asked), mostCounted),
    mailKinds(db),
  ])
  return { ...page, counts, kinds: kinds.filter((kind) => kind !== 'none') }
}
