/** accounts: the SQL of agencies' teams: members with their roles, and invitations. */
import { sql } from 'kysely'
import type { AgencyRole } from '#contract/agency/agency-roles.ts'
import type { Db } from '#server/platform/database/db.ts'

export type Member = { id: string; name: string; email: string; agencyRole: AgencyRole; since: Date }

const members = (db: Db, agencyId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'agency_role as agencyRole', 'created_at as since'])
    .$narrowType<{ agencyRole: AgencyRole }>()
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'Agent')
    .where('approval', '=', 'approved')

/** Longest here first; suspended ones are among them. */
export const listMembers = (db: Db, agencyId: string): Promise<Member[]> =>
  members(db, agencyId).orderBy('created_at').orderBy('id').execute()

export const findMember = (db: Db, agencyId: string, id: string): Promise<Member | undefined> =>
  members(db, agencyId).where('id', '=', id).executeTakeFirst()

/** Whether somebody else than `id` who may act is an owner. */
export const hasOtherOwner = async (db: Db, agencyId: string, id: string): Promise<boolean> =>
  (await members(db, agencyId)
    .where('agency_role', '=', 'owner')
    .where('suspended_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const setAgencyRole = (db: Db, id: string, agencyRole: AgencyRole) =>
  db.updateTable('users').set({ agency_role: agencyRole }).where('id', '=', id).execute()

export type Invitation = {
  id: string
  agencyId: string
  agency: string
  email: string
  agencyRole: AgencyRole
  expiresAt: Date
}

const invitations = (db: Db, now: Date) =>
  db
    .selectFrom('agency_invitations as i')
    .innerJoin('agencies as a', 'a.id', 'i.agency_id')
    .select(['i.id', 'i.agency_id as agencyId', 'a.name as agency', 'i.email'])
    .select(['i.agency_role as agencyRole', 'i.expires_at as expiresAt'])
    .$narrowType<{ agencyRole: AgencyRole }>()
    .where('i.expires_at', '>', now)

export const listInvitations = (db: Db, agencyId: string, now: Date): Promise<Invitation[]> =>
  invitations(db, now).where('i.agency_id', '=', agencyId).orderBy('i.created_at').execute()

/** Of an agency that nobody has suspended. Locked, so that it is accepted once. */
export const lockInvitation = (tx: Db, id: string, now: Date): Promise<Invitation | undefined> =>
  invitations(tx, now)
    .where('i.id', '=', id)
    .where('a.suspended_at', 'is', null)
    .forUpdate('i')
    .executeTakeFirst()

export const findInvitation = (db: Db, id: string, now: Date): Promise<Invitation | undefined> =>
  invitations(db, now).where('i.id', '=', id).where('a.suspended_at', 'is', null).executeTakeFirst()

type NewInvitation = Omit<Invitation, 'agency'> & { invitedBy: string; createdAt: Date }

/** One for an address: a new one takes the place, and the link, of the one before. */
export async function putInvitation(tx: Db, i: NewInvitation): Promise<void> {
  await tx
    .deleteFrom('agency_invitations')
    .where('agency_id', '=', i.agencyId)
    .where('email', '=', i.email)
    .execute()
  await tx
    .insertInto('agency_invitations')
    .values({
      id: i.id,
      agency_id: i.agencyId,
      email: i.email,
      agency_role: i.agencyRole,
      invited_by: i.invitedBy,
      created_at: i.createdAt,
      expires_at: i.expiresAt,
    })
    .execute()
}

export const dropInvitation = (db: Db, id: string) =>
  db.deleteFrom('agency_invitations').where('id', '=', id).execute()

export const dropOldInvitations = (db: Db, now: Date) =>
  db.deleteFrom('agency_invitations').where('expires_at', '<=', now).execute()

export type StoredProfile = {
  name: string
  city: string | null
  description: string | null
  languages: string[]
  areasServed: string[]
  drawnAreas: string
  phone: string | null
  website: string | null
  timeZone: string | null
  openingHours: unknown
  logoUrl: string | null
}

export const readProfile = (db: Db, agencyId: string): Promise<StoredProfile> =>
  db
    .selectFrom('agencies')
    .select(['name', 'city', 'description', 'languages', 'areas_served as areasServed', 'phone', 'website'])
    .select([
      'drawn_areas as drawnAreas',
      'time_zone as timeZone',
      'opening_hours as openingHours',
      'logo_url as logoUrl',
    ])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow()

type WrittenProfile = Omit<StoredProfile, 'name' | 'logoUrl' | 'drawnAreas'> & {
  drawnAreas?: string | undefined
}

export const writeProfile = (db: Db, agencyId: string, p: WrittenProfile) =>
  db
    .updateTable('agencies')
    .set({
      city: p.city,
      description: p.description,
      languages: p.languages,
      areas_served: p.areasServed,
      ...(p.drawnAreas !== undefined && { drawn_areas: p.drawnAreas }),
      phone: p.phone,
      website: p.website,
      time_zone: p.timeZone,
      opening_hours: sql`${JSON.stringify(p.openingHours)}::jsonb`,
    })
    .where('id', '=', agencyId)
    .execute()

/** `sha256` names a kept picture; null removes it. */
export const writeLogo = (db: Db, agencyId: string, sha256: string | null) =>
  db
    .updateTable('agencies')
    .set({ logo_sha256: sha256, logo_url: sha256 && `/media/${sha256}/320.webp` })
    .where('id', '=', agencyId)
    .execute()
