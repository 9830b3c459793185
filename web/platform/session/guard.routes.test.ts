/**
 * web/platform: the redirect rules on every page of the site and of
 * apps, role by role (specification, section 2).
 */
import { describe, expect, test } from 'vitest'
import { publicPages } from '#contract/content/public-pages.ts'
import { roles } from '#contract/http/person.ts'
import routes from '#web/routes.ts'
import { redirectFor } from './guard.rules.ts'

const homes = {
  Admin: '/portal/user-manager',
  Agent: '/agent/property-manager/xml-listing',
  User: null,
} as const

describe.each(publicPages.map(({ path }) => path))('%s', (path) => {
  test('is for visitors and Users; Agents and Admins are sent to their areas', () => {
    for (const asked of [path, path.toLowerCase(), path.toUpperCase()]) {
      expect(redirectFor(asked, null)).toBeNull()
      for (const role of roles) expect(redirectFor(asked, role)).toBe(homes[role])
    }
  })
})

test('the pages inside apps, and only they, stand in the frame where no rule applies', () => {
  const inApps = routes.find(({ file }) => file === 'pages/app-frame.tsx')?.children?.map(({ path }) => path)
  expect(inApps?.toSorted()).toEqual(
    [
      'privacy_policy_app',
      'FaQs_app',
      'terms_and_condition_app',
      'terms_and_condition_agent_app',
      'foreignExchange_app',
      'globalImmigration_app',
      'meridianTv_app',
      'how_it_works_user',
      'how_it_works_agent',
      'globalLeadershipTeam_app',
    ].toSorted(),
  )
})
