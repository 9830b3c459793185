/** contract: the whole contract, one object. */
import { accounts, accountsErrors } from './accounts/accounts.ts'
import { agencies } from './stock/agencies.ts'
import { alerts, alertsErrors } from './alerts/alerts.ts'
import { answerTemplates } from './enquiries/answer-templates.ts'
import { auth, authErrors } from './accounts/auth.ts'
import { content, contentErrors } from './content/content.ts'
import { corrections, correctionsErrors } from './content/corrections.ts'
import { currencies, currenciesErrors } from './money/currencies.ts'
import { desk } from './enquiries/desk.ts'
import { dossier, dossierErrors } from './saved/dossier.ts'
import { coverage } from './content/coverage.ts'
import { editing, editingErrors } from './content/editing.ts'
import { pictureLibrary, pictureLibraryErrors } from './content/library.ts'
import { enquiries, enquiriesErrors } from './enquiries/enquiries.ts'
import { collectionErrors, collections, together } from './saved/collections.ts'
import { commonErrors, type Refusals } from './http/errors.ts'
import { feedDesk } from './feeds/feed-desk.ts'
import { feeds, feedsErrors } from './feeds.ts'
import { figures } from './figures/figures.ts'
import { glossary, glossaryErrors } from './content/glossary.ts'
import { hooks } from './enquiries/hooks.ts'
import { inbound } from './enquiries/inbound.ts'
import { markets } from './search/markets.ts'
import { insights } from './insights/insights.ts'
import { leads } from './enquiries/leads.ts'
import { listings, listingsErrors, similar } from './listings/listings.ts'
import { merges, mergesErrors } from './moderation/merges.ts'
import { moderation, moderationErrors } from './moderation/moderation.ts'
import { privacy, privacyErrors } from './accounts/privacy.ts'
import { places, placesErrors } from './search/places.ts'
import { plainLanguage } from './search/plain-language.ts'
import { push, pushErrors } from './alerts/push.ts'
import { portal } from './accounts/portal.ts'
import { profile } from './accounts/profile.ts'
import { regions } from './search/regions.ts'
import { saved, savedErrors } from './search/saved.ts'
import { search } from './search/search.ts'
import { invitations, team, teamErrors } from './agency/team.ts'
import { sent } from './enquiries/sent.ts'
import { portalSettings, settingsErrors, site } from './settings/settings.ts'
import { shared, sharing, sharingErrors } from './saved/sharing.ts'
import { reconfirm, reconfirmErrors } from './stock/reconfirm.ts'
import { stock, stockErrors } from './stock/stock.ts'
import { stockExport } from './exports/stock-export.ts'
import { translation, translationErrors } from './content/translation.ts'
import { travel } from './search/travel.ts'
import { viewings } from './enquiries/thread.ts'

export const contract = {
  accounts,
  agencies,
  alerts,
  answerTemplates,
  auth,
  collections,
  content,
  corrections,
  currencies,
  desk,
  dossier,
  coverage,
  editing,
  pictureLibrary,
  enquiries,
  feedDesk,
  feeds,
  figures,
  glossary,
  hooks,
  inbound,
  invitations,
  insights,
  leads,
  listings,
  merges,
  moderation,
  places,
  portal,
  portalSettings,
  privacy,
  push,
  profile,
  regions,
  saved,
  sent,
  shared,
  sharing,
  site,
  stock,
  stockExport,
  reconfirm,
  search: { ...search, ...similar, ...plainLanguage, ...markets },
  team,
  together,
  translation,
  travel,
  viewings,
}
export type MeridianContract = typeof contract

/** Every code a refusal may carry, with its HTTP status and the sentence people read. */
export const refusals = {
  ...commonErrors,
  ...accountsErrors,
  ...alertsErrors,
  ...pushErrors,
  ...authErrors,
  ...collectionErrors,
  ...contentErrors,
  ...correctionsErrors,
  ...currenciesErrors,
  ...dossierErrors,
  ...editingErrors,
  ...pictureLibraryErrors,
  ...enquiriesErrors,
  ...feedsErrors,
  ...glossaryErrors,
  ...listingsErrors,
  ...mergesErrors,
  ...moderationErrors,
  ...placesErrors,
  ...privacyErrors,
  ...savedErrors,
  ...settingsErrors,
  ...sharingErrors,
  ...stockErrors,
  ...reconfirmErrors,
  ...teamErrors,
  ...translationErrors,
} as const satisfies Refusals
export type RefusalCode = keyof typeof refusals
