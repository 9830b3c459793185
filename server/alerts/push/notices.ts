/**
 * alerts: notices for browsers: written in the transaction that marks homes as told, and delivered by a job.
 */
import webPush from 'web-push'
import { daySeconds } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { OutboundRefused } from '#server/platform/outbound/outbound.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { pushKeys } from './push-keys.ts'
import {
  dropDevice,
  dropMessage,
  findMessage,
  listDevices,
  putMessage,
  type MessageOut,
  type Urgency,
} from './push.store.ts'

export const pushJob = defineJob<{ id: string }>('alerts.push', {
  // With the pauses between them most of the time that a notice is kept for.
  retryLimit: 20,
  retryDelay: 5,
  expireInSeconds: 60,
})

/** What a browser shows: the service worker reads it (`web/public/service-worker.js`). */
export type Notice = {
  title: string
  body: string
  /** Where a press leads: a path of ours. */
  path: string
  language: string
}

type Own = Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'outbound' | 'log'>

/** Puts it on its way to every browser of a person, as part of the transaction; answers to how many. */
export async function putNotices(
  tx: Db,
  { jobs, clock }: Pick<Own, 'jobs' | 'clock'>,
  { userId, notice, urgency }: { userId: string; notice: Notice; urgency: Urgency },
): Promise<number> {
  const devices = await listDevices(tx, userId)
  for (const { id: deviceId } of devices) {
    const id = newId()
    await putMessage(tx, { id, deviceId, payload: notice, urgency, at: clock.now() })
    await jobs.enqueue(tx, pushJob, { id })
  }
  return devices.length
}

/** Seconds a push service keeps a notice for a browser that is switched off. */
const keptFor = daySeconds
export const noticeKeptMs = keptFor * 1_000

/** A notice that was not taken: the job is tried again. */
class NotTaken extends Error {
  override name = 'NotTaken'
}

/**
 * Sends what is still to be sent. Should it be sent twice, because a worker was killed between the
 * answer and our note of it, the browser shows one: both have the same topic and the same tag.
 * @throws NotTaken while there are tries left.
 */
export async function deliverNotice(platform: Own, id: string, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = platform
  const message = await findMessage(db, id)
  if (!message) return
  const leftMs = message.at.getTime() + noticeKeptMs - clock.now().getTime()
  if (leftMs <= 0) return dropMessage(db, id)
  const { userId, id: deviceId } = message.device
  const status = message.isForNobody ? 'gone' : await post(platform, id, message, leftMs, signal)
  if (status === 'gone') {
    // The messages of a browser go with it.
    await dropDevice(db, userId, deviceId)
    return
  }
  if (status === 'later') throw new NotTaken('The push service has not taken it.')
  if (status === 'refused') log.warn({ notice: id }, 'a push service refused a notice')
  await dropMessage(db, id)
}

type Outcome = 'taken' | 'gone' | 'later' | 'refused'

async function post(
  platform: Own,
  id: string,
  { device, payload, urgency }: MessageOut,
  leftMs: number,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const { config, outbound } = platform
  const { endpoint, p256dh, auth } = device
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : config.securityContact
  // A topic has 32 characters at most: as many as an id without its dashes.
  const topic = id.replaceAll('-', '')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...payload, tag: topic }),
    {
      vapidDetails: { subject, ...(await pushKeys(platform)) },
      TTL: Math.ceil(leftMs / 1_000),
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    },
  )
  try {
    const status = await outbound.post({
      url: endpoint,
      body: body ?? '',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(signal && { signal }),
    })
    return outcomeOf(status)
  } catch (error) {
    return error instanceof OutboundRefused ? 'gone' : 'later'
  }
}

/** RFC 8030, 5 and 7.3: 404 and 410 say that the browser does not listen any more. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
