/** enquiries: viewings as both sides see them. */
import type { Viewing } from '#contract/enquiries/thread.ts'
import { isLive } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listViewings, type StoredViewing } from './viewings.store.ts'

/** What is about no home is always to be had. */
export const isOffered = ({ status }: Pick<StoredViewing, 'status'>): boolean =>
  status === null || isLive(status)

export const toViewing = (v: StoredViewing): Viewing => ({
  id: v.id,
  state: v.state,
  way: v.way,
  timeZone: v.timeZone,
  minutes: v.minutes,
  times: v.times.map((time) => time.toISOString()),
  chosen: v.chosen?.toISOString() ?? null,
  agency: v.agency,
  about: v.about,
  listingId: v.listingId,
  isOffered: isOffered(v),
})

/** Of one enquiry to one agency, oldest first. */
export const viewingsOf = async (db: Db, enquiryId: string, agencyId: string): Promise<Viewing[]> =>
  (await listViewings(db, [enquiryId], agencyId)).map(toViewing)
