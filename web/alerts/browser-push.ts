/** web/alerts: whether this browser tells of homes by itself (Web Push), and how that begins and ends. */
import { signedApi } from '#web/platform/session/signed-api.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { isWorkerPossible, startWorker } from '#web/platform/worker/service-worker.ts'
import { keepPushMark, pushMark } from './push-mark.ts'

export const isPushPossible = (): boolean =>
  isWorkerPossible() && 'PushManager' in window && 'Notification' in window

/** `blocked`: the person has said no to this site, and only the browser's own settings take that back. */
export type PushState = 'impossible' | 'blocked' | 'off' | 'on'

/** The id among the person's browsers where it is on. */
export function readPushState(): { state: PushState; id: string | null } {
  if (!isPushPossible()) return { state: 'impossible', id: null }
  if (Notification.permission === 'denied') return { state: 'blocked', id: null }
  const mark = pushMark()
  const isOwn = mark !== null && mark.userId === readUserInfo()?.userId
  return isOwn && Notification.permission === 'granted'
    ? { state: 'on', id: mark.id }
    : { state: 'off', id: null }
}

/**
 * Asks the person, which browsers allow only after a press. Answers what
 * the server says; null when the answer was no.
 */
export async function beginPush(publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  return subscribe(publicKey)
}

async function subscribe(applicationServerKey: string): Promise<string | null> {
  const userId = readUserInfo()?.userId
  if (!userId) return null
  const { pushManager } = await startWorker()
  const subscription = await subscriptionWith(pushManager, applicationServerKey)
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const { push } = await signedApi()
  const { message, device } = await push.addDevice({
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  })
  keepPushMark({ userId, id: device.id, endpoint: endpoint ?? '' })
  return message
}

/** One that was made with another key is of no use any more. */
async function subscriptionWith(manager: PushManager, applicationServerKey: string) {
  const wanted = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(wanted)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(wanted)
  }
}

/** Ends it in this browser, whoever is signed in; the server hears of it from the push service. */
export async function endPush(): Promise<void> {
  if (isPushPossible()) {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  }
  keepPushMark(null)
}

/**
 * Ends it after somebody signed out, or for somebody else. Browsers give their
 * subscriptions other addresses now and then, or lose them: the server hears of the new
 * one, and of the session that follows one that ran out.
 */
export async function followPush(): Promise<void> {
  const mark = pushMark()
  if (mark === null) return
  const userId = readUserInfo()?.userId
  if (mark.left === 'asked' || (userId !== undefined && userId !== mark.userId)) return endPush()
  if (userId === undefined || readPushState().state !== 'on') return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription?.endpoint === mark.endpoint && !mark.left) return
  const { push } = await signedApi()
  const { publicKey, items } = await push.devices({})
  // What is not among them was switched off from elsewhere, or its session was ended there.
  if (items.some(({ id }) => id === mark.id)) await subscribe(publicKey)
  else await endPush()
}
