/**
 * web/portal/languages: one text's languages beside its editor, with
 * what is said of its newest version in each.
 */
import { useEffect, useState } from 'react'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { LanguageCoverage } from '#contract/content/coverage.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languages as known } from '#web/platform/words/languages.ts'
import { refusalWords } from '../refusal.ts'
import { CoverageLink } from './coverage-page.tsx'
import styles from './coverage.module.css'

/** What is built in, as in a mail that nobody has changed, is said in every language. */
const hasNothing = ({ counts }: LanguageCoverage): boolean =>
  Object.values(counts).every((count) => count === 0)

type Props = { kind: ContentKind; slug: string }

export function TextLanguages({ kind, slug }: Props) {
  const [languages, setLanguages] = useState<readonly LanguageCoverage[] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const { coverage } = await signedApi()
      const answer = await coverage.read({ params: { kind, slug } }, { signal: leaving.signal })
      setLanguages(answer.languages)
      setTrouble(null)
    }
    read().catch((error: unknown) => leaving.signal.aborted || setTrouble(refusalWords(error)))
    return () => leaving.abort()
  }, [kind, slug])
  if (languages?.every(hasNothing)) return null
  return (
    <section aria-labelledby="text-languages">
      <h2 className="subheading" id="text-languages">
        Languages
      </h2>
      <p className="small soft">Sentences of the newest version that people have translated.</p>
      {trouble && <output className="small">{trouble}</output>}
      <ul className={styles.languages}>
        {languages?.map((one) => (
          <li key={one.language}>
            <span lang={one.language} translate="no">
              {known.find(({ code }) => code === one.language)?.name ?? one.language}
            </span>
            <CoverageLink kind={kind} slug={slug} of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
