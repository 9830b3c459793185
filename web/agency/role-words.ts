/** web/agency: the roles within an agency, in words. */
import type { AgencyRole } from '#contract/agency/agency-roles.ts'

export const agencyRoleWords: Record<AgencyRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  agent: 'Agent',
}

/** What each may do beyond enquiries, feeds and homes, which are everybody's. */
export const agencyRoleHelp: Record<AgencyRole, string> = {
  owner: 'Everything, and says who is what.',
  manager: 'Profile, programs, and agents: invites them and lets them go.',
  agent: 'Enquiries, feeds and homes.',
}
