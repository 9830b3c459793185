/** web/content: a text with its head, its sections and its sources: an article, a guide. */
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Article } from '#contract/content/content.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import contentPageStyles from '../pages/content-page.module.css'
import { Plate } from '../pages/plate.tsx'
import { Prose } from '../pages/prose.tsx'
import newsStyles from './news.module.css'

type Props = {
  of: Pick<Article, 'title' | 'description' | 'drawing' | 'intro' | 'sections' | 'sources'>
  back: { to: string; label: string }
  /** Stands above the title. */
  line: ReactNode
}

export function ArticleSheet({ of: text, back, line }: Props) {
  return (
    <main id="main" className={contentPageStyles.contentPage}>
      <article className={classNames('page', newsStyles.article)}>
        <Link className="link" to={back.to}>
          <Icon of={ArrowLeft} small className="icon--turns" />
          {back.label}
        </Link>
        <header>
          {line}
          <h1 className="display">{text.title}</h1>
          <p className="lead">{text.description}</p>
        </header>
        <Plate of={text.drawing} />
        <div className={newsStyles.articleText}>
          <Prose of={text.intro} />
          {text.sections.map(({ id, title, prose }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 className="subheading" id={`${id}-heading`}>
                {title}
              </h2>
              <Prose of={prose} className={newsStyles.articleWords} />
            </section>
          ))}
          <Sources of={text.sources} />
        </div>
      </article>
    </main>
  )
}

function Sources({ of }: { of: Article['sources'] }) {
  if (of.length === 0) return null
  return (
    <aside className={classNames('small', newsStyles.articleSources)}>
      <h2>Sources</h2>
      <ul>
        {of.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="note">Check the official source before you act: rules change.</p>
    </aside>
  )
}
