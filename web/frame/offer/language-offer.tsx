/**
 * web/frame/offer: offers a visitor whose browser prefers another language to
 * read pages in it: once, and then never again.
 */
import { Suspense, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { languageToOffer } from '#web/platform/words/language-offers.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { speaks, useTranslationFacts } from '#web/platform/words/translation-facts.tsx'

const Bar = lazyPart(() => import('./language-offer-bar.tsx'), 'LanguageOfferBar')

/** Set when the offer was answered, or when the page on which it stood was left. */
const mark = 'languageOffered'

/** Pages are the same for everybody and may be kept by caches, so only the browser decides. */
export function LanguageOffer() {
  const { language } = usePreferences()
  const facts = useTranslationFacts()
  const hydrated = useHydrated()
  const [isAnswered, setAnswered] = useState(false)
  const fitting = useMemo(
    () =>
      hydrated && !isSettled() ? languageToOffer(navigator.languages, (code) => speaks(facts, code)) : null,
    [hydrated, facts],
  )
  const offered = isAnswered || language !== 'en' ? null : fitting
  useEffect(() => {
    if (!offered) return undefined
    window.addEventListener('pagehide', settle)
    return () => window.removeEventListener('pagehide', settle)
  }, [offered])
  if (!offered) return null
  return (
    <Suspense>
      <Bar
        language={offered}
        onAnswer={() => {
          settle()
          setAnswered(true)
        }}
      />
    </Suspense>
  )
}

/**
 * Whether a language was chosen or the offer made before. Without storage
 * nothing is offered: it would come on every page.
 */
function isSettled(): boolean {
  try {
    return localStorage.getItem('language') !== null || localStorage.getItem(mark) !== null
  } catch {
    return true
  }
}

function settle(): void {
  try {
    localStorage.setItem(mark, '1')
  } catch {
    // Storage filled up meanwhile: the offer may come once more.
  }
}
