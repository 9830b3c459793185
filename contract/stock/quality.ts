/** contract: how well a home is told, in points of 100. The formula is public: this list is all of it. */
import { isDwelling, lengthOf, type FormStep } from './publishing.ts'
import type { ListingForm } from './listing-form.ts'

/** One thing that earns points. `share` is how much of it is there, from 0 to 1. */
type Quality = {
  code: string
  step: FormStep
  points: number
  /** What earns the points that are missing. */
  advice: string
  isAsked?: (form: ListingForm) => boolean
  share: (form: ListingForm) => number
}

const part = (have: number, want: number): number => Math.min(1, have / want)
const yes = (is: boolean): number => (is ? 1 : 0)
const photosOf = ({ media }: ListingForm) => media.filter(({ kind }) => kind === 'photo')
const longest = ({ texts }: ListingForm) =>
  Math.max(0, ...texts.map(({ description }) => lengthOf(description)))

/** Photos after which more of them tell nothing new. */
const enoughPhotos = 12
/** Characters after which a description is long enough. */
const enoughWords = 400

export const qualities: readonly Quality[] = [
  {
    code: 'photos',
    step: 'photos',
    points: 20,
    advice: `Show it in ${enoughPhotos} photos`,
    share: (form) => part(photosOf(form).length, enoughPhotos),
  },
  {
    code: 'captions',
    step: 'photos',
    points: 5,
    advice: 'Say under each photo what it shows',
    share: (form) => {
      const photos = photosOf(form)
      return photos.length === 0 ? 0 : part(photos.filter(({ caption }) => caption).length, photos.length)
    },
  },
  {
    code: 'floorPlan',
    step: 'photos',
    points: 8,
    advice: 'Add a floor plan',
    isAsked: ({ type }) => type === null || !type.startsWith('plot'),
    share: ({ media }) => yes(media.some(({ kind }) => kind === 'floorPlan' || kind === 'sitePlan')),
  },
  {
    code: 'description',
    step: 'words',
    points: 12,
    advice: `Tell of it in about ${enoughWords} characters: the light, the street, what is new`,
    share: (form) => part(longest(form), enoughWords),
  },
  {
    code: 'title',
    step: 'words',
    points: 5,
    advice: 'Give it a title',
    share: ({ texts }) => yes(texts.some(({ title }) => lengthOf(title) > 0)),
  },
  {
    code: 'languages',
    step: 'words',
    points: 5,
    advice: 'Describe it in a second language',
    share: ({ texts }) => part(texts.filter(({ description }) => lengthOf(description) > 0).length, 2),
  },
  {
    code: 'pin',
    step: 'place',
    points: 8,
    advice: 'Put the pin where the home is',
    share: ({ place }) => yes(place.point !== null),
  },
  {
    code: 'openness',
    step: 'place',
    points: 4,
    advice: 'Let visitors see the street, or the exact point',
    share: ({ place }) => yes(place.show === 'exact' || place.show === 'street'),
  },
  {
    code: 'price',
    step: 'price',
    points: 10,
    advice: 'Name a price instead of “on request”',
    share: ({ price }) => yes(price.mode !== 'onRequest' && price.amount !== null),
  },
  {
    code: 'costs',
    step: 'price',
    points: 5,
    advice: 'Say what it costs every month or year: charges and taxes',
    share: ({ price }) => yes(price.costs.length > 0),
  },
  {
    code: 'area',
    step: 'rooms',
    points: 5,
    advice: 'Say how large it is',
    share: ({ areas }) => yes(areas.length > 0),
  },
  {
    code: 'rooms',
    step: 'rooms',
    points: 3,
    advice: 'Give the measurements of the rooms',
    isAsked: isDwelling,
    share: ({ rooms }) => yes(rooms.length > 0),
  },
  {
    code: 'year',
    step: 'home',
    points: 3,
    advice: 'Say when it was built, and its condition',
    isAsked: isDwelling,
    share: ({ yearBuilt, condition }) => part(Number(yearBuilt !== null) + Number(condition !== null), 2),
  },
  {
    code: 'features',
    step: 'home',
    points: 3,
    advice: 'Tick what it has; five things are a good number',
    share: ({ features }) => part(features.length, 5),
  },
  {
    code: 'energy',
    step: 'price',
    points: 4,
    advice: 'Name the energy class',
    isAsked: isDwelling,
    share: ({ energy }) => yes(energy?.status === 'exempt' || Boolean(energy?.class)),
  },
]

export type LostPoints = { code: string; step: FormStep; points: number; advice: string }

/**
 * The score from 0 to 100, and what earns the rest, most points first. What is not asked of such a home
 * counts for nobody: the others' points are scaled up to 100.
 */
export function qualityOf(form: ListingForm): { score: number; lost: LostPoints[] } {
  const asked = qualities.filter(({ isAsked }) => isAsked?.(form) ?? true)
  const scale = 100 / asked.reduce((sum, { points }) => sum + points, 0)
  const reached = asked.reduce((sum, { points, share }) => sum + points * share(form), 0)
  const lost = asked
    .map(({ code, step, points, advice, share }) => ({
      code,
      step,
      advice,
      points: Math.round(points * (1 - share(form)) * scale),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  return { score: Math.round(reached * scale), lost }
}
