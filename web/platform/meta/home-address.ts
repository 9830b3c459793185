/**
 * web/platform: where the page of a home is for whoever looks: among the public
 * pages, or inside the panel of Admins and Agents.
 */
import type { Role } from '#contract/http/person.ts'
import { useUserInfo } from '../session/session.ts'

/** The public page, as search engines and mails to anybody name it. */
export const publicHomeAddress = (id: string): string => `/property-details/${id}`

/** A file for calendars with the hours at which the home is open, for everybody. */
export const openHouseCalendar = (id: string): string => `${publicHomeAddress(id)}/open-houses.ics`

export const mostCompared = 4

/** Where homes stand side by side, `mostCompared` at most. */
export const compareAddress = (ids: readonly string[], only = false): string =>
  `/property-listing/compare?ids=${ids.join(',')}${only ? '&only=differences' : ''}`

const inPanel: Partial<Record<Role, (id: string) => string>> = {
  Admin: (id) => `/portal/listings/${id}`,
  Agent: (id) => `/agent/property-manager/listings/${id}`,
}

/**
 * The page of a home that somebody with this role may open: the redirect rules send
 * Admins and Agents away from the public one.
 */
export const homeAddress = (id: string, role: Role | null): string =>
  (role && inPanel[role]?.(id)) ?? publicHomeAddress(id)

/** `homeAddress` for whoever is signed in. */
export function useHomeAddress(): (id: string) => string {
  const role = useUserInfo()?.role ?? null
  return (id) => homeAddress(id, role)
}
