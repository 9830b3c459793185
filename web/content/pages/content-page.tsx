/**
 * web/content: the frame of a page of Meridian's own: its head with a
 * plate, its sections, when it was last changed.
 */
import type { ReactNode } from 'react'
import type { Page, Section } from '#contract/content/content.ts'
import type { Drawing } from '#contract/content/content-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Plate } from './plate.tsx'
import { Prose } from './prose.tsx'
import styles from './content-page.module.css'

type Parts = {
  page: Page
  /** What the plate beside the heading shows; none for pages of plain text. */
  drawing?: Drawing
  /** How close the head comes to what follows it. */
  look?: 'news' | 'questions' | 'document' | undefined
  /** Stands in the head, under the first words. */
  head?: ReactNode
  children: ReactNode
}

const heads = {
  news: styles.contentHeadNews,
  questions: styles.contentHeadQuestions,
  document: styles.contentHeadDocument,
}

export function ContentPage({ page, drawing, look, head, children }: Parts) {
  return (
    <main id="main" className={styles.contentPage}>
      <header
        className={classNames(
          'page',
          styles.contentHead,
          drawing && styles.contentHeadPlate,
          look && heads[look],
        )}
      >
        <div
          className={classNames(styles.contentWords, look === 'questions' && styles.contentWordsQuestions)}
        >
          <h1 className="display">{page.title}</h1>
          <p className="lead">{page.description}</p>
          {page.intro.length > 0 && <Prose of={page.intro} className={styles.contentIntro} />}
          {head}
        </div>
        {drawing && <Plate of={drawing} />}
      </header>
      {children}
      <LastChanged on={page.updatedOn} />
    </main>
  )
}

function LastChanged({ on }: { on: string }) {
  const format = useFormat()
  return (
    <p className={classNames('page tiny note', styles.contentChanged)}>
      Last changed on <time dateTime={on}>{format.date(on)}</time>
    </p>
  )
}

type Slots = Partial<Record<string, ReactNode>>

/**
 * The page's sections in their order; `slots` are what pages put under the text of a section, by its anchor.
 */
export function Sections({
  of,
  slots = {},
  plain,
}: {
  of: readonly Section[]
  slots?: Slots
  plain?: boolean
}) {
  return of.map((one) => (
    <ContentSection key={one.id} id={one.id} title={one.title} plain={plain}>
      {one.prose.length > 0 && <Prose of={one.prose} />}
      {slots[one.id]}
    </ContentSection>
  ))
}

/**
 * A heading in the margin on wide sheets, its matter beside it. `wide` gives the matter the whole
 * width, `plain` leaves the margin to others.
 */
export function ContentSection({
  id,
  title,
  wide = false,
  plain = false,
  children,
}: {
  id: string
  title: string
  wide?: boolean
  plain?: boolean | undefined
  children: ReactNode
}) {
  return (
    <section
      className={classNames(
        'page',
        styles.contentSection,
        wide && styles.contentSectionWide,
        plain && styles.contentSectionPlain,
      )}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className="subheading" id={`${id}-heading`}>
        {title}
      </h2>
      <div className={styles.contentMatter}>{children}</div>
    </section>
  )
}
