/** web/listings: which of a home's own texts to show, and what to call the home where it has no title. */
import type { Listing } from '#contract/listings.ts'
import { typeWords } from '#web/platform/words.ts'

type Text = Listing['texts'][number]

const base = (lang: string) => lang.toLowerCase().split('-')[0] ?? ''

/** The text asked for, else one in the visitor's language, else the first written by a person, else the first. */
export function chooseText(texts: readonly Text[], asked: string | null, language: string): Text | null {
  const inLanguage = (lang: string) =>
    texts.find((one) => one.lang.toLowerCase() === lang.toLowerCase()) ??
    texts.find((one) => base(one.lang) === base(lang))
  return (
    (asked ? inLanguage(asked) : undefined) ??
    inLanguage(language) ??
    texts.find(({ origin }) => origin === 'human') ??
    texts[0] ??
    null
  )
}

/** The title, or `Terraced house in Deal`. */
export const titleOf = (home: Pick<Listing, 'type' | 'place'>, text: Text | null): string =>
  text?.title ?? `${typeWords[home.type].one} in ${home.place.name}`

const names = new Intl.DisplayNames('en-GB', { type: 'language' })

/** `French`, `Brazilian Portuguese`; the tag itself where it is unknown. */
export function languageName(lang: string): string {
  try {
    return names.of(lang) ?? lang
  } catch {
    return lang
  }
}

const rightToLeft = ['ar', 'he', 'fa', 'ur', 'yi', 'dv', 'ps', 'sd', 'ug', 'ckb']

export const directionOf = (lang: string): 'rtl' | 'ltr' => (rightToLeft.includes(base(lang)) ? 'rtl' : 'ltr')

const origins: Record<Text['origin'], (language: string) => string> = {
  human: (language) => `Written in ${language} by the agent`,
  machine: (language) => `Translated into ${language} by a machine`,
  unknown: (language) => `In ${language}`,
}

export const originWords = ({ lang, origin }: Text): string => origins[origin](languageName(lang))

/** `Middle Street, Deal, Kent, United Kingdom`, without repeating a name. */
export function placeLine(
  { street, district, name, region, country }: Listing['place'],
  countryName: (code: string) => string,
): string {
  const parts = [street, district, name, region, countryName(country)].filter((part) => part !== null && part !== '')
  return [...new Set(parts)].join(', ')
}
