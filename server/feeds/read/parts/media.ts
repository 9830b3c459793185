/** feeds: pictures, plans, tours and films from paths that a format names. */
import type { MediaKind } from '#contract/vocabulary/vocabulary.ts'
import type { MediaDraft } from '#server/listings/index.ts'
import { elementAt } from '../../records/record.ts'
import type { MapContext } from '../format.ts'
import { mediaFrom } from '../pictures.ts'
import { webAddress } from '../words/web-address.rules.ts'
import type { Reading } from '../reading.ts'

export type MediaField = {
  kind: MediaKind
  /** Of the elements that stand for one picture each. */
  path: string
  /** Below such an element, the likelier first; unless said, it is the address itself. */
  address?: readonly string[]
  caption?: string
}

/** The media of all fields, in the order of the fields and of the file. */
export function mediaAt(reading: Reading, fields: readonly MediaField[], context: MapContext): MediaDraft[] {
  const named = fields.flatMap(({ kind, path, address = [''], caption }) =>
    reading.all(path).flatMap((one) => {
      const at = address
        .map((below) => (below === '' ? one : elementAt(one, below)))
        .find((found) => found?.text.trim())
      const words = caption ? elementAt(one, caption) : null
      return at
        ? [
            {
              kind,
              text: at.text,
              at,
              field: path,
              caption: words && reading.line(words, `${path}/${caption}`),
            },
          ]
        : []
    }),
  )
  return mediaFrom(named, context)
}

/** Addresses of tours, films and pages; what is no address is left out. */
export const addressesAt = (reading: Reading, paths: readonly string[]): string[] =>
  paths.flatMap((path) => reading.all(path).map(({ text }) => webAddress(text))).filter((url) => url !== null)
