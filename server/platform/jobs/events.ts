/**
 * platform: news that goes uphill. Subscribers run inside the publisher's
 * transaction: all of it happens, or nothing.
 */
import type { Db } from '../database/db.ts'

/**
 * Every event with its payload. A domain adds its own where it publishes them:
 * `declare module '#server/platform/jobs/events.ts' { interface EventMap
 * { 'listing.changed': { ids: string[] } } }`
 */
export interface EventMap {}

type Name = keyof EventMap & string
type Subscriber<N extends Name> = (tx: Db, payload: EventMap[N]) => Promise<void>

export type Events = ReturnType<typeof createEvents>

/** One bus per program. Subscribers run one after the other, in the order they subscribed. */
export function createEvents() {
  const subscribers = new Map<string, ((tx: Db, payload: never) => Promise<void>)[]>()
  return {
    /** Hears of every `name` from now on; what it throws undoes the publisher's transaction. */
    subscribe<N extends Name>(name: N, subscriber: Subscriber<N>): void {
      subscribers.set(name, [...(subscribers.get(name) ?? []), subscriber])
    },
    /** Tells everyone, inside `tx`. */
    async publish<N extends Name>(tx: Db, name: N, payload: EventMap[N]): Promise<void> {
      if (!tx.isTransaction) throw new Error(`${name} must be published inside a transaction`)
      for (const subscriber of subscribers.get(name) ?? []) await subscriber(tx, payload as never)
    },
  }
}
