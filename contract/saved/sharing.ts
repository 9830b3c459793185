/** contract: how others come to a collection: by a link, to read; by invitation, to choose together. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { email } from '../http/person.ts'
import { currencyCode, id, instant } from '../vocabulary/common.ts'
import { card } from '../search/search.ts'

export const sharingErrors = {
  'sharing.noLink': { status: 404, message: 'This link leads nowhere any more. Please ask for a new one.' },
  'sharing.noInvitation': {
    status: 404,
    message: 'This invitation is not there any more: it was accepted, taken back, or is too old.',
  },
  'sharing.otherAddress': { status: 409, message: 'This invitation is for another address.' },
  'sharing.alreadyIn': { status: 409, message: 'They choose with you already.' },
  'sharing.manyInvitations': { status: 429, message: 'So many invitations are enough for today.' },
} as const satisfies Refusals

/** What stands behind the `#` of a link: it reaches no log and no other site by itself. */
export const sharingKey = z.string().regex(/^[\w-]{20,64}$/, 'This link is not whole')

const params = z.object({ id })
const said = z.object({ message: z.string() })
const keyed = z.strictObject({ key: sharingKey })
const base = '/api/meridian/saved/collections'

export const sharing = {
  createLink: endpoint({
    method: 'POST',
    path: `${base}/:id/links`,
    for: ['User'],
    inPerson: true,
    summary: 'Make a link by which anybody may look at a collection of mine; it is told this once',
    params,
    // Not created by the book: what answers 201 may be kept to be
    // answered again, and this key is kept nowhere.
    data: z.object({ message: z.string(), link: z.object({ id, createdAt: instant }), address: z.string() }),
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: `${base}/:id/links/:link`,
    for: ['User'],
    summary: 'End a link: from now on it leads nowhere',
    params: params.extend({ link: id }),
    data: said,
  }),
  invite: endpoint({
    method: 'POST',
    path: `${base}/:id/invitations`,
    for: ['User'],
    inPerson: true,
    summary: 'Invite somebody by mail to choose together',
    params,
    body: z.strictObject({ email }),
    status: 201,
    data: said,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${base}/:id/invitations/:invitation`,
    for: ['User'],
    summary: 'Take an invitation back',
    params: params.extend({ invitation: id }),
    data: said,
  }),
  part: endpoint({
    method: 'DELETE',
    path: `${base}/:id/partners/:person`,
    for: ['User'],
    summary: 'End that a partner sees a collection of mine, or leave one I was invited to',
    params: params.extend({ person: id }),
    data: said,
  }),
}

/** For those who come by a link. */
export const shared = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/shared/:id',
    for: 'anyone',
    summary: 'The homes of a collection, for who has its link',
    params,
    query: z.strictObject({ key: sharingKey, currency: currencyCode.default('EUR') }),
    data: z.object({ name: z.string(), items: z.array(card) }),
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/meridian/shared/invitations/:id',
    for: 'anyone',
    summary: 'An invitation to choose together, for who has the link of its mail',
    params,
    query: keyed,
    data: z.object({ name: z.string(), from: z.string(), email: z.string() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/meridian/shared/invitations/:id/acceptance',
    for: ['User'],
    summary: 'Accept an invitation that was sent to the address of my account',
    params,
    body: keyed,
    data: z.object({ message: z.string(), collectionId: id }),
  }),
}
