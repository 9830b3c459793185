/** contract: an agency looked after by its own people: profile, team, invitations. */
import { z } from 'zod'
import { id, instant, languageTag } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { email, freeText, fullName, oneLine, password } from '../http/person.ts'
import { agencyRoles } from './agency-roles.ts'
import { decodeAreas } from '../vocabulary/polyline.ts'
import { openingHours } from './opening-hours.ts'

export const teamErrors = {
  'accounts.agencyAct': { status: 403, message: 'Your role in the agency does not allow this.' },
  'accounts.lastOwner': {
    status: 409,
    message: 'This is the last owner. Make somebody else an owner first.',
  },
  'accounts.noMember': { status: 404, message: 'There is no such person in your agency.' },
  'accounts.alreadyMember': { status: 409, message: 'This person is in an agency already.' },
  'accounts.noInvitation': {
    status: 404,
    message: 'This invitation is not there any more: it was accepted, taken back, or is too old.',
  },
  'accounts.otherAddress': { status: 409, message: 'This invitation is for another address.' },
  'accounts.haveAccount': {
    status: 409,
    message: 'This address has an account. Please sign in, then open the link again.',
  },
  'accounts.manyInvitations': { status: 429, message: 'So many invitations are enough for today.' },
} as const satisfies Refusals

const agencyRole = z.enum(agencyRoles)
/** As in the address of a search; empty where nothing is drawn. */
const drawnAreas = z
  .string()
  .max(20_000)
  .refine((text) => text === '' || decodeAreas(text) !== null, 'This is not a drawn area')
const phoneText = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s().-]*$/, 'Please enter a valid phone number')
const website = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'Please enter a web address' }).max(300),
])

/** Empty texts mean that the agency says nothing of it. */
export const agencyProfile = z.strictObject({
  city: z.string().trim().max(120),
  description: z.union([z.literal(''), freeText('Please write 10 to 500 characters')]),
  languages: z.array(languageTag).max(30),
  areasServed: z.array(oneLine('Please name each area in 2 to 120 characters')).max(30),
  /** Where it works, as it drew it; what was drawn stays where nothing is said. */
  drawnAreas: drawnAreas.optional(),
  phone: phoneText,
  website,
  /** IANA name; empty where no hours are told. */
  timeZone: z
    .string()
    .max(60)
    .regex(/^[\w+/-]*$/, 'Please choose a time zone'),
  openingHours,
})
export type AgencyProfile = z.output<typeof agencyProfile>

const member = z.object({ id, name: z.string(), email: z.string(), agencyRole, since: instant })
const invitation = z.object({ id, email: z.string(), agencyRole, expiresAt: instant })

/** As it is kept: what was checked when it was written. */
const keptProfile = z.object({
  city: z.string(),
  description: z.string(),
  languages: z.array(languageTag),
  areasServed: z.array(z.string()),
  drawnAreas: z.string(),
  phone: z.string(),
  website: z.string(),
  timeZone: z.string(),
  openingHours,
})

export const ownAgency = z.object({
  id,
  name: z.string(),
  logoUrl: z.string().nullable(),
  /** While our team hides its homes and its page, and its feeds stand still. */
  suspendedAt: instant.nullable(),
  profile: keptProfile,
  /** What I may do here. */
  agencyRole,
  members: z.array(member),
  /** For those who may invite; nobody else sees addresses of strangers. */
  invitations: z.array(invitation),
})
export type OwnAgency = z.infer<typeof ownAgency>

const said = z.object({ message: z.string(), agency: ownAgency })
const params = z.object({ id })
/** What the mail's link carries. */
export const invitationKey = z.string().regex(/^[\w-]{20,64}$/, 'This link is not whole')

export const team = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/agency',
    for: ['Agent'],
    summary: 'My agency: what it says of itself, who is in it, who is invited',
    data: ownAgency,
  }),
  setProfile: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/agency/profile',
    for: ['Agent'],
    summary: 'Say what my agency is: words, languages, areas, hours. For owners and managers',
    body: agencyProfile,
    data: said,
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/agency/logo',
    for: ['Agent'],
    summary: 'The logo: JPEG, PNG, WebP or AVIF. For owners and managers',
    upload: { maxBytes: 10_000_000 },
    data: said,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/agency/logo',
    for: ['Agent'],
    summary: 'Remove the logo. For owners and managers',
    data: said,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/agency/invitations',
    for: ['Agent'],
    inPerson: true,
    summary:
      'Invite somebody by mail; the link works for seven days. Agents by owners and managers, others by owners',
    body: z.strictObject({ email, agencyRole }),
    status: 201,
    data: said,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/agency/invitations/:id',
    for: ['Agent'],
    summary: 'Take an invitation back',
    params,
    data: said,
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/agency/members/:id/role',
    for: ['Agent'],
    inPerson: true,
    summary: 'Say what somebody may do in the agency. For owners; one owner stays',
    params,
    body: z.strictObject({ agencyRole }),
    data: said,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/agency/members/:id/release',
    for: ['Agent'],
    inPerson: true,
    summary:
      'Let somebody go, or leave: the account becomes a User’s, its enquiries and homes go to a colleague. The last owner stays',
    params,
    body: z.strictObject({ successor: id.nullable() }),
    data: z.object({ message: z.string() }),
  }),
}

const invited = z.object({
  agency: z.string(),
  agencyRole,
  email: z.string(),
  /** Whether the address has an account, which then accepts; otherwise one is made. */
  hasAccount: z.boolean(),
})
export type Invited = z.infer<typeof invited>

export const invitations = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/invitations/:id',
    for: 'anyone',
    summary: 'An invitation, for who has the link of its mail',
    params,
    query: z.strictObject({ key: invitationKey }),
    data: invited,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/meridian/invitations/:id/acceptance',
    for: ['User'],
    summary: 'Join the agency with my account, which becomes an Agent’s; every session ends',
    params,
    body: z.strictObject({ key: invitationKey }),
    data: z.object({ message: z.string() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/meridian/invitations/:id/registration',
    for: 'anyone',
    summary: 'Make an account for the invited address, in the agency; the link has proved the address',
    params,
    body: z.strictObject({ key: invitationKey, name: fullName, password }),
    data: z.object({ message: z.string() }),
  }),
}
