/** web/listings: addresses that came with a listing and lead away from Meridian. */

/** Only the web: feeds can hold anything, and a link must never run script or open a file. */
export function isWebAddress(address: string | null): address is string {
  if (!address) return false
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol)
  } catch {
    return false
  }
}
