/**
 * web/platform: the voice of a page in another language than English: at
 * first what the server said, then every word.
 */
import type { ReviewedText } from '#contract/content/translation.ts'
import type { FindWords } from '#contract/words/reviewed-words.ts'
import { inTime } from '../loading/lazy-part.ts'
import { languages } from '../words/languages.ts'
import { finderIn, pageWordsId, wordsAddress, type PageWords } from './page-words.ts'
import { sayerOf, sayOf } from './sayer.ts'
import { ownVoice, voiceOf, type Voice } from './voice.ts'

/** Milliseconds until silence counts as failure. */
const patience = 20_000

/**
 * Milliseconds between two tries: a machine with too much to do
 * turns calls away, and takes them a little later.
 */
const pauses = [500, 1_000, 2_000, 4_000, 8_000]

/**
 * Milliseconds that a page which is drawn here waits for its words before it begins, and its guard once more.
 */
const waitsForWords = 10_000

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

/**
 * The voice the server wrote this page in; waits until all of the page is there. Where the server left the
 * page to the browser, what came with it says nothing of what is to be drawn: that takes every word.
 */
export async function voiceOfPage(): Promise<Voice> {
  const words = await wordsOfPage()
  if (words === null) return ownVoice
  const whole = isDrawnHere() ? await soon(wholeVoice(words.language)) : null
  return whole ?? speaking(words.language, finderIn(words))
}

/** Comes back when all words of the language are here, or will not be for a while. */
export async function wordsAtHand(language: string): Promise<void> {
  await soon(wholeVoice(language))
}

/** Whether the server wrote nothing but a sign that something comes. */
const isDrawnHere = () => document.querySelector('[data-waiting]') !== null

/** The voice, or null when it takes too long or does not come. */
async function soon(coming: Promise<Voice>): Promise<Voice | null> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    clock = setTimeout(() => resolve(null), waitsForWords)
  })
  const voice = await Promise.race([coming, late]).catch(() => null)
  clearTimeout(clock)
  return voice
}

/** The words that travelled with the page; null where there are none. */
async function wordsOfPage(): Promise<PageWords | null> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const json = document.getElementById(pageWordsId)?.textContent
  return json ? (JSON.parse(json) as PageWords) : null
}

/**
 * The voice that knows every reviewed word of a language; rejects
 * when they do not arrive, or nobody reviewed it.
 */
export function wholeVoice(language: string): Promise<Voice> {
  const coming = known.get(language) ?? readVoice(language)
  known.set(language, coming)
  coming.catch(() => known.delete(language))
  return coming
}

async function readVoice(language: string): Promise<Voice> {
  const words = await wordsOfPage()
  const version = words?.language === language ? words.version : undefined
  const [{ finderOf }, response] = await Promise.all([
    inTime(import('#contract/words/reviewed-words.ts')),
    askPatiently(wordsAddress(language, version)),
  ])
  const { data } = (await response.json()) as { data: { words: Record<string, ReviewedText> } }
  const find = finderOf(new Map(Object.entries(data.words)), language)
  const first = words?.language === language ? finderIn(words) : () => null
  // What the server said stays as it said it.
  return speaking(language, (text) => first(text) ?? find(text))
}

/**
 * Asks until there is an answer. Only a refusal that is about the
 * question itself ends it before the last try.
 */
async function askPatiently(
  address: string,
  [pause, ...later] = pauses,
  signal = AbortSignal.timeout(patience),
): Promise<Response> {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (pause === undefined || signal.aborted) throw error
    return null
  })
  if (response?.ok) return response
  const isFinal = response !== null && response.status < 500 && response.status !== 429
  if (pause === undefined || isFinal) {
    throw new Error(`The reviewed words were answered with ${response?.status}.`)
  }
  await new Promise((resolve) => setTimeout(resolve, pause))
  return askPatiently(address, later, signal)
}

/** A voice that says what `find` finds, and notes that it was said. */
function speaking(language: string, find: FindWords): Voice {
  const isRtl = languages.find(({ code }) => code === language)?.dir === 'rtl'
  return voiceOf(language, sayOf(sayerOf(find, isRtl), said))
}
