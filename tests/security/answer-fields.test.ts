/** tests: what answers may hold, by the names of their fields, whatever stands behind the call. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'

/**
 * Words of a field that would hold a secret, and the answers in which
 * one of them is what was asked for, or is none.
 */
const secretWords = /hash|pepper|salt|secret|token|password|key|binding|epoch|sealed|cipher/i
const mayBeSaid: Record<string, string[]> = {
  access_token: ['auth.login', 'auth.secondFactor', 'auth.verifyCredentials', 'auth.refresh', 'portal.actAs'],
  refresh_token: ['auth.login', 'auth.secondFactor', 'auth.verifyCredentials', 'auth.refresh'],
  // What an agency, or a person's own authenticator, needs to have.
  secret: ['hooks.get', 'hooks.set', 'hooks.remove', 'hooks.test', 'profile.beginSecondFactor'],
}

/**
 * What only sounds like it, or is for whoever asks: a moment, a setting's name,
 * the key of one's viewing, browser or device.
 */
const harmless = ['api_key', 'key', 'publicKey', 'pushKeyAt']

type Schema = { [name: string]: unknown; properties?: Record<string, unknown> }

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as Schema
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)]
}

test('G16 no answer has a field for a secret but those that exist to hand one over', () => {
  const calls = Object.entries(contract).flatMap(([part, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, e]) => ({
      name: `${part}.${name}`,
      e,
    })),
  )
  const found = calls.flatMap(({ name, e }) =>
    fieldsOf(z.toJSONSchema(e.data, { unrepresentable: 'any' })).filter(
      (field) => secretWords.test(field) && !mayBeSaid[field]?.includes(name),
    ),
  )
  expect(calls.length).toBeGreaterThan(200)
  expect([...new Set(found)].toSorted()).toEqual(harmless)
})
