/** moderation: homes as the desk shows them. */
import { decodeHTML } from 'entities'
import type { DeskHome, Flag, ModeratedHome } from '#contract/moderation/moderation.ts'
import { placeNameOf, readListingSubjects, type ListingSubject } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readFlags, type FlagRow, type ModeratedRow } from './desk.store.ts'
import { readFacts, type FactsRow, type TextRow } from './home-facts.store.ts'

/** Each home by its id; one that is gone, or offers nothing, is left out. */
export async function readDeskHomes(
  platform: Platform,
  db: Db,
  ids: readonly string[],
): Promise<Map<string, DeskHome & { perM2: number | null }>> {
  const [subjects, facts] = await Promise.all([readListingSubjects(platform, db, ids), readFacts(db, ids)])
  return new Map(
    facts.flatMap((row) => {
      const subject = subjects.get(row.id)
      return subject ? [[row.id, { ...homeOf(row, subject), perM2: row.perM2 }]] : []
    }),
  )
}

function homeOf(row: FactsRow, { title, status, publicRef, country, agency }: ListingSubject): DeskHome {
  const town = placeNameOf({ ...row, country }, null)
  const { illustration, sha256, mediaState, width, height, thumbhash } = row
  return {
    id: row.id,
    title,
    reference: publicRef,
    place: row.district ? `${row.district}, ${town}` : town,
    country,
    type: row.type,
    status,
    purpose: row.purpose,
    price: {
      mode: row.priceMode,
      amount: row.amount,
      max: row.amountMax,
      currency: row.currency,
      period: row.period,
    },
    areaM2: row.areaM2,
    bedrooms: row.bedrooms,
    picture:
      mediaState === null
        ? null
        : toPicture({ illustration, sha256, state: mediaState, width, height, thumbhash }, title),
    agency: { id: agency.id, name: agency.name },
    feed: row.feed,
    listedAt: row.listedAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
  }
}

const flagOf = ({ kind, evidence, raisedAt, isSettled }: FlagRow): Flag => ({
  kind,
  evidence,
  raisedAt: raisedAt.toISOString(),
  isSettled,
})

/** As words: what parts lines stays, the rest of the markup is left out. */
export const toText = ({ lang, title, body }: TextRow) => ({
  lang,
  title: title ?? '',
  body: decodeHTML((body ?? '').replaceAll(/<br>|<\/(?:p|li)>/g, '\n').replaceAll(/<[^>]*>/g, '')).trim(),
})

/** In the order of the rows. */
export async function readModerated(
  platform: Platform,
  db: Db,
  rows: readonly ModeratedRow[],
): Promise<ModeratedHome[]> {
  const ids = rows.map(({ id }) => id)
  const [homes, flags] = await Promise.all([readDeskHomes(platform, db, ids), readFlags(db, ids)])
  const flagsOf = Map.groupBy(flags, ({ listingId }) => listingId)
  return rows.flatMap(({ id, state, version, touchedAt }) => {
    const found = homes.get(id)
    if (!found) return []
    const { perM2: _perM2, ...home } = found
    return [
      {
        ...home,
        state,
        version,
        touchedAt: touchedAt.toISOString(),
        flags: (flagsOf.get(id) ?? []).map(flagOf),
      },
    ]
  })
}
