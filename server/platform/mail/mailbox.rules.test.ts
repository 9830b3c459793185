/** platform: spellings that reach one mailbox count as one. */
import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.rules.ts'

test.each([
  ['one@example.com', 'one@example.com'],
  ['one+12@example.com', 'one@example.com'],
  ['One+a+b@Example.COM', 'one@example.com'],
  ['first.last@example.com', 'first.last@example.com'],
  ['first-last_x@example.com', 'first-last_x@example.com'],
  ['f.i.r.s.t+tag@gmail.com', 'first@gmail.com'],
  ['f.irst@googlemail.com', 'first@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['...@gmail.com', '...@gmail.com'],
])('%s is counted as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
