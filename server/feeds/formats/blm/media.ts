/** feeds: pictures, plans and papers of a BLM record. */
import type { MediaKind } from '#contract/vocabulary/vocabulary.ts'
import type { MediaDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import type { Reading } from '../../read/reading.ts'

const field = /^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT)_(\d+)$/

/** Numbers from 60 (pictures) and 50 (papers) are kept for energy certificates. */
function kindOf(group: string, number: number): MediaKind {
  if (group === 'FLOOR_PLAN') return 'floorPlan'
  if (group === 'IMAGE') return number >= 60 ? 'energyCertificate' : 'photo'
  return number >= 50 ? 'energyCertificate' : 'document'
}

const order = ['IMAGE', 'FLOOR_PLAN', 'DOCUMENT']

/** In the order of their numbers, pictures first; each caption stands in a field of its own. */
export function blmMedia(reading: Reading, context: MapContext): MediaDraft[] {
  const named = reading.element.children.flatMap((at) => {
    const [, group, digits] = field.exec(at.name) ?? []
    if (!group || !digits) return []
    const number = Number(digits)
    const caption = reading.text(`MEDIA_${group}_TEXT_${digits}`)
    return [
      {
        kind: kindOf(group, number),
        text: at.text,
        at,
        field: at.name,
        caption,
        place: order.indexOf(group) * 1_000 + number,
      },
    ]
  })
  return mediaFrom(
    named.toSorted((a, b) => a.place - b.place),
    context,
  )
}
