/**
 * web/frame: our faces for other scripts than Latin: with the page where its
 * language is written so, else when they are needed.
 */
import { useEffect, useState } from 'react'
import type { LanguageCode } from '#web/platform/words/languages.ts'
import sheet from '#web/styles/other-scripts.css?url'
import { hasOtherLetters } from './other-letters.ts'

/** Languages whose every page needs them. */
const written: ReadonlySet<LanguageCode> = new Set(['ar', 'el', 'fa', 'he', 'ru', 'uk', 'ur'])

/**
 * Belongs into the head. Faces that come later lay out the whole page again, whether it has their
 * letters or not: a page in Latin letters asks for them where it names a street in Hanoi, or once
 * somebody uses it, because anything may be written then.
 */
export function OtherScripts({ language }: { language: LanguageCode }) {
  const [needed, setNeeded] = useState(false)
  useEffect(() => whenNeeded(() => setNeeded(true)), [])
  return needed || written.has(language) ? <link rel="stylesheet" href={sheet} /> : null
}

const uses = ['pointerdown', 'keydown'] as const

/** Tells once that the page has such letters, or is used; returns what no longer listens. */
function whenNeeded(tell: () => void): () => void {
  if (hasOtherLetters(document.body.textContent ?? '')) tell()
  const listening = new AbortController()
  for (const use of uses)
    document.addEventListener(use, tell, { once: true, passive: true, signal: listening.signal })
  return () => listening.abort()
}
