/**
 * web/enquiries: a viewing: its times by the clock of the home,
 * where it stands, and what can be done about it.
 */
import type { ReactNode, Ref } from 'react'
import type { Viewing } from '#contract/enquiries/thread.ts'
import { zoneName } from '#contract/words/zone-name.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { clockAt, dayAt } from '#web/platform/formats/time-zones.ts'
import { Status } from '#web/ui/status.tsx'
import { standingOf } from './viewing-standing.rules.ts'
import styles from './viewing.module.css'

type Props = {
  viewing: Viewing
  /** Where it stands, which is read again once something was done. */
  head?: Ref<HTMLParagraphElement>
  /** What stands behind a time. */
  choice?: (time: string) => ReactNode
  children?: ReactNode
}

export function ViewingCard({ viewing, head, choice, children }: Props) {
  const { state, way, minutes, timeZone, times, chosen } = viewing
  const { plural, locale, now } = useFormat()
  const { mark, word, note } = standingOf(viewing, now)
  const shown = state === 'booked' && !choice && chosen ? [chosen] : times
  return (
    <div className={styles.viewing}>
      <p className={styles.viewingHead} ref={head} tabIndex={head ? -1 : undefined}>
        <Status mark={mark}>{word}</Status>
        <span className="soft">
          <span>{way === 'video' ? 'By video' : 'At the home'}</span>
          {' · '}
          <span>{plural(minutes, 'minute', 'minutes')}</span>
          {' · '}
          <bdi translate="no">{zoneName(timeZone, locale)}</bdi>
        </span>
      </p>
      {note && <p className="note">{note}</p>}
      {state !== 'cancelled' && (
        <ul className={styles.viewingTimes}>
          {shown.map((time) => (
            <li key={time} data-chosen={time === chosen || undefined}>
              <ViewingTime id={timeId(viewing.id, time)} at={time} timeZone={timeZone} />
              {choice?.(time)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

/** The id of what says a time, which names the button behind it. */
export const timeId = (viewing: string, time: string): string => `${viewing}-${Date.parse(time)}`

function ViewingTime({ id, at, timeZone }: { id: string; at: string; timeZone: string }) {
  const { comma, locale } = useFormat()
  const instant = Date.parse(at)
  return (
    <time id={id} dateTime={at} className="num">
      {`${dayAt(instant, timeZone, locale)}${comma}${clockAt(instant, timeZone, locale)}`}
    </time>
  )
}
