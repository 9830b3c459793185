/** accounts: an agency as its own people see it. */
import { mayInAgency } from '#contract/agency/agency-roles.ts'
import { openingHours } from '#contract/agency/opening-hours.ts'
import type { OwnAgency } from '#contract/agency/team.ts'
import type { Actor } from '#server/platform/http/http.ts'
import type { Accounts } from '../ground/context.ts'
import { readAgencyStanding } from '../stores/agencies.store.ts'
import { memberOf } from './agency-permission.ts'
import { listInvitations, listMembers, readProfile } from './team.store.ts'

/** @throws AppError 404 for an agent without an agency. */
export async function ownAgency(accounts: Accounts, actor: Actor): Promise<OwnAgency> {
  const { db } = accounts.platform
  const { agencyId, agencyRole } = await memberOf(db, actor)
  const [profile, standing, members, invitations] = await Promise.all([
    readProfile(db, agencyId),
    readAgencyStanding(db, agencyId),
    listMembers(db, agencyId),
    mayInAgency(agencyRole, 'manageAgents') ? listInvitations(db, agencyId, accounts.now()) : [],
  ])
  return {
    id: agencyId,
    name: profile.name,
    logoUrl: profile.logoUrl,
    agencyRole,
    suspendedAt: standing?.suspendedAt?.toISOString() ?? null,
    profile: {
      city: profile.city ?? '',
      description: profile.description ?? '',
      languages: profile.languages,
      areasServed: profile.areasServed,
      drawnAreas: profile.drawnAreas,
      phone: profile.phone ?? '',
      website: profile.website ?? '',
      timeZone: profile.timeZone ?? '',
      openingHours: openingHours.parse(profile.openingHours),
    },
    members: members.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
    invitations: invitations.map(({ id, email, agencyRole: role, expiresAt }) => ({
      id,
      email,
      agencyRole: role,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
