/** web/portal: changes to addresses. */
import { expect, test } from 'vitest'
import { withParam } from './use-address.ts'

test('an empty value leaves the address', () => {
  const params = new URLSearchParams('q=brack&role=Agent')
  expect(withParam(params, 'role', '').toString()).toBe('q=brack')
  expect(withParam(params, 'state', 'pending').toString()).toBe('q=brack&role=Agent&state=pending')
  expect(params.toString()).toBe('q=brack&role=Agent')
})
