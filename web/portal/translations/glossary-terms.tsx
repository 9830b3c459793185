/**
 * web/portal/translations: the terms of the glossary that stand in a text, with what they
 * are called, and whether a translation does so.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { WrittenTerm } from '#contract/content/glossary.ts'
import { finderOfTerms, formsOf, keepsTo, type Occurrence } from '#contract/words/glossary.rules.ts'
import styles from './translations.module.css'

type Find = (text: string) => readonly Occurrence<WrittenTerm>[]
const FindTerms = createContext<Find>(() => [])

/** Whatever corrects translations below it knows these terms. */
export function GlossaryTerms({ terms, children }: { terms: readonly WrittenTerm[]; children: ReactNode }) {
  const find = useMemo(() => finderOfTerms(terms), [terms])
  return <FindTerms value={find}>{children}</FindTerms>
}

type Props = { original: string; language: string; text: string }

/** Nothing where no term stands in the text. */
export function TermsOf({ original, language, text }: Props) {
  const find = useContext(FindTerms)
  const found = useMemo(() => onceEach(find(original)), [find, original])
  const known = found.filter(({ senses }) => senses.some((one) => formsOf(one, language).length > 0))
  if (known.length === 0) return null
  return (
    <ul className={styles.terms} aria-label="Terms of the glossary">
      {known.map((one) => (
        <li key={one.at}>
          <Term of={one} language={language} />
          {text.trim() !== '' && !keepsTo(text, one, language) && (
            <span className={styles.unkept}>Called otherwise here</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A term that stands in a text twice is said once. */
const onceEach = (found: readonly Occurrence<WrittenTerm>[]) =>
  found.filter(({ senses }, at) => found.findIndex((one) => one.senses === senses) === at)

function Term({ of: { words, senses }, language }: { of: Occurrence<WrittenTerm>; language: string }) {
  return (
    <dl>
      <dt lang="en" translate="no">
        {words}
      </dt>
      {senses.map((one) => (
        <dd key={one.context}>
          {one.isKept ? (
            <span>Not translated</span>
          ) : (
            <bdi lang={language} translate="no">
              {formsOf(one, language).join(', ')}
            </bdi>
          )}
          {one.context && (
            <>
              {' '}
              <span className="note" lang="en" translate="no">
                ({one.context})
              </span>
            </>
          )}
        </dd>
      ))}
    </dl>
  )
}
