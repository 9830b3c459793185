/** web/platform: nobody is shown a link that would bounce them. */
import { expect, test } from 'vitest'
import { publicPages } from '#contract/content/public-pages.ts'
import { redirectFor } from './guard.rules.ts'
import { ownLinks } from './own-links.ts'

test.each(['Admin', 'Agent'] as const)(
  '%s: public pages are closed, the own area and the profile open',
  (role) => {
    const { isOpen, home } = ownLinks(role)
    for (const { path } of publicPages) expect(isOpen(`${path}?purpose=rent#places`)).toBe(false)
    expect([isOpen('/profile'), isOpen(home), isOpen('/preferences?back=/profile')]).toEqual([
      true,
      true,
      false,
    ])
    expect(redirectFor(home, role)).toBeNull()
  },
)

test.each(['User', null] as const)('%s: every public page is open, and the start is the start', (role) => {
  const { isOpen, home } = ownLinks(role)
  for (const { path } of publicPages) expect(isOpen(path)).toBe(true)
  expect(home).toBe('/')
})
