/** web/platform: the words of a share picture, in the language that its address asks for. */
import type { RouterContextProvider } from 'react-router'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { formatsFor, type Formats } from '../formats/format.tsx'
import { defaultPreferences } from '../kept/preferences.ts'
import { serverVoice } from '../speech/server-voice.ts'
import { speechContext } from '../speech/speech-context.ts'
import { countryName } from '../words/country-name.ts'
import { knownLanguage, languageOf } from '../words/languages.ts'

export type ShareWords = {
  /** Says a text of ours; what people wrote is not given to it. */
  say: (text: string) => string
  format: Formats
  direction: 'ltr' | 'rtl'
}

/**
 * `now` is the moment that days are counted from. A language without reviewed words is answered in English.
 */
export function shareWords(context: Readonly<RouterContextProvider>, now: string): ShareWords {
  const speech = context.get(speechContext)
  const voice = serverVoice(speech).voice.say
  const say = voice ? voice.attribute : (text: string) => text
  const language = knownLanguage(speech?.language) ?? pageLanguage
  const formats = formatsFor({ ...defaultPreferences, language }, now)
  return {
    say,
    format: { ...formats, country: (code) => say(countryName(code)) },
    direction: languageOf(language).dir,
  }
}
