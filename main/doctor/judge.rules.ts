/** doctor: from figures to verdicts: what is enough, what is little, and what to do then. Pure. */
import type { QueueFigures } from '#server/platform/jobs/queue-figures.ts'
import type { HistoryState } from '#server/insights/index.ts'
import type { ClickhouseState } from '#server/search/index.ts'
import type { MailFigures } from '#server/platform/mail/mail-figures.ts'
import { look, well, wrong, type Verdict } from './verdict.rules.ts'

const gigabyte = 1e9
const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** `180 s`, `45 min`, `7 h`, `12 days`: the unit in which the number is easiest to read. */
export function spanOf(seconds: number): string {
  const units = [
    { unit: 'days', length: day },
    { unit: 'h', length: hour },
    { unit: 'min', length: minute },
  ]
  const fitting = units.find(({ length }) => seconds >= 2 * length)
  return fitting ? `${Math.floor(seconds / fitting.length)} ${fitting.unit}` : `${Math.round(seconds)} s`
}

/** Only what is run is tried; another Node may do as well, and nobody knows. */
export const judgeNode = (running: string, wanted: string): Verdict =>
  running === wanted
    ? well(`Node ${running}`)
    : look(
        `Node ${running}, but this version of Meridian is tried with ${wanted}`,
        'Start it with npm start, npm run web or npm run worker, which bring their own Node.',
      )

/** `free` and `total` bytes of the file system that `folder` is on. */
export function judgeDisk(folder: string, free: number, total: number): Verdict {
  const says = `${(free / gigabyte).toFixed(1)} GB of ${(total / gigabyte).toFixed(1)} GB free in ${folder}`
  const advice = 'Make room or a larger disk: a database without room stops taking changes.'
  if (free < 0.05 * total || free < gigabyte) return wrong(says, advice)
  return free < 0.15 * total ? look(says, advice) : well(says)
}

/** `mode`: the permission bits of a file with a secret. */
export const judgeSecret = (file: string, mode: number): Verdict =>
  (mode & 0o077) === 0
    ? well(`${file} is readable by its owner only`)
    : wrong(
        `${file} can be read by others (mode ${(mode & 0o777).toString(8)})`,
        `chmod 600 ${file}; whoever read it could sign in as anybody, so change the secret as well.`,
      )

export const judgeServer = (version: string, major: number, oldest: number): Verdict =>
  major >= oldest
    ? well(`PostgreSQL ${version}`)
    : wrong(
        `PostgreSQL ${version}, but ${oldest} or newer is needed`,
        'Move the database to a newer server (pg_upgrade, or pg_dump and restore).',
      )

export const judgeMigrations = (missing: readonly string[]): Verdict =>
  missing.length === 0
    ? well('the schema is that of this version')
    : wrong(
        `${missing.length} ${missing.length === 1 ? 'migration is' : 'migrations are'} missing: ${missing.join(', ')}`,
        'Read "Updating" in docs/operations.md, then npm run migrate.',
      )

/** `aheadMs`: by how much this machine's clock is ahead of the database's. */
export function judgeClock(aheadMs: number): Verdict {
  const off = Math.abs(aheadMs) / 1000
  const says = `this clock is ${off.toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's`
  const advice =
    'Let both machines follow a time server (chrony, systemd-timesyncd): codes and sessions expire by it.'
  if (off > 30) return wrong(says, advice)
  return off > 2 ? look(says, advice) : well(says)
}

export type Following = { name: string; sameHistory: boolean; lagSeconds: number | null }

/** A replica that is left out costs speed, not answers. `limit`: REPLICA_LAG_LIMIT in seconds. */
export function judgeReplica({ name, sameHistory, lagSeconds }: Following, limit: number): Verdict {
  if (!sameHistory)
    return look(
      `${name} follows another history than the primary`,
      'Make it anew from the primary (pg_basebackup).',
    )
  if (lagSeconds === null)
    return look(`${name} has replayed nothing yet`, 'See whether it reaches its primary.')
  return lagSeconds > limit
    ? look(
        `${name} is ${spanOf(lagSeconds)} behind, ${limit} s are allowed, so it is left out`,
        'Look for long queries on it, a slow disk or a slow line.',
      )
    : well(`${name} is ${lagSeconds.toFixed(1)} s behind`)
}

