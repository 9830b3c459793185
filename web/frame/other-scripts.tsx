/** web/frame: our faces for other scripts than Latin: with the page where its language is written so, else once the page stands. */
import type { LanguageCode } from '#web/platform/words/languages.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import sheet from '#web/styles/other-scripts.css?url'

/** Languages whose every page needs them. */
const written: ReadonlySet<LanguageCode> = new Set(['ar', 'el', 'fa', 'he', 'ru', 'uk', 'ur'])

/** Belongs into the head. A page in Latin letters may name a street in Hanoi, but need not wait for its letters. */
export function OtherScripts({ language }: { language: LanguageCode }) {
  const stands = useHydrated()
  return stands || written.has(language) ? <link rel="stylesheet" href={sheet} /> : null
}
