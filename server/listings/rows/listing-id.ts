/** listings: identifiers that carry when a home was listed. */
import { v7 } from 'uuid'

/**
 * A UUIDv7 (RFC 9562) of the moment a home was listed, so that ids sort by listing date. With 16 bytes of `random` the
 * same moment and bytes always give the same id.
 */
export const newListingId = (listedAt: Date, random?: Uint8Array): string =>
  v7({ msecs: listedAt.getTime(), ...(random && { random }) })
