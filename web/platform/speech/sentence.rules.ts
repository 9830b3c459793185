/**
 * web/platform: which texts are words to translate, and which are nobody
 * else's business or the same everywhere; pure.
 */
import { brand } from '#contract/content/brand.ts'

/** A scheme alone is a word of ours: an address "that begins with https://". */
const address = /[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/[\p{L}\p{N}]|www\.[\p{L}\p{N}]/iu
/** With a plus, or as people write national numbers; prices and years are no telephone numbers. */
const phone = /(?:\+|\b00)\d[\d\s().-]{6,}|\b0\d[\d\s()-]{7,}|\(\d{2,5}\)\s?\d{3}/
/** Amounts, measures and codes: the same in every language, or written by Intl already. */
const measure =
  /[\p{Sc}\p{Nd}\p{No}.,:;%‰°'’"()[\]/\\+−–—≈<>=*•·×…|-]|\b(?:m|km|sq ?ft|ft|ha|ac|k|M|bn|kWh|[NSEW])\b|\b[A-Z]{3}\b/gu

/**
 * Whether a text is worth asking for. E-mail addresses, telephone numbers and links are never sent anywhere.
 */
export function isWords(text: string): boolean {
  if (text === brand.name || address.test(text) || phone.test(text)) return false
  return /\p{L}{2}/u.test(text.replaceAll(measure, ' '))
}

/**
 * One space for any white space, none at the ends: what a reader sees. A space that holds a number together
 * stays what it is, so that it is one number: `10 494 homes` in French, in Polish, in Portuguese.
 */
export const trimmed = (text: string): string =>
  text.replaceAll(/(?<=\p{Nd})([\u00A0\u202F])(?=\p{Nd})|\s+/gu, (_, held?: string) => held ?? ' ').trim()

/** The translation with the white space that stood around the original. */
export function within(original: string, translation: string): string {
  const start = /^\s*/.exec(original)?.[0] ?? ''
  const end = /\s*$/.exec(original)?.[0] ?? ''
  return `${start}${translation}${end}`
}

const leftToRight = '\u200E'

/**
 * English words that stay on a page that runs from right to left, because nobody translates them: between two
 * marks their points and brackets stay on the side where they belong. What has Arabic letters, such as a
 * date, runs as the page does; so does what brings the mark for that itself, such as an amount.
 */
export const asWritten = (text: string): string =>
  /^\u200F|\p{Script=Arabic}/u.test(text) ? text : `${leftToRight}${text}${leftToRight}`

const rightToLeft = '\u200F'

/**
 * A translation that begins with a Latin word and goes on in Arabic: on a page that runs from right to left a
 * mark in front tells where it begins, for paragraphs there run as their first letter does.
 */
export const asTold = (text: string): string =>
  /^[^\p{L}]*\p{Script=Latin}/u.test(text) && /\p{Script=Arabic}/u.test(text) ? `${rightToLeft}${text}` : text

/** The same text without the marks. */
export const asRead = (text: string): string => text.replaceAll(/^[\u200E\u200F]|\u200E$/g, '')
