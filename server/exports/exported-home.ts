/** exports: one home on its way out, what a file of homes is, and what all of them share. */
import { isWebAddress, type ListingDraft, type MediaDraft } from '#server/listings/index.ts'

export type ExportedHome = {
  /** Meridian's own id. */
  id: string
  /** What its source calls it; Meridian's own id where two homes of the agency are called the same. */
  key: string
  listedAt: Date
  updatedAt: Date
  draft: ListingDraft
  /** Where Meridian's own pictures are. */
  origin: string
}

/** A kind of file: what stands before, between and after the homes. */
export type ExportFormat = {
  type: string
  open: (stock: { changedAt: Date }) => string
  home: (home: ExportedHome) => string
  between: string
  close: string
}

export type ExportedPicture = { kind: MediaDraft['kind']; url: string; caption: string | null }

/** The pictures of these kinds, where they came from, else where Meridian keeps them. */
export function picturesOf(
  { draft, origin }: ExportedHome,
  kinds: readonly MediaDraft['kind'][],
): ExportedPicture[] {
  return draft.media.flatMap((one) => {
    const url = addressOf(one, origin)
    return url && kinds.includes(one.kind) ? [{ kind: one.kind, url, caption: one.caption }] : []
  })
}

function addressOf({ kind, sourceUrl, sha256, illustration }: MediaDraft, origin: string): string | null {
  if (sourceUrl && isWebAddress(sourceUrl)) return sourceUrl
  if (illustration) return `${origin}/illustrations/${encodeURIComponent(illustration)}.jpg`
  if (!sha256) return null
  return `${origin}/media/${sha256}/${kind === 'document' ? 'paper.pdf' : '1920.jpg'}`
}

/** A code of the vocabulary in words: `openPlanKitchen` → `Open plan kitchen`. */
export function inWords(code: string): string {
  const words = code.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What people wrote: translations by machines are nobody's words to pass on. */
export const ownTexts = ({ texts }: ListingDraft): ListingDraft['texts'] =>
  texts.filter(({ origin }) => origin !== 'machine')
