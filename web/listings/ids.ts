/** web/listings: ids as they stand in addresses (UUID, RFC 9562). */
import { data } from 'react-router'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isId = (text: string): boolean => uuid.test(text)

/** @throws a 404 page for an address that names nothing. */
export function refuseUnlessId(id: string): void {
  if (!isId(id)) throw data(null, { status: 404, statusText: 'Not Found' })
}
