/** web/accounts: which side wins when the preferences of the browser and of the account differ; pure. */
import type { UserInfo } from '#contract/http/person.ts'
import { languages } from '#web/platform/words/languages.ts'
import type { Measure, Preferences } from '#web/platform/kept/preferences.ts'

/** What an account keeps of a person's preferences. */
export type Kept = Pick<UserInfo, 'language' | 'currency' | 'areaUnit'>
/** What the browser chose and what the account says, at one moment; null for visitors. */
export type Moment = {
  chosen: Preferences
  kept: Kept | null
  /** Whether somebody chose a language in this browser, rather than finding it as it is for everybody. */
  hasLanguage?: boolean
}
export type Following =
  | { type: 'nothing' }
  /** The browser takes what the account says. */
  | { type: 'toBrowser'; preferences: Preferences }
  /** The account stores what the browser chose. */
  | { type: 'toAccount'; kept: Kept }

const nothing: Following = { type: 'nothing' }

/** The two measures of the browser; large plots follow by themselves. */
const measureOf = (unit: Kept['areaUnit']): Measure => (unit === 'sqft' || unit === 'ac' ? 'sqft' : 'm2')

const isSame = (chosen: Preferences, kept: Kept): boolean =>
  chosen.language === kept.language &&
  chosen.currency === kept.currency &&
  chosen.areaUnit === measureOf(kept.areaUnit)

const isSameKept = (a: Kept | null, b: Kept | null): boolean =>
  a?.language === b?.language && a?.currency === b?.currency && a?.areaUnit === b?.areaUnit

/**
 * Signing in takes the account's preferences, but for a language the visitor chose; a change of the account
 * is taken whole; whatever else differs was chosen in the browser and is stored. A new account (`isNew`)
 * starts with what its owner had chosen as a visitor.
 */
export function syncPreferences(before: Moment | null, now: Moment, isNew: boolean): Following {
  const { chosen, kept, hasLanguage = false } = now
  if (!kept || isSame(chosen, kept)) return nothing
  const hasAccountChanged = before !== null && !isSameKept(before.kept, kept)
  const isSigningIn = before?.kept === null
  if (hasAccountChanged && !(isNew && isSigningIn)) {
    const keepsOwn = isSigningIn && hasLanguage && chosen.language !== kept.language
    const taken = toBrowser(chosen, keepsOwn ? { ...kept, language: chosen.language } : kept)
    if (taken.type === 'toBrowser' || !keepsOwn) return taken
  }
  const areaUnit = chosen.areaUnit === measureOf(kept.areaUnit) ? kept.areaUnit : chosen.areaUnit
  return { type: 'toAccount', kept: { language: chosen.language, currency: chosen.currency, areaUnit } }
}

/** A language this browser does not offer stays as it was. */
function toBrowser(chosen: Preferences, kept: Kept): Following {
  const language = languages.find(({ code }) => code === kept.language)?.code ?? chosen.language
  const preferences = { ...chosen, language, currency: kept.currency, areaUnit: measureOf(kept.areaUnit) }
  return isSame(chosen, { ...preferences }) ? nothing : { type: 'toBrowser', preferences }
}
