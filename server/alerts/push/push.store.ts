/** alerts: the only SQL of Web Push: its keys, browsers that are told, and what is on its way to them. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type StoredKeys = { publicKey: string; sealedPrivateKey: string }

export const findKeys = (db: Db): Promise<StoredKeys | undefined> =>
  db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'sealed_private_key as sealedPrivateKey'])
    .executeTakeFirst()

/** Whoever comes second keeps what the first has written. */
export async function keepKeys(db: Db, keys: StoredKeys, at: Date): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: keys.publicKey, sealed_private_key: keys.sealedPrivateKey, created_at: at })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export type StoredDevice = { id: string; name: string; addedAt: Date }

/** Browsers in which nobody has signed out since. */
const listening = (db: Db, userId: string) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .where('d.user_id', '=', userId)
    .where('s.ended_at', 'is', null)

/** Latest first. */
export const listDevices = (db: Db, userId: string): Promise<StoredDevice[]> =>
  listening(db, userId)
    .select(['d.id', 'd.name', 'd.added_at as addedAt'])
    .orderBy('d.added_at', 'desc')
    .orderBy('d.id')
    .execute()

export type DeviceToKeep = {
  id: string
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  at: Date
}

/** Keeps the browser for this person, whoever it told before; of too many the first go. Answers its id. */
export async function putDevice(tx: Db, d: DeviceToKeep, most: number): Promise<string> {
  const row = {
    user_id: d.userId,
    session_id: d.sessionId,
    p256dh: d.p256dh,
    auth: d.auth,
    name: d.name,
    added_at: d.at,
  }
  // What is on its way to somebody else must not appear here.
  await tx
    .deleteFrom('push_devices')
    .where('endpoint', '=', d.endpoint)
    .where('user_id', '!=', d.userId)
    .execute()
  const { id } = await tx
    .insertInto('push_devices')
    .values({ id: d.id, endpoint: d.endpoint, ...row })
    .onConflict((oc) => oc.column('endpoint').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`delete from push_devices where user_id = ${d.userId}::uuid and id not in (
    select id from push_devices where user_id = ${d.userId}::uuid order by added_at desc, id limit ${most})`.execute(
    tx,
  )
  return id
}

/** Whether there was such a browser of this person. */
export async function dropDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function dropDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).execute()
}

/** Forgets browsers in which somebody signed out. */
export async function dropSignedOut(db: Db): Promise<void> {
  await sql`delete from push_devices d using sessions s
    where s.id = d.session_id and s.ended_at is not null`.execute(db)
}

export type Urgency = 'low' | 'normal'
export type MessageToKeep = { id: string; deviceId: string; payload: object; urgency: Urgency; at: Date }

export async function putMessage(
  tx: Db,
  { id, deviceId, payload, urgency, at }: MessageToKeep,
): Promise<void> {
  await tx
    .insertInto('push_messages')
    .values({ id, device_id: deviceId, payload: JSON.stringify(payload), urgency, created_at: at })
    .execute()
}

export type MessageOut = {
  device: { id: string; userId: string; endpoint: string; p256dh: string; auth: string }
  /** Somebody signed out there, or the account is closed: it is for nobody any more. */
  isForNobody: boolean
  payload: object
  urgency: Urgency
  at: Date
}

export async function findMessage(db: Db, id: string): Promise<MessageOut | undefined> {
  const { rows } = await sql<MessageOut>`
    select jsonb_build_object('id', d.id, 'userId', d.user_id, 'endpoint', d.endpoint, 'p256dh', d.p256dh,
        'auth', d.auth) as device,
      s.ended_at is not null or u.suspended_at is not null as "isForNobody",
      m.payload, m.urgency, m.created_at as at
    from push_messages m join push_devices d on d.id = m.device_id join users u on u.id = d.user_id
      join sessions s on s.id = d.session_id
    where m.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export async function dropMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute()
}

/** Forgets what nobody could deliver. */
export const dropOldMessages = (db: Db, before: Date) =>
  db.deleteFrom('push_messages').where('created_at', '<', before).execute()
