/**
 * demonstration/texts: the texts of a home: in the language of its
 * place, and in English too for half of the others.
 */
import { Dice } from '../dice.ts'
import type { Home } from '../homes/home.ts'
import type { Language } from '../world/markets.ts'
import { arabicVoice } from './ar/voices.ts'
import { germanVoice } from './de/voices.ts'
import { englishVoice } from './en/voices.ts'
import { spanishVoice } from './es/voices.ts'
import { frenchVoice } from './fr/voices.ts'
import { italianVoice } from './it/voices.ts'
import { portugueseVoice } from './pt/voices.ts'
import { tell, type Told, type Voice } from './voice.ts'

const voices: Record<Language, (home: Home) => Voice> = {
  en: englishVoice,
  es: spanishVoice,
  fr: frenchVoice,
  de: germanVoice,
  pt: portugueseVoice,
  it: italianVoice,
  ar: arabicVoice,
}

/** How many homes described in another language have an English text as well. */
const inEnglishToo = 0.5

export type TextIn = Told & { lang: string }

/** `teller` tells two agents apart who describe the same home. */
export function textsOf(home: Home, teller = ''): TextIn[] {
  const { index, language } = home
  const write = (lang: Language): TextIn => ({
    lang,
    ...tell(home, voices[lang](home), new Dice(index, `text/${lang}${teller}`)),
  })
  if (language === 'en') return [write('en')]
  return new Dice(index, `languages${teller}`).chance(inEnglishToo)
    ? [write(language), write('en')]
    : [write(language)]
}
