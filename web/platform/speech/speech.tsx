/** web/platform: keeps the page's voice in the browser, and changes it when another language is chosen. */
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { loadDeferredParts } from '../loading/deferred-part.ts'
import { useHydrated } from '../loading/hydrated.ts'
import { useLateParts } from '../loading/look-again.ts'
import { wholeVoice } from './browser-voice.ts'
import { ownVoice, VoiceContext, type Voice } from './voice.ts'

type Change = (voice: Voice) => void
const ChangeContext = createContext<Change>(() => undefined)

/**
 * The page speaks in `first` until something changes it. It stands around
 * everything, so late parts make it look again.
 */
export function SpeechProvider({ first, children }: { first: Voice; children: ReactNode }) {
  const [voice, setVoice] = useState(first)
  useLateParts()
  return (
    <ChangeContext value={setVoice}>
      <VoiceContext value={voice}>{children}</VoiceContext>
    </ChangeContext>
  )
}

/** What the page is written in. */
export const usePageLanguage = (): string => useContext(VoiceContext).language

/** Says a text of ours in the page's language, for what leaves the page otherwise than by its markup. */
export function useSay(): (text: string) => string {
  const { say } = useContext(VoiceContext)
  return (text) => say?.attribute(text) ?? text
}

/**
 * Has the page say all its words in a language, as soon as they are there; in English where nobody reviewed
 * it. When they do not arrive, the page stays as it is.
 */
export function useSpeech(language: string, isReviewed: boolean): void {
  const change = useContext(ChangeContext)
  const isHydrated = useHydrated()
  const target = isReviewed ? language : ownVoice.language
  useEffect(() => {
    if (!isHydrated) return undefined
    let isOver = false
    wholeVoice(target).then(
      (voice) => {
        if (isOver) return
        // Parts that wait for somebody to move would hold back the words of all others.
        if (voice !== ownVoice) loadDeferredParts()
        startTransition(() => change(voice))
      },
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- failures of translation are only logged (specification, section 8)
        console.warn('The reviewed words did not arrive.', error)
      },
    )
    return () => {
      isOver = true
    }
  }, [change, isHydrated, target])
}
