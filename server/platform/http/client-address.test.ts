/** platform: whose request it is behind proxies, and what may be logged of it. */
import { expect, test } from 'vitest'
import { blurred, clientAddress, isLoopback, networkOf } from './client-address.ts'

test.each([
  ['198.51.100.7', '203.0.113.1', 0, '198.51.100.7'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.1', 1, '203.0.113.1'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.1, 10.0.0.2', 2, '203.0.113.1'],
  ['10.0.0.1', null, 1, '10.0.0.1'],
  ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
  ['::ffff:198.51.100.7', null, 0, '198.51.100.7'],
])('peer %s with X-Forwarded-For %s and %i hops is %s', (peer, forwarded, hops, address) => {
  expect(clientAddress(peer, forwarded, hops)).toBe(address)
})

test('limits count one IPv6 customer as one', () => {
  expect(networkOf('2001:db8:1:2:3::4')).toBe(networkOf('2001:db8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
})

test('logs get less than an address', () => {
  expect(blurred('198.51.100.7')).toBe('198.51.100.0')
  expect(blurred('2001:db8:1:2:3::4')).toBe('2001:db8:1::')
  expect(blurred('')).toBe('')
})

test('loopback is loopback in every spelling', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['10.0.0.1', '', 'localhost'].map(isLoopback)).toEqual([false, false, false])
})