/** Only queues with which something is the matter are named. */
export function judgeQueues(queues: readonly QueueFigures[]): Verdict[] {
  const late = queues.filter(({ waiting, oldestSeconds }) => waiting > 0 && oldestSeconds > 10 * minute)
  const failing = queues.filter(({ failed }) => failed > 0)
  const verdicts = [
    ...late.map(({ name, waiting, oldestSeconds }) =>
      (oldestSeconds > hour ? wrong : look)(
        `${waiting} of ${name} wait, the oldest for ${spanOf(oldestSeconds)}`,
        'Is a worker running (npm run worker)? If so, its log says what keeps it; more workers share the work.',
      ),
    ),
    ...failing.map(({ name, failed }) =>
      look(
        `${failed} of ${name} failed for good within a day`,
        'The log of the worker has the reason of each.',
      ),
    ),
  ]
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  return verdicts.length > 0 ? verdicts : [well(`${waiting} waiting, none late, none failed within a day`)]
}

export function judgeMails({ queued, oldestSeconds, failed, failure }: MailFigures): Verdict {
  if (queued > 0 && oldestSeconds > 10 * minute)
    return wrong(
      `${queued} mails wait, the oldest for ${spanOf(oldestSeconds)}`,
      'People wait for codes. Is a worker running, and does the mail server answer?',
    )
  return failed > 0
    ? look(
        `${failed} mails failed within a day, the last one: ${failure ?? 'no reason given'}`,
        'See SMTP_URL and MAIL_FROM.',
      )
    : well(`${queued} on their way, none failed within a day`)
}

/** `ageDays` of the newest exchange rates; null when there are none. */
export const judgeRates = (ageDays: number | null): Verdict =>
  ageDays !== null && ageDays <= 7
    ? well(`exchange rates of ${ageDays} ${ageDays === 1 ? 'day' : 'days'} ago`)
    : look(
        ageDays === null ? 'there are no exchange rates' : `exchange rates of ${ageDays} days ago`,
        'The worker fetches them from www.ecb.europa.eu every hour: is one running, and may it reach that host?',
      )

/** `ageDays` since the newest row of the audit log was last written into the storage; null when it never was. */
export const judgeMarks = (ageDays: number | null): Verdict =>
  ageDays !== null && ageDays <= 2
    ? well('the audit log is marked in the storage every day')
    : look(
        ageDays === null
          ? 'the audit log was never marked in the storage'
          : `the audit log was last marked in the storage ${ageDays} days ago`,
        'A worker does it once a day: is one running? npm run verify-audit checks the whole log.',
      )

/** `left`: seconds until the certificate of the public address ends. */
export function judgeCertificate(host: string, left: number): Verdict {
  if (left <= 0)
    return wrong(`the certificate of ${host} has ended`, 'Renew it now: browsers refuse the site.')
  const says = `the certificate of ${host} ends in ${spanOf(left)}`
  const advice = 'Renew it, and see why that did not happen by itself.'
  if (left < 3 * day) return wrong(says, advice)
  return left < 21 * day ? look(says, advice) : well(says)
}

/** Days that are over go each night; one of them stays. */
export function judgeHistory({ version, movedBefore, oldestHere }: HistoryState, now: Date): Verdict {
  const has = movedBefore === '1970-01-01' ? 'no counts yet' : `counts of days before ${movedBefore}`
  const says = `ClickHouse ${version} has ${has}`
  const isLate = oldestHere !== null && Date.parse(oldestHere) < now.getTime() - 4 * day * 1_000
  return isLate
    ? wrong(
        `${says}, and those of ${oldestHere} are still here`,
        'The worker moves them at 00:20 UTC: is one running with HISTORY=clickhouse, and what does its log say of insights.rollUp?',
      )
    : well(says)
}

/** What is fed every two seconds is late after a minute. */
export function judgeClickhouse({ version, fed }: ClickhouseState): Verdict {
  if (!fed)
    return wrong(
      `ClickHouse ${version} has no homes of ours`,
      'A worker fills it: is one running with SEARCH=clickhouse and this CLICKHOUSE_URL? Its log says how far it is.',
    )
  const says = `ClickHouse ${version} has ${fed.homes.toLocaleString('en')} homes, as of ${spanOf(fed.lagSeconds)} ago`
  return fed.lagSeconds > minute
    ? wrong(says, 'No worker feeds it: see the log of the workers for "ClickHouse could not be fed".')
    : well(says)
}

/** What /readyz answered. */
export function judgeReadiness(status: number, body: string): Verdict {
  const text = body.trim().slice(0, 200)
  if (status !== 200)
    return wrong(
      `/readyz answers ${status}: ${text}`,
      '"Health" in docs/operations.md says what each name means.',
    )
  if (text === 'ready') return well('ready to read and to write')
  return text.includes('"write":true')
    ? look(`answers, but without all that helps: ${text}`, 'See the lines about what it names.')
    : look(`reads, but cannot write: ${text}`, 'The primary of DATABASE_URL is away or read-only.')
}
