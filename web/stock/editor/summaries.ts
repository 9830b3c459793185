/** web/stock: what each step is called, and what it says about itself when it is folded. */
import { typeWords } from '#contract/listings/home-title.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { FormStep } from '#contract/stock/publishing.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { areaKindWords, purposeWords } from '#web/platform/words/words.ts'

export const stepWords: Record<FormStep, { title: string; lead: string }> = {
  home: { title: 'The home', lead: 'What it is, how old it is, and what it has.' },
  place: {
    title: 'Place',
    lead: 'The address stays private. You decide how closely visitors may see it.',
  },
  rooms: { title: 'Rooms and areas', lead: 'How many rooms there are, and how large everything is.' },
  photos: {
    title: 'Photos',
    lead: 'The first is the cover. Drag a picture, or press Space on its handle and use the arrow keys.',
  },
  words: { title: 'Words', lead: 'A title and a description, in every language you write.' },
  price: {
    title: 'Price and papers',
    lead: 'What is asked, on which terms, and the papers a buyer asks for.',
  },
}

type Money = (price: { amount: number; currency: string }) => string

const summaries: Record<FormStep, (form: ListingForm, money: Money) => string[]> = {
  home: ({ type, purpose, features }) => [
    type === null ? '' : typeWords[type].one,
    purpose === null ? '' : purposeWords[purpose],
    features.length > 0 ? plural(features.length, 'feature') : '',
  ],
  place: ({ place }) => [
    place.street ?? '',
    place.postalCode ?? '',
    place.district ?? '',
    place.locality ?? '',
  ],
  rooms: ({ bedrooms, bedroomsMax, bathrooms, areas }) => [
    bedrooms === null
      ? ''
      : bedroomsMax === null
        ? plural(bedrooms, 'bedroom')
        : `${bedrooms}–${bedroomsMax} bedrooms`,
    bathrooms === null ? '' : plural(bathrooms, 'bathroom'),
    ...areas.map(({ kind }) => areaKindWords[kind]),
  ],
  photos: ({ media }) => [media.length > 0 ? plural(media.length, 'picture') : ''],
  words: ({ texts }) => texts.map(({ title }) => title ?? ''),
  price: ({ price: { amount, currency } }, money) => [
    amount === null || currency === null ? (currency ?? '') : money({ amount, currency }),
  ],
}

/** `Flat · For sale · 5 features`; empty while nothing is written. */
export const summaryOf = (step: FormStep, form: ListingForm, money: Money): string =>
  summaries[step](form, money).filter(Boolean).join(' · ')
