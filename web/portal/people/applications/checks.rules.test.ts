/** web/portal/people: mail address against website. */
import { expect, test } from 'vitest'
import { compareDomains } from './checks.rules.ts'

test.each([
  ['a@quay.example', 'https://quay.example/about', 'agree'],
  ['a@quay.example', 'https://WWW.Quay.example', 'agree'],
  ['a@mail.quay.example', 'https://quay.example', 'agree'],
  ['a@quay.example', 'https://homes.quay.example', 'agree'],
  ['a@quay.example', 'https://notquay.example', 'differ'],
  ['a@post.example', 'https://quay.example', 'differ'],
  ['a@quay.example', null, 'noWebsite'],
  ['a@quay.example', 'no address', 'noWebsite'],
] as const)('%s and %s: %s', (email, website, result) => expect(compareDomains(email, website)).toBe(result))
