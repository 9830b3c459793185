/** web/content: the frame of a page of Meridian's own: its head with a plate, its sections, when it was last changed. */
import type { ReactNode } from 'react'
import type { Page, Section } from '#contract/content/content.ts'
import type { Drawing } from '#contract/content/content-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Plate } from './plate.tsx'
import { Prose } from './prose.tsx'

type Parts = {
  page: Page
  /** What the plate beside the heading shows; none for pages of plain text. */
  drawing?: Drawing
  /** A word for the page's own look, as `content-page--<look>`. */
  look?: string
  /** Stands in the head, under the first words. */
  head?: ReactNode
  children: ReactNode
}

export function ContentPage({ page, drawing, look, head, children }: Parts) {
  return (
    <main id="main" className={classNames('content-page', look && `content-page--${look}`)}>
      <header className={classNames('content-head page', drawing && 'content-head--plate')}>
        <div className="content-words">
          <h1 className="display">{page.title}</h1>
          <p className="lead">{page.description}</p>
          {page.intro.length > 0 && <Prose of={page.intro} />}
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
    <p className="page content-changed tiny note">
      Last changed on <time dateTime={on}>{format.date(on)}</time>
    </p>
  )
}

type Slots = Partial<Record<string, ReactNode>>

/** The page's sections in their order; `slots` are what pages put under the text of a section, by its anchor. */
export function Sections({ of, slots = {} }: { of: readonly Section[]; slots?: Slots }) {
  return of.map((one) => (
    <ContentSection key={one.id} id={one.id} title={one.title}>
      {one.prose.length > 0 && <Prose of={one.prose} />}
      {slots[one.id]}
    </ContentSection>
  ))
}

/** A heading in the margin on wide sheets, its matter beside it. `wide` gives the matter the whole width. */
export function ContentSection({
  id,
  title,
  wide = false,
  children,
}: {
  id: string
  title: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section
      className={classNames('page content-section', wide && 'content-section--wide')}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className="subheading" id={`${id}-heading`}>
        {title}
      </h2>
      <div className="content-matter">{children}</div>
    </section>
  )
}
