/**
 * web/platform: the voice in which a page speaks: known to everything that is
 * drawn, and silent where nothing is to be said.
 */
import { createContext } from 'react'
import { pageLanguage } from '#contract/content/translation-codes.ts'

/**
 * Says texts of ours in the language of a page; itself where there
 * is nothing to say. White space around stays.
 */
export type Say = {
  /** What stands between tags. */
  text: (text: string) => string
  /** What stands in an attribute, a title or a description. */
  attribute: (text: string) => string
  /** What an element is given; the same object where there is nothing to say. */
  props: (props: Props) => Props
}

export type Props = Readonly<Record<string, unknown>>

export type Voice = {
  /** What the page is written in. */
  language: string
  /** Null where texts stay as they are. */
  say: Say | null
  /** This voice inside of what is written in another language. */
  foreign: Voice
  /** This voice inside of what must stay as it is. */
  silent: Voice
  /** This voice where something foreign holds words of ours again. */
  again: Voice
}

/** The voice of a page in a language; without `say` it is the pages' own. */
export function voiceOf(language: string, say: Say | null): Voice {
  const silent = { language, say: null } as Voice
  silent.foreign = silent
  silent.silent = silent
  silent.again = silent
  if (say === null) return silent
  const voice = { language, say, silent } as Voice
  const foreign = { language, say: null, silent, again: voice } as Voice
  foreign.foreign = foreign
  voice.foreign = foreign
  voice.again = voice
  return voice
}

/** English, in which pages are written. */
export const ownVoice = voiceOf(pageLanguage, null)

export const VoiceContext = createContext<Voice>(ownVoice)
