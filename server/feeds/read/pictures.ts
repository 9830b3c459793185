/**
 * feeds: pictures, plans and documents as sources name them: addresses are
 * repaired where that is safe, files are looked up.
 */
import type { MediaKind } from '#contract/vocabulary/vocabulary.ts'
import type { MediaDraft } from '#server/listings/index.ts'
import type { MapContext } from './format.ts'
import type { Element } from '../records/record.ts'
import { webAddress } from './words/web-address.rules.ts'
import { withoutControl } from '../texts/text-repair.rules.ts'

const most = 100

type Named = { kind: MediaKind; text: string; at: Element; field: string; caption: string | null }

const isPicture = ({ kind }: Named): boolean => kind === 'photo' || kind === 'floorPlan'

/** The media of a home in the order of the source; what leads nowhere is noted and left out. */
export function mediaFrom(named: Named[], context: MapContext): MediaDraft[] {
  const seen = new Set<string>()
  const media = named.flatMap((one) => {
    const sourceUrl = sourceOf(one, context)
    if (sourceUrl === null) return []
    if (isPicture(one) && seen.has(`${one.kind} ${sourceUrl}`)) {
      context.note('picture.repeated', one.at, { field: one.field, value: one.text.trim() })
      return []
    }
    seen.add(`${one.kind} ${sourceUrl}`)
    return [{ kind: one.kind, sourceUrl, illustration: null, caption: one.caption }]
  })
  const photos = media.filter(({ kind }) => kind === 'photo')
  if (photos.length === 0) context.note('pictures.none', null)
  if (media.length > most)
    context.note('pictures.many', named[most]?.at ?? null, { value: String(media.length) })
  return media.slice(0, most)
}

/** An address, or the name of a file that came along. */
function sourceOf({ text, at, field }: Named, { files, note }: MapContext): string | null {
  const name = withoutControl(text).trim()
  if (name === '') return null
  if (/^(https?:)?\/\//i.test(name))
    return addressFrom(name.startsWith('//') ? `https:${name}` : name, { at, field, note })
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) {
    note(/^data:/i.test(name) ? 'picture.embedded' : 'picture.address', at, { field, value: name })
    return null
  }
  if (/^www\.[^/]+\.[a-z]{2,}\//i.test(name)) return addressFrom(`https://${name}`, { at, field, note })
  const file = fileName(name)
  if (!files?.has(file.toLowerCase())) note('picture.missing', at, { field, value: name })
  return file
}

/** The last part of a path, as archives are searched by it. */
export const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

type Where = { at: Element; field: string; note: MapContext['note'] }

/** The address of a picture; null with a note when it is none. */
function addressFrom(text: string, { at, field, note }: Where): string | null {
  const address = webAddress(text)
  if (address === null) note('picture.address', at, { field, value: text })
  else if (/[\s"<>\\^`{|}]/.test(text.trim())) note('picture.repaired', at, { field, value: text })
  return address
}
