/** web/content: questions and answers by subject; each answer has an address of its own. */
import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import type { Question } from '#contract/content/content.ts'
import { faqCategories } from '#contract/content/content-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Prose } from '../pages/prose.tsx'
import { categoryWords } from '#web/platform/words/content-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionLink } from '#web/ui/sections/section-link.tsx'
import styles from './questions.module.css'
import contentPageStyles from '../pages/content-page.module.css'

/** A form that works by itself; with script it asks while one types. */
export function QuestionSearch({ q }: { q: string }) {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (
    <search className="no-print">
      <Form
        method="get"
        action={pathname}
        className={styles.questionSearch}
        onChange={({ currentTarget }) => {
          clearTimeout(waiting.current)
          waiting.current = setTimeout(
            () => void submit(currentTarget, { replace: true, preventScrollReset: true }),
            200,
          )
        }}
      >
        <span className="input">
          <Icon of={Search} />
          <input
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            aria-label="Words of your question"
          />
        </span>
        <Button type="submit" kind="primary">
          Find
        </Button>
      </Form>
    </search>
  )
}

export function Questions({ q, items, total }: { q: string; items: readonly Question[]; total: number }) {
  useOpenByAddress()
  if (items.length === 0) return <Nothing q={q} />
  return (
    <>
      <Found q={q} count={items.length} total={total} />
      {faqCategories.map((category) => {
        const own = items.filter((one) => one.category === category)
        if (own.length === 0) return null
        return (
          <section
            key={category}
            id={category}
            className={classNames('page', contentPageStyles.contentSection)}
            aria-labelledby={`about-${category}`}
          >
            <h2 className="subheading" id={`about-${category}`}>
              {categoryWords[category]}
            </h2>
            <div>
              {own.map((one) => (
                <details
                  key={`${one.slug} ${q}`}
                  className={styles.question}
                  open={q !== '' && items.length <= 6}
                >
                  <summary>
                    <h3>{one.title}</h3>
                  </summary>
                  <div id={one.slug} className={styles.questionAnswer}>
                    <Prose of={one.intro} />
                    <SectionLink className="link no-print" to={one.slug}>
                      Link to this answer
                    </SectionLink>
                  </div>
                </details>
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}

/** What was found, said also to screen readers when it changes. */
function Found({ q, count, total }: { q: string; count: number; total: number }) {
  const format = useFormat()
  return (
    <output className={classNames('page small soft', styles.questionFound)}>
      {q === ''
        ? format.plural(total, 'question')
        : `${format.number(count)} of ${format.plural(total, 'question')} hold these words`}
    </output>
  )
}

function Nothing({ q }: { q: string }) {
  const { pathname } = useLocation()
  return (
    <div className="page">
      <EmptyState title="No answer holds these words">
        <p className="soft">
          We looked for <q>{q}</q>. Fewer or shorter words find more, and a person answers at{' '}
          <Link className="link" to="/contactUs">
            contact us
          </Link>
          .
        </p>
        <Link className="button button--quiet" to={pathname}>
          <Icon of={X} small />
          All questions
        </Link>
      </EmptyState>
    </div>
  )
}

/** Opens the answer that the address names, also when it is followed within the site. */
function useOpenByAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash.length > 1 ? document.querySelector(`#${CSS.escape(hash.slice(1))}`) : null
    const details = answer?.closest('details')
    if (details) {
      details.open = true
      details.scrollIntoView({ block: 'start' })
    }
  }, [hash])
}
