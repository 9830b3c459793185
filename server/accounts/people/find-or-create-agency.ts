/** accounts: finds the agency, or the person of an agency, that a feed names; makes it when it is new. */
import type { Db } from '#server/platform/database/db.ts'
import { ensureAgency, ensureAgents } from '../stores/agencies.store.ts'

/** ISO 3166-1 leaves ZZ to its users; Unicode reads it as "unknown region". */
const unknownCountry = 'ZZ'

/**
 * The agency of this name (capitals and outer spaces do not matter), made when there is none. `country` is
 * ISO 3166-1 alpha-2 and only used for a new one. Answers its id.
 */
export function findOrCreateAgency(
  db: Db,
  { name, country }: { name: string; country?: string | null },
): Promise<string> {
  const clean = name.trim().slice(0, 200)
  if (!clean) throw new RangeError('an agency needs a name')
  return ensureAgency(db, { name: clean, country: country ?? unknownCountry })
}

/** The people of an agency by name, made when they are new. Answers name → id for every name. */
export async function findOrCreateAgents(
  db: Db,
  agencyId: string,
  names: Iterable<string>,
): Promise<Map<string, string>> {
  // In order, so that two who make the same people at once never wait for each other.
  const distinct = [...new Set(names)].toSorted()
  return distinct.length === 0 ? new Map() : ensureAgents(db, agencyId, distinct)
}
