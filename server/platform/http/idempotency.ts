/**
 * platform: a creating request that is sent twice creates once.
 * Source: draft-ietf-httpapi-idempotency-key-header.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { daySeconds } from '#contract/vocabulary/spans.ts'
import type { Clock } from '../settings/clock.ts'
import { sha256 } from '../settings/crypto.ts'
import type { Db } from '../database/db.ts'
import { refuse } from '../refusals/errors.ts'
import { removeOld, type RetentionPeriod, type Sweeping } from '../jobs/retention.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'

/** Seconds an answer is kept. */
const keptFor = daySeconds
/** Seconds after which a request without an answer counts as broken off; longer than any request may take. */
const patience = 120

type Ground = { db: Db; clock: Clock }

/** What the program needs to recognise a repeated request. */
export type Idempotency = {
  platform: Ground
  /** Whose key it is; null for somebody who may not call at all. Keys of different callers never meet. */
  callerOf: (request: Request, address: string) => Promise<string | null>
}
/**
 * SHA-256 of the bytes of a body; of a file it is known when all of
 * it has been read, which asking for it does.
 */
export type Digest = string | (() => Promise<string>)
/** The call, who calls, what was asked in its address, and what was sent. */
export type Asking = { request: Request; address: string; route: string; asked: unknown; sent: Digest }

/** The same chunks, and their SHA-256; what nobody has read of them by then is read for it. */
export function digesting(chunks: AsyncIterable<Uint8Array>): {
  chunks: AsyncIterable<Uint8Array>
  digest: () => Promise<string>
} {
  const hash = createHash('sha256')
  const source = chunks[Symbol.asyncIterator]()
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      hash.update(next.value)
      yield next.value
    }
  }
  const rest = async () => {
    for await (const _ of hashed());
    return hash.digest('hex')
  }
  return { chunks: hashed(), digest: rest }
}

/** The key of a request, with or without the quotes of a structured field. @throws AppError 400. */
export function idempotencyKey(request: Request): string | null {
  const header = request.headers.get('idempotency-key')
  if (header === null) return null
  const key = /^(?:"([\x21\x23-\x7e]{16,200})"|([\x21\x23-\x2b\x2d-\x7e]{16,200}))$/.exec(header)
  if (!key) throw refuse('common.keyInvalid')
  return key[1] ?? key[2] ?? null
}

/**
 * Runs `work` once per caller, route and key, and answers what it answered
 * then; `work` that throws leaves the key unused.
 * @throws AppError 409 while the first request is under way, 422 when the key was used for another request.
 */
export async function once(
  { platform: { db, clock }, callerOf }: Idempotency,
  key: string,
  { request, address, route, asked, sent }: Asking,
  work: () => Promise<string>,
): Promise<{ body: string; isRepeated: boolean }> {
  const caller = await callerOf(request, address)
  if (caller === null) return { body: await work(), isRepeated: false }
  const id = sha256(JSON.stringify([caller, route, key]))
  const hashOf = (digest: string) => sha256(JSON.stringify([asked, digest]))
  // A file is compared when both are there as a whole.
  const atFirst = hashOf(typeof sent === 'string' ? sent : '')
  const whole = async () => (typeof sent === 'string' ? atFirst : hashOf(await sent()))
  const begunAt = clock.now()
  const earlier = await begin(db, id, atFirst, begunAt)
  if (earlier)
    return { body: answerOf(earlier, earlier.answer === null ? atFirst : await whole()), isRepeated: true }
  try {
    const body = await work()
    const row = { answer: body, status: 201, request_hash: await whole() }
    await mine(db, id, begunAt).set(row).execute()
    return { body, isRepeated: false }
  } catch (error) {
    // Nothing was created, so the request may be corrected and sent again with the same key.
    await db.deleteFrom('idempotency_keys').where('id', '=', id).where('begun_at', '=', begunAt).execute()
    throw error
  }
}

const mine = (db: Db, id: string, begunAt: Date) =>
  db.updateTable('idempotency_keys').where('id', '=', id).where('begun_at', '=', begunAt)

type Earlier = { request_hash: string; answer: string | null }

/**
 * Takes the key, or answers what is known of the request that has it. One
 * statement, so that of parallel ones one wins.
 */
async function begin(db: Db, id: string, requestHash: string, now: Date): Promise<Earlier | undefined> {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const row = {
    id,
    request_hash: requestHash,
    begun_at: now,
    expires_at: later(keptFor),
    status: null,
    answer: null,
  }
  const { id: _, ...renewed } = row
  const taken = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet(renewed)
        .where(
          sql<boolean>`idempotency_keys.expires_at <= ${now} or (idempotency_keys.answer is null and idempotency_keys.begun_at <= ${later(-patience)})`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (taken) return undefined
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst()
  return earlier ?? { request_hash: requestHash, answer: null }
}

function answerOf({ request_hash, answer }: Earlier, requestHash: string): string {
  if (request_hash !== requestHash) throw refuse('common.keyReused')
  if (answer === null) throw refuse('common.keyInUse', { retryAfter: 1 })
  return answer
}

const sweep = defineJob<object>('platform.sweep-idempotency')

/** Answers that nobody may ask for any more. */
export const idempotencyRetention = ({ db }: Pick<Ground, 'db'>): RetentionPeriod[] => [
  {
    table: 'idempotency_keys',
    seconds: 0,
    drop: (before) => db.deleteFrom('idempotency_keys').where('expires_at', '<=', before).execute(),
  },
]

export const sweepIdempotency = (platform: Sweeping): Promise<void> =>
  removeOld(platform, idempotencyRetention(platform))

export function idempotencyJobs(platform: Sweeping & { jobs: Jobs }): void {
  platform.jobs.work(sweep, () => sweepIdempotency(platform))
  platform.jobs.schedule(sweep, '47 * * * *', {})
}
