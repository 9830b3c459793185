/**
 * contract: what publishing a home asks for. Saving asks for nothing; page
 * and server hold a home against the same list.
 */
import { mainAreaKinds } from '../vocabulary/codes.ts'
import { groupOf, isHome } from '../vocabulary/type-groups.ts'
import { changedFields } from './corrections.ts'
import type { ListingForm } from './listing-form.ts'

/** The steps of the editor, in their order. */
export const formSteps = ['home', 'place', 'rooms', 'photos', 'words', 'price'] as const
export type FormStep = (typeof formSteps)[number]

/** One thing publishing asks for. `title` names it, `missing` says what to do. */
export type Requirement = {
  code: string
  step: FormStep
  title: string
  missing: string
  /** Whether it is asked of this home at all: a plot has no bedrooms. */
  isAsked: (form: ListingForm) => boolean
  isMet: (form: ListingForm) => boolean
}

/** Whether people live in it: then bedrooms, tenure and energy are asked for. */
export const isDwelling = ({ type }: Pick<ListingForm, 'type'>): boolean => type !== null && isHome(type)

const isLand = ({ type }: ListingForm): boolean => type !== null && groupOf(type) === 'land'

const always = () => true

/** Characters of a description (specification, section 5). */
export const descriptionLength = { least: 10, most: 500 } as const

/** How many characters a reader counts: without what surrounds the text. */
export const lengthOf = (text: string | null): number => [...(text ?? '').trim()].length

const isDescribed = ({ texts }: ListingForm): boolean =>
  texts.some(({ description }) => lengthOf(description) > 0) &&
  texts.every(({ description }) => {
    const length = lengthOf(description)
    return length === 0 || (length >= descriptionLength.least && length <= descriptionLength.most)
  })

const isPriced = ({ purpose, price }: ListingForm): boolean =>
  price.currency !== null &&
  (price.mode === 'onRequest' || price.amount !== null) &&
  (price.mode !== 'range' || (price.amountMax ?? 0) > (price.amount ?? 0)) &&
  (purpose === 'sale' || price.period !== null)

/** The upper end of a range lies above the lower one. */
export const isAbove = (most: number | null | undefined, least: number | null): boolean =>
  most === null || most === undefined || (least !== null && most > least)

const isSaneArea = ({ value, max }: ListingForm['areas'][number]): boolean => isAbove(max, value)

const isMeasured = (form: ListingForm): boolean => {
  const kinds: readonly string[] = isLand(form) ? ['plot'] : mainAreaKinds
  return form.areas.some(({ kind }) => kinds.includes(kind)) && form.areas.every(isSaneArea)
}

/** In the order in which the editor lists them. */
export const requirements: readonly Requirement[] = [
  {
    code: 'type',
    step: 'home',
    title: 'Type and purpose',
    missing: 'Say what it is, and whether it is for sale or to rent.',
    isAsked: always,
    isMet: ({ type, purpose }) => type !== null && purpose !== null,
  },
  {
    code: 'place',
    step: 'place',
    title: 'Place with a pin',
    missing: 'Name the country and the town, and put the pin where the home is.',
    isAsked: always,
    isMet: ({ place }) => place.country !== null && Boolean(place.locality) && place.point !== null,
  },
  {
    code: 'rooms',
    step: 'rooms',
    title: 'Bedrooms and bathrooms',
    missing: 'Say how many bedrooms and bathrooms there are; a studio has 0 bedrooms.',
    isAsked: isDwelling,
    isMet: ({ bedrooms, bedroomsMax, bathrooms }) =>
      bedrooms !== null && bathrooms !== null && isAbove(bedroomsMax, bedrooms),
  },
  {
    code: 'area',
    step: 'rooms',
    title: 'Area',
    missing: 'Say how large it is inside; of land, how large the plot is.',
    isAsked: always,
    isMet: isMeasured,
  },
  {
    code: 'photo',
    step: 'photos',
    title: 'At least one photo',
    missing: 'Add a photo. The first one is the cover.',
    isAsked: always,
    isMet: ({ media }) => media.some(({ kind }) => kind === 'photo'),
  },
  {
    code: 'description',
    step: 'words',
    title: 'Description, 10 to 500 characters',
    missing: 'Describe the home in 10 to 500 characters, in at least one language.',
    isAsked: always,
    isMet: isDescribed,
  },
  {
    code: 'price',
    step: 'price',
    title: 'Price, or “on request”',
    missing: 'Enter a price and its currency, or choose “Price on request”. A rent says what it is paid for.',
    isAsked: always,
    isMet: isPriced,
  },
  {
    code: 'tenure',
    step: 'price',
    title: 'Tenure',
    missing: 'Choose the tenure.',
    isAsked: (form) => isDwelling(form) && form.purpose === 'sale',
    isMet: ({ tenure, leaseYearsLeft }) =>
      tenure !== null && (tenure !== 'leasehold' || leaseYearsLeft !== null),
  },
  {
    code: 'energy',
    step: 'price',
    title: 'Energy class, or why there is none',
    missing: 'Choose the energy class, or say why there is none.',
    isAsked: isDwelling,
    isMet: ({ energy }) => energy !== null && (energy.status !== 'rated' || energy.class !== null),
  },
]

type Asked = { requirement: Requirement; isMet: boolean }

/**
 * What is asked of this home, and whether it is there. Of a home of a feed, `base` is the form it began as.
 */
export const askedOf = (form: ListingForm, base: ListingForm | null = null): Asked[] =>
  requirements
    .filter((one) => one.isAsked(form) && (base === null || isSpoiled(one, form, base)))
    .map((requirement) => ({ requirement, isMet: base === null && requirement.isMet(form) }))

/** What a feed leaves out is the feed's; what was written by hand is asked to be right. */
function isSpoiled({ code, isMet }: Requirement, form: ListingForm, base: ListingForm): boolean {
  if (code !== 'description') return !isMet(form) && isMet(base)
  const changed = new Set(changedFields(base, form))
  const written = form.texts.filter(
    ({ lang, description }) => changed.has(`description.${lang}`) && lengthOf(description) > 0,
  )
  return written.length > 0 ? !isMet({ ...form, texts: written }) : !hasWords(form) && hasWords(base)
}

const hasWords = ({ texts }: ListingForm): boolean =>
  texts.some(({ description }) => lengthOf(description) > 0)

/** The codes of what is still missing; a home is published when there are none. */
export const missingOf = (form: ListingForm, base: ListingForm | null = null): string[] =>
  askedOf(form, base)
    .filter(({ isMet }) => !isMet)
    .map(({ requirement }) => requirement.code)
