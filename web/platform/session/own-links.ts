/**
 * web/platform: links that lead somewhere for whoever is signed in: the redirect rules
 * send Admins and Agents back from most pages.
 */
import { useLocation } from 'react-router'
import type { Role } from '#contract/http/person.ts'
import { adminHome, agentHome, isUnder, redirectFor } from './guard.rules.ts'
import { useUserInfo } from './session.ts'

export type OwnLinks = {
  /** Whether this person may stay where the link leads. */
  isOpen: (to: string) => boolean
  /** Where this person's start is. */
  home: string
  isSignedIn: boolean
}

/** Until script knows who is there, an area's pages are taken for its own people's. */
const assumedRole = (pathname: string): Role | null =>
  isUnder(pathname, '/portal') ? 'Admin' : isUnder(pathname, '/agent') ? 'Agent' : null

export function useOwnLinks(): OwnLinks {
  const userInfo = useUserInfo()
  const { pathname } = useLocation()
  return ownLinks(userInfo?.role ?? assumedRole(pathname), userInfo !== null)
}

export const ownLinks = (role: Role | null, isSignedIn = role !== null): OwnLinks => ({
  isOpen: (to) => redirectFor(new URL(to, 'http://here').pathname, role) === null,
  home: role === 'Admin' ? adminHome : role === 'Agent' ? agentHome : '/',
  isSignedIn,
})
