/** enquiries: where a mail leads somebody who wants to see the home it is about. Pure. */
import type { Role } from '#contract/http/person.ts'

const paths: Partial<Record<Role, string>> = {
  Admin: '/portal/listings',
  Agent: '/agent/property-manager/listings',
}

/**
 * The page of a home for a reader: Admins and Agents have it inside their panel,
 * because they are sent away from the public one.
 */
export const homeUrl = (origin: string, listingId: string, reader: Role | null): string =>
  `${origin}${(reader && paths[reader]) ?? '/property-details'}/${listingId}`
