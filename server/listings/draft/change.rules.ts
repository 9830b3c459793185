/**
 * listings: what changed between two drafts of one listing, and what of it belongs on the home's life line.
 */
import { sameValue } from '#contract/vocabulary/same-value.ts'
import type { EventKind, ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, MediaDraft, OfferDraft } from './draft.ts'
import { statusEvent } from './listings.rules.ts'

export type DraftField = Exclude<keyof ListingDraft, 'sourceId' | 'sourceUpdatedAt'>

/** What an event keeps: an asking price, a status, or both. */
export type EventSide = { amount?: number | null; currency?: string; status?: ListingStatus } | null
export type LifeStep = { kind: EventKind; purpose: string | null; before: EventSide; after: EventSide }

export type Difference = { fields: DraftField[]; steps: LifeStep[] }

/** The day of listing is kept beside the draft, see `listedAtOf`. */
const notCompared = new Set(['sourceId', 'sourceUpdatedAt', 'listedAt'])

/**
 * When a home came to market: as the source says, unless that is in the future or later than the home was
 * seen here, which are the times of exports. Else what is known, else now.
 */
export function listedAtOf(
  said: Date | null | undefined,
  { now, firstSeenAt, listedAt }: { now: Date; firstSeenAt?: Date; listedAt?: Date },
): Date {
  const latest = firstSeenAt ?? now
  const isBelievable = said && said.getTime() <= latest.getTime() && said.getUTCFullYear() >= 1980
  return isBelievable ? said : (listedAt ?? now)
}

/** Compares two normalised drafts of one listing. No fields: nothing changed. */
export function diffDraft(before: ListingDraft, after: ListingDraft): Difference {
  const names = Object.keys(after).filter((name) => !notCompared.has(name)) as DraftField[]
  const fields = names.filter((name) =>
    name === 'media' ? !sameMedia(before.media, after.media) : !sameValue(before[name], after[name]),
  )
  return { fields, steps: stepsOf(before, after, new Set(fields)) }
}

/** The first event of a listing carries its first price, from which the chart starts. */
export function firstStep(draft: ListingDraft): LifeStep {
  const [offer] = draft.offers
  return {
    kind: 'firstSeen',
    purpose: offer?.purpose ?? null,
    before: null,
    after: { ...priceSide(offer), status: draft.status },
  }
}

function stepsOf(before: ListingDraft, after: ListingDraft, changed: Set<DraftField>): LifeStep[] {
  const steps: LifeStep[] = []
  if (changed.has('status'))
    steps.push(
      step(statusEvent(before.status, after.status), { status: before.status }, { status: after.status }),
    )
  if (changed.has('offers')) steps.push(...priceSteps(before.offers, after.offers))
  if (changed.has('texts')) steps.push(step('textChanged'))
  if (changed.has('media') && !samePictures(before.media, after.media)) steps.push(step('photosChanged'))
  if (changed.has('agentName') || changed.has('coAgentNames')) steps.push(step('agentChanged'))
  return steps
}

const step = (
  kind: EventKind,
  before: EventSide = null,
  after: EventSide = null,
  purpose: string | null = null,
) => ({
  kind,
  purpose,
  before,
  after,
})

function priceSteps(before: OfferDraft[], after: OfferDraft[]): LifeStep[] {
  const purposes = [...new Set([...before, ...after].map(({ purpose }) => purpose))]
  return purposes.flatMap((purpose) => {
    const [old, now] = [before, after].map((offers) => offers.find((offer) => offer.purpose === purpose))
    return samePrice(old, now) ? [] : [step('priceChanged', priceSide(old), priceSide(now), purpose)]
  })
}

const priceSide = (offer: OfferDraft | undefined): EventSide =>
  offer ? { amount: offer.amountMinor, currency: offer.currency } : null

type Priced = Pick<OfferDraft, 'amountMinor' | 'currency'>

const samePrice = (a: Priced | undefined, b: Priced | undefined): boolean =>
  a?.amountMinor === b?.amountMinor && a?.currency === b?.currency

/** What an offer remembers of its last change of price. Between two currencies there is no honest "from". */
export type PriceMemory = { previousMinor: number | null; priceChangedAt: Date | null }

export function rememberPrice(
  old: (Priced & PriceMemory) | undefined,
  offer: Priced,
  now: Date,
): PriceMemory {
  if (!old) return { previousMinor: null, priceChangedAt: null }
  if (samePrice(old, offer)) return { previousMinor: old.previousMinor, priceChangedAt: old.priceChangedAt }
  const comparable = old.currency === offer.currency && offer.amountMinor !== null
  return { previousMinor: comparable ? old.amountMinor : null, priceChangedAt: now }
}

const sameMedia = (before: MediaDraft[], after: MediaDraft[]): boolean =>
  before.length === after.length && after.every((item, at) => sameItem(before[at], item))

const sameItem = (a: MediaDraft | undefined, b: MediaDraft): boolean =>
  a !== undefined &&
  a.kind === b.kind &&
  a.sourceUrl === b.sourceUrl &&
  a.illustration === b.illustration &&
  a.caption === b.caption &&
  sameContent(a.sha256, b.sha256)

/** Content counts only where the source stated it: pictures of addresses are fetched later. */
const sameContent = (before: string | null | undefined, after: string | null | undefined): boolean =>
  !after || before === after

/** Whether the same pictures are there, whatever their order, captions and cache-busting parameters. */
function samePictures(before: MediaDraft[], after: MediaDraft[]): boolean {
  const known = new Map(before.map((item) => [pictureName(item), item.sha256]))
  return (
    before.length === after.length &&
    after.every(
      (item) => known.has(pictureName(item)) && sameContent(known.get(pictureName(item)), item.sha256),
    )
  )
}

/** By what a picture is recognised when its listing is saved again. */
export const pictureName = (item: MediaDraft): string => `${item.kind} ${pictureAddress(item)}`

/** By what a picture is recognised whatever it is used as. */
export const pictureAddress = ({
  sourceUrl,
  illustration,
  sha256,
}: Omit<MediaDraft, 'kind' | 'caption'>): string =>
  (sourceUrl ? withoutCacheBuster(sourceUrl) : illustration) ?? sha256 ?? ''

/** Parameters that only make browsers fetch a picture again: `?v=3`, `&t=1712345678`. */
export const withoutCacheBuster = (url: string): string =>
  url
    .replace(/([?&])(?:v|ver|version|t|ts|time|timestamp|cb|cache|rnd|_)=[^&#]*/gi, '$1')
    .replace(/[?&]+(?=#|$)/, '')
