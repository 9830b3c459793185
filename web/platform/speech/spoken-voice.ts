/** web/platform: the voice of a page in another language than English: at first what the server said, then every word. */
import type { FindWords } from '#contract/words/reviewed-words.ts'
import { inTime } from '../loading/lazy-part.ts'
import { languages } from '../words/languages.ts'
import { finderIn, pageWordsId, type PageWords } from './page-words.ts'
import { sayerOf, sayOf } from './sayer.ts'
import { ownVoice, voiceOf, type Voice } from './voice.ts'

/** Languages that are known whole, or on their way. */
const known = new Map<string, Promise<Voice>>()
/** What was said in the language of the page; a machine need not be asked for it. */
const said = new Map<string, string>()

/** Whether a text stands on the page because it was said, in its language. */
export const wasSaid = (text: string): boolean => saidTexts().has(text)

let texts: { size: number; all: Set<string> } = { size: 0, all: new Set() }

function saidTexts(): ReadonlySet<string> {
  if (texts.size !== said.size) texts = { size: said.size, all: new Set(said.values()) }
  return texts.all
}

/** The voice the server wrote this page in. Waits until all of the page is there. */
export async function voiceOfPage(): Promise<Voice> {
  const words = await wordsOfPage()
  return words === null ? ownVoice : speaking(words.language, finderIn(words))
}

/** The words that travelled with the page; null where there are none. */
export async function wordsOfPage(): Promise<PageWords | null> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const json = document.getElementById(pageWordsId)?.textContent
  return json ? (JSON.parse(json) as PageWords) : null
}

/** The voice that knows every reviewed word of a language; rejects when they do not arrive, or nobody reviewed it. */
export function wholeVoice(language: string): Promise<Voice> {
  const coming =
    known.get(language) ?? inTime(import('./whole-voice.ts')).then(({ readVoice }) => readVoice(language))
  known.set(language, coming)
  coming.catch(() => known.delete(language))
  return coming
}

/** A voice that says what `find` finds, and notes that it was said. */
export function speaking(language: string, find: FindWords): Voice {
  const isRtl = languages.find(({ code }) => code === language)?.dir === 'rtl'
  return voiceOf(language, sayOf(sayerOf(find, isRtl), said))
}
