/** exports: the homes of a file as a stream: the next are read when those before were taken. */
import { readStoredListings } from '#server/listings/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readExportPage } from './exports.store.ts'
import type { ExportedHome, ExportFormat } from './exported-home.ts'

/** Homes in memory at a time. */
const atOnce = 200

type Ask = { agencyId: string; format: ExportFormat; changedAt: Date }

/**
 * UTF-8. Whoever is slow holds the reading up, and whoever leaves ends
 * it; a file that breaks off is not well-formed.
 */
export function streamStock(platform: Platform, ask: Ask): ReadableStream<Uint8Array> {
  return ReadableStream.from(piecesOf(platform, ask))
}

async function* piecesOf(
  platform: Platform,
  { agencyId, format, changedAt }: Ask,
): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder()
  let isFirst = true
  yield utf8.encode(format.open({ changedAt }))
  for await (const homes of pagesOf(platform, agencyId)) {
    const text = homes.map((home) => format.home(home)).join(format.between)
    yield utf8.encode(isFirst ? text : format.between + text)
    isFirst = false
  }
  yield utf8.encode(format.close)
}

async function* pagesOf({ db, config }: Platform, agencyId: string): AsyncGenerator<ExportedHome[]> {
  const origin = new URL(config.publicUrl).origin
  let after: string | null = null
  while (true) {
    const rows = await readExportPage(db, { agencyId, after, limit: atOnce })
    const drafts = await readStoredListings(
      db,
      rows.map(({ id }) => id),
    )
    const homes = rows.flatMap((row) => {
      const draft = drafts.get(row.id)?.draft
      return draft ? [{ ...row, draft, origin }] : []
    })
    if (homes.length > 0) yield homes
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}
