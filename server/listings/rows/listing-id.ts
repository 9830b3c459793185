/** listings: identifiers that carry when a home was listed. */
import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { randomForId } from '#server/platform/settings/crypto.ts'

/** Where this process counts from; another counts from elsewhere. */
let count = randomInt(2 ** 31)

/**
 * A UUIDv7 (RFC 9562) of the moment a home was listed, so that ids sort by listing date, and those of one
 * moment in the order they were asked for: a database adds what is sorted for half of what it adds the rest
 * for. With 16 bytes of `random` the same moment and bytes always give the same id.
 */
export function newListingId(listedAt: Date, random?: Uint8Array): string {
  const msecs = listedAt.getTime()
  return random ? v7({ msecs, random }) : v7({ msecs, seq: count++, random: randomForId() })
}
