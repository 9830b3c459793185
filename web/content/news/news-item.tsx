/** web/content: an article in a list. */
import { Link } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { content } from '#contract/content/content.ts'
import { newsPath } from '#contract/content/public-pages.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Scene } from '../pages/scene.tsx'
import { topicWords } from '#web/platform/words/content-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './news.module.css'

type Item = Reply<typeof content.news>['items'][number]

export function NewsItem({ of, first = false }: { of: Item; first?: boolean }) {
  return (
    <article className={first ? classNames(styles.newsItem, styles.newsItemFirst) : styles.newsItem}>
      <div className={styles.newsSheet} aria-hidden="true">
        <Scene of={of.drawing} />
      </div>
      <div>
        <Dateline of={of} />
        <h2 className={first ? 'heading' : 'subheading'}>
          <Link to={`${newsPath}/${of.slug}`}>{of.title}</Link>
        </h2>
        <p className="soft">{of.description}</p>
      </div>
    </article>
  )
}

/** Subject, country and day. */
export function Dateline({ of }: { of: Pick<Item, 'topic' | 'country' | 'date'> }) {
  const format = useFormat()
  return (
    <p className={classNames('tiny', styles.dateline)}>
      <span>{topicWords[of.topic]}</span>
      {of.country && <span>{format.country(of.country)}</span>}
      <time dateTime={of.date}>{format.date(of.date)}</time>
    </p>
  )
}
