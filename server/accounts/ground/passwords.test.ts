/**
 * accounts: hashes cost what OWASP asks for unless tests say otherwise, and are compared as they were made.
 */
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/settings/config.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const { hashing } = readConfig({})
const lane = '198.51.100.7'

test('without a setting they cost 19 MiB and two passes', async () => {
  expect(await hashPassword({ hashing }, 'Passw0rd!', lane)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  )
})

test.each([
  ['default', 'least'],
  ['least', 'default'],
] as const)('one made at the cost %s is compared at its own where new ones cost %s', async (before, now) => {
  const phc = await hashPassword({ hashing: before }, 'Passw0rd!', lane)
  expect(await verifyPassword({ hashing: now }, 'Passw0rd!', phc, lane)).toBe(true)
  expect(await verifyPassword({ hashing: now }, 'Passw0rd?', phc, lane)).toBe(false)
})

test.each([null, undefined])('without a hash (%s) nothing is right', async (none) => {
  expect(await verifyPassword({ hashing }, '', none, lane)).toBe(false)
})
