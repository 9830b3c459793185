/**
 * main: load shedding: a request is let in while there is a place for it, and answered with 503 otherwise.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Admission, Kind, Leave } from '#server/platform/limits/admission.ts'
import { createBusyAnswer } from '#server/platform/http/early-refusals.ts'
import { clientAddress, fairNetworkOf } from '#server/platform/http/client-address.ts'
import { kindOfRequest } from '#server/platform/limits/kind-of-request.ts'
import type { Log } from '#server/platform/settings/log.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import { refusalPage } from '../public/refusal-page.ts'

type Place = { trustProxy: number; publicUrl: string }
type Tools = { metrics?: Metrics; log?: Log }

/** The places of requests under way. */
const places = new WeakMap<IncomingMessage, Leave>()
/** Milliseconds between two lines in the log about those who were turned away. */
const sayEvery = 10_000

/** Answers whose request it is that may come in; null when it has been answered. */
export function createLoadShedder(
  admission: Admission,
  { trustProxy, publicUrl }: Place,
  { metrics, log }: Tools,
) {
  const answerBusy = createBusyAnswer({ https: publicUrl.startsWith('https:'), page: refusalPage })
  metrics?.gauge('http_places', 'Requests that may be under way at once', () => admission.occupancy().places)
  metrics?.gauge('http_places_taken', 'Requests under way', () => admission.occupancy().taken)
  const note = createNote(log)

  return (incoming: IncomingMessage, outgoing: ServerResponse): Kind | null => {
    const { headers, socket } = incoming
    const forwarded = headers['x-forwarded-for']
    const chain = Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? null)
    const address = clientAddress(socket.remoteAddress ?? '', chain, trustProxy)
    const guest = { ...kindOfRequest(incoming), network: fairNetworkOf(address) }
    if (!admission.hasRoom(guest)) {
      metrics?.answered(incoming.method ?? '', `turned away: ${guest.kind}`, 503, 0)
      note(admission.occupancy())
      answerBusy(incoming, outgoing)
      return null
    }
    hold(incoming, outgoing, () => admission.take(guest))
    return guest.kind
  }
}

/**
 * A place is held from the end of the request, so that who sends slowly holds none, until the answer
 * begins, so that who reads slowly holds none.
 */
function hold(incoming: IncomingMessage, outgoing: ServerResponse, take: () => Leave): void {
  let isOver = false
  let leave: Leave | undefined
  const begin = (): void => {
    if (!isOver) leave ??= take()
  }
  const end = (): void => {
    isOver = true
    leave?.()
    leave = undefined
  }
  if (hasBody(incoming)) incoming.once('end', begin)
  else begin()
  places.set(incoming, end)
  outgoing.once('close', end)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** The place of a request is free again when its answer is there. */
export const leaving = (answer: Promise<Response>, incoming: IncomingMessage): Promise<Response> =>
  answer.finally(places.get(incoming))

function createNote(log: Log | undefined) {
  let turnedAway = 0
  let saidAt = -Infinity
  return (figures: { places: number; taken: number }): void => {
    turnedAway++
    if (performance.now() - saidAt < sayEvery) return
    log?.warn({ turnedAway, ...figures }, 'more is asked than can be answered')
    turnedAway = 0
    saidAt = performance.now()
  }
}
