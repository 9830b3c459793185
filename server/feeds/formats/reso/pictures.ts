/** feeds: the pictures of a RESO Property, as its Media were expanded into it. */
import type { MediaDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import type { Reading } from '../../read/reading.ts'
import { elementAt, type Element } from '../../records/record.ts'
import { categories, key } from './words.rules.ts'

const orderOf = (one: Element): number => Number(elementAt(one, 'Order')?.text ?? Infinity)

/** In the order they are given; tours and films stand beside the pictures. */
export function picturesFrom(reading: Reading, context: MapContext): MediaDraft[] {
  const items = reading.all('Media').toSorted((a, b) => orderOf(a) - orderOf(b) || 0)
  return mediaFrom(
    items.flatMap((one) => {
      const at = elementAt(one, 'MediaURL')
      const words = ['ShortDescription', 'LongDescription']
        .map((name) => elementAt(one, name))
        .find((found) => found?.text)
      const kind = categories[key(elementAt(one, 'MediaCategory')?.text ?? '')] ?? 'photo'
      return at
        ? [
            {
              kind,
              text: at.text,
              at,
              field: 'Media/MediaURL',
              caption: words ? reading.line(words, words.name) : null,
            },
          ]
        : []
    }),
    context,
  )
}
