/**
 * web/platform: which page each kind of visitor may see, and where they are sent
 * instead; pure (specification, sections 2 and 6).
 */
import type { Role } from '#contract/http/person.ts'

/** Page variants. */
export type Variant = 'admin' | 'user' | 'agent' | 'allowAll'

const roleOf: Record<Exclude<Variant, 'allowAll'>, Role> = { admin: 'Admin', user: 'User', agent: 'Agent' }

/** Whether a role may see a page of this variant. */
export const mayEnter = (variant: Variant, role: Role): boolean =>
  variant === 'allowAll' || roleOf[variant] === role

/** Whether a path is a section or lies below it, whatever its case. */
export const isUnder = (path: string, section: string): boolean => {
  const here = path.toLowerCase()
  const there = section.toLowerCase()
  return here === there || here.startsWith(`${there}/`)
}

export const adminHome = '/portal/user-manager'
export const agentHome = '/agent/property-manager/xml-listing'

/** Belong to whoever has the link, signed in or not, and as whom. */
const linkPages = /^\/(confirm-homes|viewing|shared|unsubscribe|invitation)(\/|$)/i

/**
 * Where somebody who opens `path` is sent, or null when they may stay. Decided by the stored userInfo alone;
 * it does not apply to the app variants of pages.
 */
export function redirectFor(path: string, role: Role | null): string | null {
  if (linkPages.test(path)) return null
  const inPortal = isUnder(path, '/portal')
  const inAgent = isUnder(path, '/agent')
  const inProfile = isUnder(path, '/profile')
  if (role === 'Admin')
    return inPortal ? (isSection(path, '/portal') ? adminHome : null) : inProfile ? null : adminHome
  if (role === 'Agent')
    return inAgent ? (isSection(path, '/agent') ? agentHome : null) : inProfile ? null : agentHome
  return inPortal || inAgent ? '/' : null
}

const isSection = (path: string, section: string): boolean =>
  path.toLowerCase().replace(/\/$/, '') === section

/** Sections without a footer. */
export const hidesFooter = (path: string): boolean =>
  ['/profile', '/savedProperties', '/offline', '/portal', '/agent'].some((section) => isUnder(path, section))
