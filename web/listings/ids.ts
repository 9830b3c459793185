/** web/listings: ids as they stand in addresses (UUID, RFC 9562). */
import { data } from 'react-router'
import { isUuid } from '#contract/vocabulary/uuid.ts'

/** @throws a 404 page for an address that names nothing. */
export function refuseUnlessId(id: string): void {
  if (!isUuid(id)) throw data(null, { status: 404, statusText: 'Not Found' })
}
