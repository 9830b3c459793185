/**
 * web/translation: keeps the page in the visitor's language: our words by
 * themselves, and what is left by the translator.
 */
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import type { LanguageCode } from '#web/platform/words/languages.ts'
import { usePageLanguage, useSpeech } from '#web/platform/speech/speech.tsx'
import { inTime } from '#web/platform/loading/lazy-part.ts'
import { keepPreferences } from '#web/platform/kept/keep-preferences.ts'
import { askedLanguage, readChoices } from '#web/platform/kept/preferences.ts'
import { storedLanguage } from '#web/platform/kept/stored-language.ts'
import { useEarlyRevalidate } from '#web/platform/api/revalidate.ts'
import { isReviewed, speaks, useTranslationFacts } from '#web/platform/words/translation-facts.tsx'
import { isLeftAlone } from './left-alone.rules.ts'

let isTranslated = false

export function PageTranslation() {
  const { pathname } = useLocation()
  const language = useChosenLanguage()
  const facts = useTranslationFacts()
  const { service } = facts
  const own = usePageLanguage()
  const isKnown = language !== pageLanguage && speaks(facts, language)
  // The page's own words are not all in this language yet; what is asked for now would be asked for in vain.
  const isOwn = own === language || isReviewed(facts, language)
  const isComing = isOwn && own !== language
  useSpeech(language, isOwn)
  // With the very commit that changes the page's language: a run that
  // ends later would write down the former one.
  useLayoutEffect(() => {
    const wanted = isKnown && !isComing && !isLeftAlone(pathname)
    if (!wanted && !isTranslated) return
    let isOver = false
    let end: () => void = () => undefined
    const parts = [import('./translate-page.ts'), import('#web/platform/speech/spoken-voice.ts')] as const
    inTime(Promise.all(parts)).then(
      ([{ translatePage, restorePage }, { wasSaid }]) => {
        if (isOver) return
        isTranslated = wanted
        if (wanted) end = translatePage({ language, service, own, isSaid: wasSaid })
        else restorePage(own)
      },
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- failures of translation are only logged (specification, section 8)
        console.warn('The page could not be translated.', error)
      },
    )
    return () => {
      isOver = true
      end()
    }
  }, [pathname, language, service, isKnown, isComing, own])
  return null
}

/**
 * The language in localStorage counts; the cookie, by which the server writes pages, follows it. The answer
 * does not wait for the page to be asked for again, which takes until every part of it has arrived.
 */
function useChosenLanguage(): LanguageCode {
  const preferences = usePreferences()
  const [followed, setFollowed] = useState<{ from: LanguageCode; to: LanguageCode } | null>(null)
  const revalidate = useEarlyRevalidate()
  useEffect(() => {
    const follow = () => {
      // What an address is read in was not chosen by anybody.
      if (askedLanguage(new URL(window.location.href))) return
      const stored = storedLanguage()
      const chosen = readChoices(
        new URLSearchParams(stored === null ? '' : { language: stored }),
        preferences,
      )
      if (chosen.language === preferences.language) return
      keepPreferences(chosen)
      setFollowed({ from: preferences.language, to: chosen.language })
      revalidate()
    }
    const fromOtherTab = ({ key }: StorageEvent) => key === 'language' && follow()
    // Only what stood there when the page opened: afterwards whoever changes one changes both.
    if (!hasFollowed) follow()
    hasFollowed = true
    window.addEventListener('storage', fromOtherTab)
    return () => window.removeEventListener('storage', fromOtherTab)
  }, [preferences, revalidate])
  return followed?.from === preferences.language ? followed.to : preferences.language
}

let hasFollowed = false
