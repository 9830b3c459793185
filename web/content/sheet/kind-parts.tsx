/** web/content/sheet: what only some kinds of text show, drawn as on their own pages. */
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { Article, Film as FilmShown, Guide, Leader, Page, Service } from '#contract/content/content.ts'
import { GuideLine } from '../guides/guide-item.tsx'
import { Dateline } from '../news/news-item.tsx'
import { Plate } from '../pages/plate.tsx'
import { Film } from '../parts/film.tsx'
import { Plans } from '../parts/plans.tsx'
import { Portrait } from '../parts/portrait.tsx'

export type SheetText = { title: string; description: string; details: Record<string, unknown> }

type Details<T> = Partial<T>

/** The server has read the details by then: they are of this kind. */
export function KindParts({ kind, text }: { kind: ContentKind; text: SheetText }) {
  const details: unknown = text.details
  if (kind === 'news') {
    const { date, topic, country, drawing } = details as Details<Article>
    if (!date || !topic || !drawing) return null
    return (
      <>
        <Dateline of={{ date, topic, country: country ?? null }} />
        <Plate of={drawing} />
      </>
    )
  }
  if (kind === 'guide') {
    const { asOf, country, drawing } = details as Details<Guide>
    if (!asOf || !drawing) return null
    return (
      <>
        <GuideLine of={{ asOf, country: country ?? null }} />
        <Plate of={drawing} />
      </>
    )
  }
  if (kind === 'film') {
    const { scenes } = details as Details<FilmShown>
    return scenes ? (
      <Film
        of={{ scenes, title: text.title, description: '', slug: 'preview-film', intro: [], updatedOn: '' }}
      />
    ) : null
  }
  if (kind === 'person') {
    const { portrait, role } = details as Details<Leader>
    return portrait ? (
      <>
        <p className="small soft">{role}</p>
        <Portrait of={portrait} />
      </>
    ) : null
  }
  if (kind === 'page') {
    const { plans } = details as Details<Page>
    return plans ? <Plans of={plans} /> : null
  }
  if (kind === 'service') {
    const { steps } = details as Details<Service>
    return steps ? (
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ) : null
  }
  return null
}
