/**
 * web/platform: what a page said while the server wrote it, so that the
 * browser says the same before it knows all words.
 */
import type { FindWords } from '#contract/words/reviewed-words.ts'

/** The words of one language as the server has them now. */
export type ReviewedSpeech = {
  language: string
  /** Changes with the words. */
  version: string
  find: FindWords
}

/** What travels with a page: its language, and its texts in pairs: in English, as they were said. */
export type PageWords = { language: string; version: string; said: readonly string[] }

/** Where every word of a language is had; with a version it stays what it is. */
export const wordsAddress = (language: string, version?: string): string =>
  `/api/meridian/translation/words/${language}${version === undefined ? '' : `?version=${encodeURIComponent(version)}`}`

/** The element of the page that holds them, and its media type, which no browser runs. */
export const pageWordsId = 'page-words'

/** The element as it is written after the page; nothing in it can end it. */
export function pageWordsElement({ language, version }: ReviewedSpeech, noted: ReadonlyMap<string, string>) {
  const words: PageWords = { language, version, said: [...noted].flat() }
  const json = JSON.stringify(words).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${pageWordsId}">${json}</script>`
}

/** Finds what the page said. */
export function finderIn({ said }: PageWords): FindWords {
  const known = new Map<string, string>()
  for (let at = 0; at + 1 < said.length; at += 2) known.set(said[at] ?? '', said[at + 1] ?? '')
  return (text) => known.get(text) ?? null
}
