/**
 * contract: what the people of an agency may do within it. One table: pages show by it, verbs refuse by it.
 */

export const agencyRoles = ['owner', 'manager', 'agent'] as const
export type AgencyRole = (typeof agencyRoles)[number]

/** Everything that not everybody may do; enquiries, feeds and homes are everybody's. */
const permissions = {
  /** What the agency says of itself: profile, logo, hours. */
  changeProfile: ['owner', 'manager'],
  /** Invite an agent, take the invitation back, let an agent go. */
  manageAgents: ['owner', 'manager'],
  /** The same for managers and owners, and who is which. */
  manageManagers: ['owner'],
  /** The program that is told of enquiries. */
  setProgram: ['owner', 'manager'],
} as const satisfies Record<string, readonly AgencyRole[]>

export type AgencyAct = keyof typeof permissions

export const mayInAgency = (role: AgencyRole, act: AgencyAct): boolean =>
  permissions[act].some((one) => one === role)

/** Which act it is to invite somebody of a role, or to let them go. */
export const actOn = (role: AgencyRole): AgencyAct => (role === 'agent' ? 'manageAgents' : 'manageManagers')
