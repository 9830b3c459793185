/**
 * web/frame/offer: the place of the offer to read in another language;
 * browsers that read English first never fetch it.
 */
import { Suspense } from 'react'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { Boundary } from '#web/ui/boundary.tsx'

const LanguageOffer = lazyPart(() => import('./language-offer.tsx'), 'LanguageOffer')

const noNews = () => undefined

export function OfferSlot() {
  const isHydrated = useHydrated()
  const { language } = usePreferences()
  if (!isHydrated || language !== pageLanguage || navigator.language.startsWith(pageLanguage)) return null
  return (
    <Boundary onError={noNews}>
      <Suspense>
        <LanguageOffer />
      </Suspense>
    </Boundary>
  )
}
