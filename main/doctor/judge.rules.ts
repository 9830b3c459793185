/** doctor: from figures to verdicts: what is enough, what is little, and what to do then. Pure. */
import type { QueueHealth } from '#server/platform/jobs/queue-health.ts'
import type { HistoryState } from '#server/insights/index.ts'
import type { ClickhouseState } from '#server/search/index.ts'
import type { MailHealth } from '#server/platform/mail/mail-health.ts'
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
  const advice = `Make room or a larger disk, for a database without room stops taking changes: du -xh -d 2 ${folder} | sort -h shows what is large.`
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

/** The first three by name: whoever starts again misses all. */
const namesOf = (all: readonly string[]): string =>
  [all.slice(0, 3).join(', '), ...(all.length > 3 ? [`and ${all.length - 3} more`] : [])].join(' ')

export const judgeMigrations = (missing: readonly string[]): Verdict =>
  missing.length === 0
    ? well('the schema is that of this version')
    : wrong(
        `${missing.length} ${missing.length === 1 ? 'migration is' : 'migrations are'} missing: ${namesOf(missing)}`,
        'Read "Updating" in docs/operations.md, then npm run migrate.',
      )

/** `aheadMs`: by how much this machine's clock is ahead of the database's. */
export function judgeClock(aheadMs: number): Verdict {
  const off = Math.abs(aheadMs) / 1000
  const says = `this clock is ${off.toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's`
  const advice =
    'Let both machines follow a time server, for codes and sessions expire by it: timedatectl set-ntp true, and timedatectl shows whether it does.'
  if (off > 30) return wrong(says, advice)
  return off > 2 ? look(says, advice) : well(says)
}

export type Following = { name: string; sameHistory: boolean; lagSeconds: number | null }

/** A replica that is left out costs speed, not answers. `limit`: REPLICA_LAG_LIMIT in seconds. */
export function judgeReplica({ name, sameHistory, lagSeconds }: Following, limit: number): Verdict {
  if (!sameHistory)
    return look(
      `${name} follows another history than the primary`,
      'Make it again from the primary (pg_basebackup).',
    )
  if (lagSeconds === null)
    return look(
      `${name} has replayed nothing yet`,
      'See whether it reaches its primary: select status from pg_stat_wal_receiver on it, and primary_conninfo.',
    )
  return lagSeconds > limit
    ? look(
        `${name} is ${spanOf(lagSeconds)} behind, ${limit} s are allowed, so it is left out`,
        'Look for what holds it, a slow disk or a slow line: select pid, xact_start, query from pg_stat_activity order by 2 on it.',
      )
    : well(`${name} is ${lagSeconds.toFixed(1)} s behind`)
}

/** A replica that cannot be asked is left out, as one that is late is. */
export const judgeAbsence = (name: string, says: string): Verdict =>
  look(
    `${name} cannot be asked, so it is left out: ${says}`,
    'Start that replica, or correct or take away its address in DATABASE_REPLICA_URLS: psql with that address shows what it says.',
  )

/** Only queues with which something is the matter are named. */
export function judgeQueues(queues: readonly QueueHealth[]): Verdict[] {
  const late = queues.filter(({ waiting, oldestSeconds }) => waiting > 0 && oldestSeconds > 10 * minute)
  const failing = queues.filter(({ failed }) => failed > 0)
  const verdicts = [
    ...late.map(({ name, waiting, oldestSeconds }) =>
      (oldestSeconds > hour ? wrong : look)(
        `${waiting} of ${name} wait, the oldest for ${spanOf(oldestSeconds)}`,
        'Start a worker (npm run worker); if one runs, its log says what keeps it, and more of them share the work.',
      ),
    ),
    ...failing.map(({ name, failed }) =>
      look(
        `${failed} of ${name} failed for good within a day`,
        'Read the reason of each in the log of npm run worker, or of npm start where that does the work.',
      ),
    ),
  ]
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  return verdicts.length > 0 ? verdicts : [well(`${waiting} waiting, none late, none failed within a day`)]
}

