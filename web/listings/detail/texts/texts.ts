/** web/listings: which of a home's own texts to show, and what to call the home where it has no title. */
import { languageName } from '#web/platform/words/language-name.ts'
import { homeTitle } from '#contract/listings/home-title.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { Formats } from '#web/platform/formats/format.tsx'

type Text = Listing['texts'][number]

const base = (lang: string) => lang.toLowerCase().split('-')[0] ?? ''

/**
 * The text asked for; else what was not made by a machine: in the visitor's language, in English, or whatever
 * is first; else a machine's, in the visitor's language or whatever is first.
 */
export function chooseText(texts: readonly Text[], asked: string | null, language: string): Text | null {
  const original = texts.filter(({ origin }) => origin !== 'machine')
  return (
    (asked ? inLanguage(texts, asked) : null) ??
    inLanguage(original, language) ??
    inLanguage(original, 'en') ??
    original[0] ??
    inLanguage(texts, language) ??
    texts[0] ??
    null
  )
}

/** Exactly that language tag, else another of the same language. */
const inLanguage = (texts: readonly Text[], lang: string): Text | null =>
  texts.find((one) => one.lang.toLowerCase() === lang.toLowerCase()) ??
  texts.find((one) => base(one.lang) === base(lang)) ??
  null

/** The title, or `Terraced house in Deal`. */
export const titleOf = (home: Pick<Listing, 'type' | 'place'>, text: Text | null): string =>
  homeTitle({ title: text?.title, type: home.type, place: home.place.name })

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
  format: Pick<Formats, 'country' | 'names'>,
): string {
  return format.names([...new Set([street, district, name, region, format.country(country)])])
}
