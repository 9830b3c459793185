/** enquiries: the SQL of what Admins see of enquiries, and of how much waits for them. */
import { containing } from '#server/platform/database/like.ts'
import { sql } from 'kysely'
import type { EnquiryKind, EnquiryState } from '#contract/enquiries/enquiry-codes.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Details } from '../words/enquiry-words.ts'
import { olderThan } from '../words/page.store.ts'

export type DeskRow = {
  id: string
  kind: EnquiryKind
  state: EnquiryState
  at: Date
  name: string
  email: string
  phone: string | null
  userId: string | null
  about: string
  listingId: string | null
  agencies: { id: string; name: string }[]
  message: string | null
  details: Details[EnquiryKind]
  note: string | null
}
export type DeskFilter = {
  q?: string | undefined
  kind?: EnquiryKind | undefined
  state?: EnquiryState | undefined
}

const matching = (db: Db, { q, kind }: DeskFilter) =>
  db
    .selectFrom('enquiries as e')
    .$if(kind !== undefined, (s) => s.where('e.kind', '=', kind as string))
    .$if(q !== undefined && q !== '', (s) =>
      s.where((eb) =>
        eb.or([
          eb('e.name', 'ilike', containing(q ?? '')),
          eb('e.email', 'ilike', containing(q ?? '')),
          eb('e.about', 'ilike', containing(q ?? '')),
          eb('e.message', 'ilike', containing(q ?? '')),
          eb(sql<string>`e.id::text`, 'ilike', containing(q ?? '')),
        ]),
      ),
    )

const selected = (db: Db, filter: DeskFilter) =>
  matching(db, filter)
    .select((eb) => [
      'e.id',
      'e.kind',
      'e.state',
      'e.created_at as at',
      'e.name',
      'e.email',
      'e.phone',
      'e.user_id as userId',
      'e.about',
      'e.listing_id as listingId',
      'e.message',
      eb.ref('e.details').$castTo<Details[EnquiryKind]>().as('details'),
      'e.note',
      sql<
        DeskRow['agencies']
      >`coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name)
      from enquiry_agencies x join agencies a on a.id = x.agency_id where x.enquiry_id = e.id), '[]')`.as(
        'agencies',
      ),
    ])
    .$narrowType<{ kind: EnquiryKind; state: EnquiryState }>()

/** Newest first. */
export async function listEnquiries(
  db: Db,
  { before, ...filter }: DeskFilter & { before?: TimeCursor | undefined },
  limit: number,
): Promise<DeskRow[]> {
  return selected(db, filter)
    .$if(filter.state !== undefined, (s) => s.where('e.state', '=', filter.state as string))
    .where(olderThan(before))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export const findEnquiry = (db: Db, id: string): Promise<DeskRow | undefined> =>
  selected(db, {}).where('e.id', '=', id).executeTakeFirst()

export async function countEnquiries(db: Db, filter: DeskFilter): Promise<Record<EnquiryState, number>> {
  const rows = await matching(db, filter)
    .select(['e.state', sql<number>`count(*)::int`.as('n')])
    .groupBy('e.state')
    .execute()
  const of = (state: EnquiryState) => rows.find((row) => row.state === state)?.n ?? 0
  return { new: of('new'), answered: of('answered'), closed: of('closed'), held: of('held') }
}

/** New enquiries to the team, and to agencies in which nobody could read them; and reports nobody has decided. */
export async function countWaiting(db: Db): Promise<{ enquiries: number; reports: number }> {
  const count = sql<number>`count(*)::int`.as('n')
  const [enquiries, reports] = await Promise.all([
    db
      .selectFrom('enquiries as e')
      .select(count)
      .where('e.state', '=', 'new')
      .where((eb) =>
        eb.or([
          eb('e.agency_id', 'is', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('users')
                .select('users.id')
                .whereRef('users.agency_id', '=', 'e.agency_id')
                .where('users.role', '=', 'Agent')
                .where('users.approval', '=', 'approved')
                .where('users.suspended_at', 'is', null),
            ),
          ),
        ]),
      )
      .executeTakeFirstOrThrow(),
    db.selectFrom('listing_reports').select(count).where('state', '=', 'new').executeTakeFirstOrThrow(),
  ])
  return { enquiries: enquiries.n, reports: reports.n }
}
