/** web/platform: the redirect rules and guards of the specification, row by row. */
import { describe, expect, test } from 'vitest'
import { adminHome, agentHome, hidesFooter, mayEnter, redirectFor } from './guard.rules.ts'

describe('redirects', () => {
  test.each([
    ['/', 'Admin', adminHome],
    ['/property-listing', 'Admin', adminHome],
    ['/savedProperties', 'Admin', adminHome],
    ['/agent/property-manager/xml-listing', 'Admin', adminHome],
    ['/portal', 'Admin', adminHome],
    ['/portal/user-manager', 'Admin', null],
    ['/portal/audit', 'Admin', null],
    ['/profile', 'Admin', null],
    ['/', 'Agent', agentHome],
    ['/portal/user-manager', 'Agent', agentHome],
    ['/agent', 'Agent', agentHome],
    ['/agent/property-manager/xml-listing', 'Agent', null],
    ['/profile', 'Agent', null],
    ['/portal/user-manager', 'User', '/'],
    ['/agent/property-manager/xml-listing', 'User', '/'],
    ['/', 'User', null],
    ['/savedProperties', 'User', null],
    ['/profile', 'User', null],
    ['/PORTAL/user-manager', null, '/'],
    ['/agent', null, '/'],
    ['/agents-of-the-world', null, null],
    ['/', null, null],
    ['/shared/1', 'Agent', null],
    ['/viewing/1', 'Agent', null],
    ['/unsubscribe/1.a', 'Admin', null],
    ['/invitation/1', 'Agent', null],
    ['/shared-secrets', 'Agent', agentHome],
  ] as const)('%s as %s goes to %s', (path, role, to) => {
    expect(redirectFor(path, role)).toBe(to)
  })
})

test.each([
  ['admin', ['Admin']],
  ['user', ['User']],
  ['agent', ['Agent']],
  ['allowAll', ['Admin', 'Agent', 'User']],
] as const)('the variant %s lets in %j', (variant, allowed) => {
  expect((['Admin', 'Agent', 'User'] as const).filter((role) => mayEnter(variant, role))).toEqual(allowed)
})

test.each([
  ['/profile', true],
  ['/savedproperties', true],
  ['/portal/user-manager', true],
  ['/agent/property-manager/xml-listing', true],
  ['/', false],
  ['/property-listing', false],
  ['/registerAgent', false],
])('the footer of %s is hidden: %s', (path, hidden) => {
  expect(hidesFooter(path)).toBe(hidden)
})
