/** stock: a draft as the editor and the list of drafts show it. */
import { formTitle } from '#contract/stock/form-title.ts'
import { missingOf } from '#contract/stock/publishing.ts'
import { qualityOf } from '#contract/stock/quality.ts'
import type { Draft, DraftItem } from '#contract/stock/stock.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { toPicture } from '#server/media/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readAgentNames } from './colleagues.store.ts'
import { readFedPictures, readPictures, readStatus, type DraftRow } from './drafts.store.ts'
import { feedSide } from './feed-side.ts'

export function toDraftItem(row: DraftRow): DraftItem {
  const { id, listingId, form, base, savedAt, savedBy, publishAt } = row
  return {
    id,
    listingId,
    title: formTitle(form),
    place: form.place.locality,
    reference: form.reference,
    savedAt: savedAt.toISOString(),
    savedBy,
    missing: missingOf(form, base?.form),
    score: qualityOf(form).score,
    publishAt: publishAt?.toISOString() ?? null,
  }
}

type Looking = { agencyId: string; now: Date }

export async function toDraftView(db: Db, row: DraftRow, { agencyId, now }: Looking): Promise<Draft> {
  const { form, version } = row
  return {
    ...toDraftItem(row),
    version,
    form,
    quality: qualityOf(form),
    pictures: await picturesOf(db, row),
    colleagues: await readAgentNames(db, agencyId),
    feed: await feedSide(db, row, now),
    status: row.listingId === null ? null : await readStatus(db, row.listingId),
  }
}

async function picturesOf(db: Db, { form: { media }, listingId }: DraftRow): Promise<(Picture | null)[]> {
  const hashes = media.map(({ sha256 }) => sha256).filter((hash) => hash !== null)
  const known = new Map((await readPictures(db, hashes)).map((row) => [row.sha256, row]))
  const isFed = media.some(({ sha256 }) => sha256 === null)
  const fed = new Map(
    (listingId !== null && isFed ? await readFedPictures(db, listingId) : []).map((row) => [
      row.sourceUrl,
      row,
    ]),
  )
  return media.map(({ sha256, sourceUrl, caption }) => {
    if (sha256 === null) return toPicture({ ...waiting, ...fed.get(sourceUrl) }, caption ?? '')
    const stored = known.get(sha256)
    return stored ? toPicture({ ...stored, illustration: null, state: 'ready' }, caption ?? '') : null
  })
}

/** What a feed gave the address of, and nobody has fetched yet. */
const waiting = {
  sha256: null,
  width: null,
  height: null,
  thumbhash: null,
  illustration: null,
  state: 'waiting',
}
