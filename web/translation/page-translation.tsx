/** web/translation: keeps the words of the page in the visitor's language, whenever language or route changes. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageLanguage } from '#contract/translation-codes.ts'
import { usePreferences } from '#web/platform/format.tsx'
import { inTime } from '#web/platform/lazy-part.ts'
import { preferencesCookie, readChoices } from '#web/platform/preferences.ts'
import { useEarlyRevalidate } from '#web/platform/revalidate.ts'
import { speaks, useTranslationFacts } from '#web/platform/translation-facts.tsx'
import { isLeftAlone } from './words.rules.ts'

let isTranslated = false

export function PageTranslation() {
  const { pathname } = useLocation()
  const { language } = usePreferences()
  const facts = useTranslationFacts()
  const { service } = facts
  const isKnown = language !== pageLanguage && speaks(facts, language)
  useStoredLanguage()
  useEffect(() => {
    const wanted = isKnown && !isLeftAlone(pathname)
    if (!wanted && !isTranslated) return
    let isOver = false
    let end: () => void = () => undefined
    inTime(import('./translate-page.ts')).then(
      ({ translatePage, restorePage }) => {
        if (isOver) return
        isTranslated = wanted
        if (wanted) end = translatePage({ language, service })
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
  }, [pathname, language, service, isKnown])
  return null
}

/** The language in localStorage counts; the cookie, by which the server writes pages, follows it. */
function useStoredLanguage(): void {
  const preferences = usePreferences()
  const revalidate = useEarlyRevalidate()
  useEffect(() => {
    const follow = () => {
      const stored = readStored()
      const chosen = readChoices(new URLSearchParams(stored === null ? '' : { language: stored }), preferences)
      if (chosen.language === preferences.language) return
      // oxlint-disable-next-line unicorn/no-document-cookie -- this cookie carries no identity, and the server reads it for every page
      document.cookie = preferencesCookie(chosen, window.location.protocol === 'https:')
      revalidate()
    }
    const fromOtherTab = ({ key }: StorageEvent) => key === 'language' && follow()
    // Only what stood there when the page opened: afterwards whoever changes one changes both.
    if (!hasFollowed) follow()
    hasFollowed = true
    window.addEventListener('storage', fromOtherTab)
    return () => window.removeEventListener('storage', fromOtherTab)
  }, [preferences, revalidate])
}

let hasFollowed = false

function readStored(): string | null {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}