export function judgeMails({ queued, oldestSeconds, failed, failure }: MailHealth): Verdict {
  if (queued > 0 && oldestSeconds > 10 * minute)
    return wrong(
      `${queued} mails wait, the oldest for ${spanOf(oldestSeconds)}`,
      'People wait for codes: start a worker (npm run worker); if one runs, see the line about the mail server.',
    )
  return failed > 0
    ? look(
        `${failed} mails failed within a day, the last one: ${failure ?? 'no reason given'}`,
        'Correct what the mail server names, most often MAIL_FROM or the user of SMTP_URL, then start Meridian again.',
      )
    : well(`${queued} on their way, none failed within a day`)
}

/** `ageDays` of the newest exchange rates; null when there are none. */
export const judgeRates = (ageDays: number | null): Verdict =>
  ageDays !== null && ageDays <= 7
    ? well(`exchange rates of ${ageDays} ${ageDays === 1 ? 'day' : 'days'} ago`)
    : look(
        ageDays === null ? 'there are no exchange rates' : `exchange rates of ${ageDays} days ago`,
        'Start a worker (npm run worker), which fetches them every hour, and let it reach their source: curl -I https://www.ecb.europa.eu shows whether it may.',
      )

/**
 * `ageDays` since the newest row of the audit log was last written into the storage; null when it never was.
 */
export const judgeMarks = (ageDays: number | null): Verdict =>
  ageDays !== null && ageDays <= 2
    ? well('the audit log is marked in the storage every day')
    : look(
        ageDays === null
          ? 'the audit log was never marked in the storage'
          : `the audit log was last marked in the storage ${ageDays} days ago`,
        'Start a worker (npm run worker), which does it once a day; npm run verify-audit checks the whole log.',
      )

/** `left`: seconds until the certificate of the public address ends. */
export function judgeCertificate(host: string, left: number): Verdict {
  if (left <= 0)
    return wrong(
      `the certificate of ${host} has ended`,
      'Renew it now, for browsers refuse the site: certbot renew, or what else got it, then reload the proxy in front.',
    )
  const says = `the certificate of ${host} ends in ${spanOf(left)}`
  const advice =
    'Renew it (certbot renew, or what else got it), reload the proxy in front, and see why that did not happen by itself.'
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
        'Start a worker (npm run worker) with HISTORY=clickhouse, which moves them at 00:20 UTC; if one runs, look for insights.rollUp in its log.',
      )
    : well(says)
}

/** What is fed every two seconds is late after a minute. */
export function judgeClickhouse({ version, fed }: ClickhouseState): Verdict {
  if (!fed)
    return wrong(
      `ClickHouse ${version} has no homes of ours`,
      'Start a worker (npm run worker) with SEARCH=clickhouse and this CLICKHOUSE_URL, which fills it; its log says how far it is.',
    )
  const says = `ClickHouse ${version} has ${fed.homes.toLocaleString('en')} homes, as of ${spanOf(fed.lagSeconds)} ago`
  return fed.lagSeconds > minute
    ? wrong(
        says,
        'Start a worker (npm run worker) with SEARCH=clickhouse; if one runs, look for "ClickHouse could not be fed" in its log.',
      )
    : well(says)
}

/** What /readyz answered. */
export function judgeReadiness(status: number, body: string): Verdict {
  const text = body.trim().slice(0, 200)
  if (status !== 200)
    return wrong(
      `/readyz answers ${status}: ${text}`,
      'See the lines about what it names; curl this address again when they are well, and "Health" in docs/operations.md for each name.',
    )
  if (text === 'ready') return well('ready to read and to write')
  return text.includes('"write":true')
    ? look(
        `answers, but without all that helps: ${text}`,
        'See the lines about what it names, then npm run doctor again.',
      )
    : look(
        `reads, but cannot write: ${text}`,
        'The primary of DATABASE_URL is away or read-only: psql "$DATABASE_URL" -c "select pg_is_in_recovery()" says which.',
      )
}
