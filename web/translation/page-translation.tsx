/** web/translation: keeps the words of the page in the visitor's language, whenever language or route changes. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import type { LanguageCode } from '#web/platform/words/languages.ts'
import { inTime } from '#web/platform/loading/lazy-part.ts'
import { preferencesCookie, readChoices } from '#web/platform/kept/preferences.ts'
import { storedLanguage } from '#web/platform/kept/stored-language.ts'
import { useEarlyRevalidate } from '#web/platform/api/revalidate.ts'
import { speaks, useTranslationFacts } from '#web/platform/words/translation-facts.tsx'
import { isLeftAlone } from './left-alone.rules.ts'

let isTranslated = false

export function PageTranslation() {
  const { pathname } = useLocation()
  const language = useChosenLanguage()
  const facts = useTranslationFacts()
  const { service } = facts
  const isKnown = language !== pageLanguage && speaks(facts, language)
  const isReviewed = facts.languages.some(({ code, reviewed }) => code === language && reviewed)
  useEffect(() => {
    const byPeople = isLeftAlone(pathname)
    const wanted = isKnown && (!byPeople || isReviewed)
    if (!wanted && !isTranslated) return
    let isOver = false
    let end: () => void = () => undefined
    const words = wanted && byPeople ? reviewedWords(language) : Promise.resolve({})
    Promise.all([inTime(import('./translate-page.ts')), words]).then(
      ([{ translatePage, restorePage }, found]) => {
        if (isOver) return
        isTranslated = wanted
        if (wanted) end = translatePage({ language, service, ...found })
        else restorePage()
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
  }, [pathname, language, service, isKnown, isReviewed])
  return null
}

/** The finder of the language's reviewed words, for pages of which nothing is sent away. */
const reviewedWords = (language: string) =>
  inTime(import('./reviewed-source.ts'))
    .then(({ readReviewed }) => readReviewed(language))
    .then((find) => ({ find }))

/**
 * The language in localStorage counts; the cookie, by which the server writes pages, follows it. The answer does not wait
 * for the page to be asked for again, which takes until every part of it has arrived.
 */
function useChosenLanguage(): LanguageCode {
  const preferences = usePreferences()
  const [followed, setFollowed] = useState<{ from: LanguageCode; to: LanguageCode } | null>(null)
  const revalidate = useEarlyRevalidate()
  useEffect(() => {
    const follow = () => {
      const stored = storedLanguage()
      const chosen = readChoices(
        new URLSearchParams(stored === null ? '' : { language: stored }),
        preferences,
      )
      if (chosen.language === preferences.language) return
      // oxlint-disable-next-line unicorn/no-document-cookie -- this cookie carries no identity, and the server reads it for every page
      document.cookie = preferencesCookie(chosen, window.location.protocol === 'https:')
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
