/** web/listings: homes like this one. */
import type { Card } from '#contract/search/search.ts'
import { useMayOpen } from '#web/platform/session/open-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { HomeCard } from '../../card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './similar.module.css'

type Props = { homes: readonly Card[]; more: string; isGone: boolean }

export function Similar({ homes, more, isGone }: Props) {
  return (
    <section className={classNames('section no-print', styles.similar)} aria-labelledby="similar">
      <div className="headline">
        <h2 className="heading" id="similar">
          {isGone ? 'Similar homes that are on the market' : 'Similar homes'}
        </h2>
        {useMayOpen(more) && (
          <TextLink to={more} onward>
            More like this
          </TextLink>
        )}
      </div>
      {homes.length > 0 ? (
        <div className="cards cards--row">
          {homes.map((home) => (
            <HomeCard key={home.id} home={home} sizes="(width <= 760px) 280px, 302px" />
          ))}
        </div>
      ) : (
        <p className="soft">There is nothing quite like it right now.</p>
      )}
    </section>
  )
}
