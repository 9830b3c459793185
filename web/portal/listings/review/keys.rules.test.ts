/** web/portal/listings: what keys ask for. */
import { expect, test } from 'vitest'
import { keyOf } from './keys.rules.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, repeat: false, defaultPrevented: false }

test('a key asks once, and never with another', () => {
  expect(keyOf({ ...plain, key: 'J' })).toBe('next')
  expect(keyOf({ ...plain, key: 'q' })).toBeNull()
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'repeat', 'defaultPrevented'])
    expect(keyOf({ ...plain, key: 'a', [held]: true })).toBeNull()
})
