/** contract: the whole contract, one object. */
import { accounts, accountsErrors } from './accounts.ts'
import { auth, authErrors } from './auth.ts'
import { content, contentErrors } from './content.ts'
import { corrections, correctionsErrors } from './corrections.ts'
import { currencies, currenciesErrors } from './currencies.ts'
import { desk } from './desk.ts'
import { editing, editingErrors } from './editing.ts'
import { enquiries, enquiriesErrors } from './enquiries.ts'
import { commonErrors, type Refusals } from './errors.ts'
import { feeds, feedsErrors } from './feeds.ts'
import { figures } from './figures.ts'
import { leads } from './leads.ts'
import { listings, listingsErrors, similar } from './listings.ts'
import { places, placesErrors } from './places.ts'
import { plainLanguage } from './plain-language.ts'
import { portal } from './portal.ts'
import { profile } from './profile.ts'
import { saved, savedErrors } from './saved.ts'
import { search } from './search.ts'
import { sent } from './sent.ts'
import { translation, translationErrors } from './translation.ts'

export const contract = {
  accounts,
  auth,
  content,
  corrections,
  currencies,
  desk,
  editing,
  enquiries,
  feeds,
  leads,
  listings,
  places,
  portal,
  profile,
  saved,
  sent,
  search: { ...search, ...similar, ...plainLanguage, ...figures },
  translation,
}
export type MeridianContract = typeof contract

/** Every code a refusal may carry, with its HTTP status and the sentence people read. */
export const refusals = {
  ...commonErrors,
  ...accountsErrors,
  ...authErrors,
  ...contentErrors,
  ...correctionsErrors,
  ...currenciesErrors,
  ...editingErrors,
  ...enquiriesErrors,
  ...feedsErrors,
  ...listingsErrors,
  ...placesErrors,
  ...savedErrors,
  ...translationErrors,
} as const satisfies Refusals
export type RefusalCode = keyof typeof refusals
