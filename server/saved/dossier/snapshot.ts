/** saved: the public page of a home in short, as somebody saw it, and what is not as it was. Pure. */
import { decodeHTML } from 'entities'
import type { Listing } from '#contract/listings/listings.ts'
import type { Price } from '#contract/search/search.ts'
import { snapshotFacts, type SnapshotFact } from '#contract/saved/dossier-codes.ts'
import { mainAreaKinds, type ListingStatus, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { withoutCacheBuster } from '#server/listings/index.ts'

/** `form` is there so that a later way of keeping it can tell this one. */
export type Snapshot = {
  form: 1
  status: ListingStatus
  agency: string
  prices: { purpose: Purpose; price: Price }[]
  /** By what a picture is recognised. */
  pictures: string[]
  texts: { lang: string; title: string | null; description: string | null }[]
  facts: Record<SnapshotFact, string | null>
  features: string[]
}

export function snapshotOf(home: Listing): Snapshot {
  return {
    form: 1,
    status: home.status,
    agency: home.agency.name,
    prices: home.offers.map(({ purpose, price }) => ({ purpose, price })),
    pictures: home.media.flatMap((item) => pictureName(item) ?? []),
    texts: home.texts.map(({ lang, title, description }) => ({
      lang,
      title,
      description: description === null ? null : plain(description),
    })),
    facts: factsOf(home),
    features: [...home.features],
  }
}

type Media = Listing['media'][number]

/** By its address, for its content may still have to be fetched. Null for what is no picture. */
export function pictureName({ kind, sourceUrl, picture }: Media): string | null {
  if (picture === null) return null
  return `${kind} ${sourceUrl ? withoutCacheBuster(sourceUrl) : (picture.src ?? picture.alt)}`
}

const plain = (html: string): string =>
  decodeHTML(html.replaceAll(/<(?:br|\/p|\/li)[^>]*>/gi, '\n').replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim()

function factsOf({ areas, energy, ...home }: Listing): Snapshot['facts'] {
  const square = (kinds: readonly string[]) => areas.find(({ kind }) => kinds.includes(kind))?.valueM2 ?? null
  const values: Record<SnapshotFact, string | number | null> = {
    beds: home.beds,
    baths: home.baths,
    roomsTotal: home.roomsTotal,
    livingM2: square(mainAreaKinds),
    plotM2: square(['plot']),
    floor: home.floor,
    yearBuilt: home.yearBuilt,
    parkingSpaces: home.parkingSpaces,
    energyClass: energy?.class ?? null,
  }
  const said = (fact: SnapshotFact) => (values[fact] === null ? null : String(values[fact]))
  return Object.fromEntries(snapshotFacts.map((fact) => [fact, said(fact)])) as Snapshot['facts']
}
