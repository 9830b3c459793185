/** contract: a person's own account: details, sessions, data, deletion. All calls need the bearer token. */
import { z } from 'zod'
import { session } from './auth.ts'
import { areaUnit, currencyCode, id, instant, languageTag } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { email, fullName, password, phone, typedPassword, userInfo } from '../http/person.ts'
import { ownRequests } from './privacy.ts'
import { secondFactor } from './second-factor.ts'
import { ownStanding } from './staff.ts'

const message = z.string()

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/profile',
    for: 'person',
    summary: 'My account',
    data: userInfo,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/meridian/profile',
    for: 'person',
    summary: 'Change my details; a new e-mail needs the password and answers expiryTime',
    body: z.strictObject({
      name: fullName.optional(),
      phone: phone.nullable().optional(),
      language: languageTag.optional(),
      currency: currencyCode.optional(),
      areaUnit: areaUnit.optional(),
      email: email.optional(),
      password: typedPassword.optional(),
    }),
    data: z.object({ message, userInfo, expiryTime: instant.optional() }),
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/api/meridian/profile/avatar',
    for: 'person',
    summary: 'My picture: JPEG, PNG, WebP or AVIF',
    upload: { maxBytes: 10_000_000 },
    data: z.object({ message, userInfo }),
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/api/meridian/profile/avatar',
    for: 'person',
    summary: 'Remove my picture',
    data: z.object({ message, userInfo }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/password',
    for: 'person',
    inPerson: true,
    summary: 'Change my password; ends my other sessions',
    body: z.strictObject({ password: typedPassword, newPassword: password }),
    data: z.object({ message }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/meridian/profile/sessions',
    for: 'person',
    summary: 'Where I am signed in',
    data: z.object({ items: z.array(session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/meridian/profile/sessions/:id',
    for: 'person',
    inPerson: true,
    summary: 'End one of my sessions',
    params: z.object({ id }),
    data: z.object({ message }),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/meridian/profile/sessions',
    for: 'person',
    inPerson: true,
    summary: 'End all my sessions but this one',
    data: z.object({ message }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/meridian/profile/export',
    for: 'person',
    inPerson: true,
    summary: 'Everything Meridian holds about me',
    data: z.record(z.string(), z.unknown()),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/delete',
    for: 'person',
    inPerson: true,
    summary: 'Delete my account',
    body: z.strictObject({ password: typedPassword }),
    data: z.object({ message }),
  }),
  ...secondFactor,
  ...ownStanding,
  ...ownRequests,
}
