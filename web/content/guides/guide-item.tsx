/** web/content: a guide in a list, and what stands above its title. */
import { Link } from 'react-router'
import { guidesPath } from '#contract/content/public-pages.ts'
import type { Guide } from '#contract/content/content.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Scene } from '../pages/scene.tsx'
import styles from '../news/news.module.css'

type Item = Pick<Guide, 'slug' | 'title' | 'description' | 'drawing' | 'asOf' | 'country'>

export function GuideItem({ of }: { of: Item }) {
  return (
    <article className={styles.newsItem}>
      <div className={styles.newsSheet} aria-hidden="true">
        <Scene of={of.drawing} />
      </div>
      <div>
        <GuideLine of={of} />
        <h2 className="subheading">
          <Link to={`${guidesPath}/${of.slug}`}>{of.title}</Link>
        </h2>
        <p className="soft">{of.description}</p>
      </div>
    </article>
  )
}

/** Country, where it is about one, and the day it was true. */
export function GuideLine({ of }: { of: Pick<Item, 'asOf' | 'country'> }) {
  const format = useFormat()
  return (
    <p className={classNames('tiny', styles.dateline)}>
      {of.country && <span>{format.country(of.country)}</span>}
      <span>
        <span>As of</span> <time dateTime={of.asOf}>{format.date(of.asOf)}</time>
      </span>
    </p>
  )
}
