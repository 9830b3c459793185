/** feeds: pictures, plans, films and papers of an OpenImmo record: files of the archive, or addresses. */
import type { MediaKind } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import type { Reading } from '../../read/reading.ts'
import { elementAt, type Element } from '../../records/record.ts'

const kinds: Record<string, MediaKind> = {
  GRUNDRISS: 'floorPlan',
  KARTEN_LAGEPLAN: 'sitePlan',
  DOKUMENTE: 'document',
  'EPASS-SKALA': 'energyCertificate',
}

/** Groups that are no picture of the home. */
const left = new Set(['ANBIETERLOGO', 'QRCODE', 'LINKS', 'ANBOBJURL', 'FILM', 'FILMLINK', 'PANORAMA'])

const groupOf = (one: Element): string => one.attributes.gruppe?.trim().toUpperCase() ?? ''
const pathOf = (one: Element): string => elementAt(one, 'daten/pfad')?.text.trim() ?? ''

export const attachments = (element: Element): Element[] => [
  ...element.children.filter(({ name }) => name === 'anhang'),
  ...element.children
    .filter(({ name }) => name === 'anhaenge')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'anhang')),
]

/** Names of files that should be in the archive. */
export const attachedFiles = (element: Element): string[] =>
  attachments(element)
    .map(pathOf)
    .filter((path) => path !== '' && !/^https?:/i.test(path))

type Attached = Pick<ListingDraft, 'media' | 'videoUrls' | 'tourUrls' | 'listingUrl'>

export function attachedTo(reading: Reading, context: MapContext): Attached {
  const all = attachments(reading.element)
  const urlsOf = (...groups: string[]) =>
    all
      .filter((one) => groups.includes(groupOf(one)))
      .map((one) => webAddress(pathOf(one)))
      .filter((url) => url !== null)
  const shown = all.filter((one) => !left.has(groupOf(one)))
  for (const one of shown)
    if (pathOf(one) === '' && elementAt(one, 'daten/anhanginhalt')?.text.trim())
      context.note('picture.embedded', one, {
        field: 'anhaenge/anhang/daten/anhanginhalt',
        value: elementAt(one, 'daten/anhanginhalt')?.text.trim().slice(0, 40) ?? null,
      })
  return {
    media: mediaFrom(
      titleFirst(shown).map((one) => named(one, reading)),
      context,
    ),
    videoUrls: urlsOf('FILM', 'FILMLINK'),
    tourUrls: urlsOf('PANORAMA'),
    listingUrl: urlsOf('ANBOBJURL')[0] ?? null,
  }
}

const titleFirst = (all: Element[]): Element[] =>
  all.toSorted((a, b) => Number(groupOf(b) === 'TITELBILD') - Number(groupOf(a) === 'TITELBILD'))

function named(one: Element, reading: Reading) {
  const at = elementAt(one, 'daten/pfad') ?? one
  const title = elementAt(one, 'anhangtitel')
  const path = pathOf(one)
  const isPaper = /\.pdf($|\?)/i.test(path) || /pdf/i.test(elementAt(one, 'format')?.text ?? '')
  const kind: MediaKind = kinds[groupOf(one)] ?? (isPaper ? 'document' : 'photo')
  return {
    kind,
    text: path,
    at,
    field: 'anhaenge/anhang',
    caption: title && reading.line(title, 'anhangtitel'),
  }
}
