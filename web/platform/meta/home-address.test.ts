/** web/platform: everybody is led to a page of a home that the redirect rules let them stay on. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roles } from '#contract/http/person.ts'
import routes from '#web/routes.ts'
import { redirectFor } from '../session/guard.rules.ts'
import { homeAddress } from './home-address.ts'

const id = '01930000-0000-7000-8000-000000000001'

describe('the page of a home', () => {
  it.each([...roles, null])('is one where %s is not sent away', (role) => {
    expect(redirectFor(homeAddress(id, role), role)).toBeNull()
  })
  it('is the public one for visitors and Users, and in the panel for those who look after homes', () => {
    expect([...roles, null].map((role) => [role, homeAddress('x', role)])).toEqual(
      expect.arrayContaining([
        ['Admin', '/portal/listings/x'],
        ['Agent', '/agent/property-manager/listings/x'],
        ['User', '/property-details/x'],
        [null, '/property-details/x'],
      ]),
    )
  })
  it('is a route for every role', () => {
    const all = routes.flatMap(({ path, children = [] }) => [
      path,
      ...children.map((child) => [path, child.path].filter(Boolean).join('/')),
    ])
    for (const role of [...roles, null]) expect(all).toContain(homeAddress(':id', role).slice(1))
  })
})

it('no link is written by hand that leads Admins and Agents to the public page', () => {
  const web = 'web/'
  const byHand = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /(to|href)=\{?["'`][^"'`]*\/property-details/.test(readFileSync(web + file, 'utf8')),
  )
  expect(byHand).toEqual([])
})
