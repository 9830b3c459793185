/**
 * web/platform: the voice of the page in the browser. What only other languages
 * than English need is fetched for them alone.
 */
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { inTime } from '../loading/lazy-part.ts'
import { ownVoice, type Voice } from './voice.ts'

const spoken = () => inTime(import('./spoken-voice.ts'))

/** The voice the server wrote this page in. Waits until all of the page is there. */
export const voiceOfPage = async (): Promise<Voice> =>
  document.documentElement.lang === pageLanguage ? ownVoice : (await spoken()).voiceOfPage()

/**
 * The voice that knows every reviewed word of a language; rejects
 * when they do not arrive, or nobody reviewed it.
 */
export const wholeVoice = async (language: string): Promise<Voice> =>
  language === pageLanguage ? ownVoice : (await spoken()).wholeVoice(language)

/**
 * For pages that are drawn here: comes back when the words of the page's
 * language are here, or will not be for a while.
 */
export async function wordsAtHand(): Promise<void> {
  const { lang } = document.documentElement
  if (lang !== pageLanguage) await spoken().then((voice) => voice.wordsAtHand(lang), ignore)
}

/** A page without its words is worth more than none. */
const ignore = () => undefined
