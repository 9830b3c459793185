/**
 * enquiries: the SQL of agencies' webhooks: the address of each, what
 * waits to be delivered and what became of it.
 */
import type { HookEvent } from '#contract/enquiries/enquiry-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

export const findHook = (db: Db, agencyId: string) =>
  db
    .selectFrom('lead_webhooks')
    .select(['url', 'secret'])
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()

type NewHook = { agencyId: string; url: string; secret: string; at: Date }

export const putHook = (db: Db, { agencyId, url, secret, at }: NewHook) =>
  db
    .insertInto('lead_webhooks')
    .values({ agency_id: agencyId, url, secret, changed_at: at })
    .onConflict((conflict) => conflict.column('agency_id').doUpdateSet({ url, secret, changed_at: at }))
    .execute()

export const dropHook = (db: Db, agencyId: string) =>
  db.deleteFrom('lead_webhooks').where('agency_id', '=', agencyId).execute()

/** What a program is told of an enquiry. Of a brief it learns the name, never the way to the person. */
export const describeLead = (db: Db, agencyId: string, enquiryId: string) =>
  db
    .selectFrom('enquiries as e')
    .innerJoin('enquiry_agencies as x', 'x.enquiry_id', 'e.id')
    .leftJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['e.id', 'e.kind', 'x.state', 'e.created_at as createdAt', 'e.name', 'e.about', 'e.message'])
    .select((eb) => [
      eb.case().when('e.kind', '=', 'brief').then(null).else(eb.ref('e.email')).end().as('email'),
      eb.case().when('e.kind', '=', 'brief').then(null).else(eb.ref('e.phone')).end().as('phone'),
    ])
    .select(['e.listing_id as listingId', 'l.public_ref as listingReference'])
    .where('x.agency_id', '=', agencyId)
    .where('e.id', '=', enquiryId)
    .executeTakeFirst()

type NewDelivery = { id: string; agencyId: string; event: HookEvent; payload: object; at: Date }

export const insertDelivery = (db: Db, d: NewDelivery) =>
  db
    .insertInto('lead_webhook_deliveries')
    .values({
      id: d.id,
      agency_id: d.agencyId,
      event: d.event,
      payload: JSON.stringify(d.payload),
      created_at: d.at,
    })
    .execute()

/** What is still to be delivered, and where to; undefined when it is done or the address was taken away. */
export const findDelivery = (db: Db, id: string) =>
  db
    .selectFrom('lead_webhook_deliveries as d')
    .innerJoin('lead_webhooks as w', 'w.agency_id', 'd.agency_id')
    .select(['d.id', 'd.agency_id as agencyId', 'd.event', 'd.payload', 'd.attempts', 'w.url', 'w.secret'])
    .where('d.id', '=', id)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst()

type Outcome = { state: 'waiting' | 'delivered' | 'failed'; attempts: number; outcome: string }

export const setDelivery = (db: Db, id: string, changes: Outcome) =>
  db.updateTable('lead_webhook_deliveries').set(changes).where('id', '=', id).execute()

/** The newest first. */
export const listDeliveries = (db: Db, agencyId: string, limit: number) =>
  db
    .selectFrom('lead_webhook_deliveries')
    .select(['id', 'event', 'created_at as at', 'state', 'attempts', 'outcome'])
    .$narrowType<{ event: HookEvent; state: Outcome['state'] }>()
    .where('agency_id', '=', agencyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const dropOldDeliveries = (db: Db, before: Date) =>
  db.deleteFrom('lead_webhook_deliveries').where('created_at', '<', before).execute()
