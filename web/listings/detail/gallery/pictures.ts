/** web/listings: a home's media sorted for its page: pictures, then plans, then what plays elsewhere. */
import type { Listing } from '#contract/listings/listings.ts'
import type { MediaItem, Picture } from '#contract/vocabulary/media.ts'
import type { MediaKind } from '#contract/vocabulary/vocabulary.ts'
import { isWebAddress } from './outward.ts'

const plans: readonly MediaKind[] = ['floorPlan', 'sitePlan']

export type Slide = {
  /** Stable within the home. */
  key: string
  kind: 'picture' | 'plan'
  /** Null while a feed's picture has not been fetched. */
  picture: Picture | null
  caption: string | null
  alt: string
}

export type Gallery = {
  slides: Slide[]
  pictures: number
  plans: number
  videos: string[]
  tours: string[]
}

const slideOf = ({ kind, picture, caption, sourceUrl }: MediaItem, index: number): Slide => ({
  key: `${index} ${picture?.src ?? sourceUrl ?? ''}`,
  kind: plans.includes(kind) ? 'plan' : 'picture',
  picture: picture?.src ? picture : null,
  caption,
  alt: picture?.alt || caption || (plans.includes(kind) ? 'Floor plan' : 'Picture of the home'),
})

/** Pictures first and plans after them, each in the order of the listing. */
export function galleryOf({
  media,
  videoUrls,
  tourUrls,
}: Pick<Listing, 'media' | 'videoUrls' | 'tourUrls'>): Gallery {
  const slides = media
    .filter(({ kind, isMissing }) => !isMissing && (kind === 'photo' || plans.includes(kind)))
    .map(slideOf)
  const photos = slides.filter(({ kind }) => kind === 'picture')
  const drawings = slides.filter(({ kind }) => kind === 'plan')
  const linked = (kind: MediaKind) =>
    media.flatMap((item) => (item.kind === kind && isWebAddress(item.sourceUrl) ? [item.sourceUrl] : []))
  return {
    slides: [...photos, ...drawings],
    pictures: photos.length,
    plans: drawings.length,
    videos: [...new Set([...videoUrls, ...linked('video')])].filter(isWebAddress),
    tours: [...new Set([...tourUrls, ...linked('tour3d')])].filter(isWebAddress),
  }
}

/** A paper about the home, here or on another site. */
export type Paper = { kind: MediaKind; caption: string | null; url: string; isOurs: boolean }

const paperKinds = new Set<MediaKind>(['energyCertificate', 'document'])

/** Papers in the order of the listing; a certificate that is a picture is none of them. */
export const papersOf = ({ media }: Pick<Listing, 'media'>): Paper[] =>
  media.flatMap(({ kind, caption, paper, picture, sourceUrl }): Paper[] => {
    if (paper) return [{ kind, caption, url: paper, isOurs: true }]
    const isLinked = paperKinds.has(kind) && !picture?.src && isWebAddress(sourceUrl)
    return isLinked ? [{ kind, caption, url: sourceUrl, isOurs: false }] : []
  })

/**
 * The grid shows one large picture and four small ones; the last of
 * the small ones is a plan where there is one.
 */
export function gridOf({ slides, pictures, plans }: Gallery): Slide[] {
  const shown = slides.slice(0, 5)
  const plan = slides[pictures]
  return plans > 0 && pictures > 4 && plan ? [...shown.slice(0, 4), plan] : shown
}
