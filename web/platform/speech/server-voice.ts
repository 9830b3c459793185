/** web/platform: the voice of one page on the server: what it says is noted and travels with the page. */
import { languages } from '../words/languages.ts'
import { pageWordsElement, type ReviewedSpeech } from './page-words.ts'
import { sayerOf, sayOf, type Sayer } from './sayer.ts'
import { ownVoice, voiceOf, type Voice } from './voice.ts'

/** One for all pages in the same words. */
const sayers = new WeakMap<ReviewedSpeech, Sayer>()

function sayerFor(speech: ReviewedSpeech): Sayer {
  const known = sayers.get(speech)
  if (known) return known
  const isRtl = languages.find(({ code }) => code === speech.language)?.dir === 'rtl'
  const made = sayerOf(speech.find, isRtl)
  sayers.set(speech, made)
  return made
}

/** `ending` is what follows the page once it is written whole. */
export type ServerVoice = { voice: Voice; ending: () => string }

/** A voice for one page; the pages' own where there are no words. */
export function serverVoice(speech: ReviewedSpeech | null): ServerVoice {
  if (!speech) return { voice: ownVoice, ending: () => '' }
  const noted = new Map<string, string>()
  return {
    voice: voiceOf(speech.language, sayOf(sayerFor(speech), noted)),
    ending: () => pageWordsElement(speech, noted),
  }
}
