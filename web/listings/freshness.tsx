/**
 * web/listings: how long ago the agent last confirmed a home; the
 * ring is full today and empty after thirty days.
 */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Ring } from '#web/ui/charts/ring.tsx'
import styles from './price.module.css'

/** Days after which a record is called late, and after which the ring is empty. */
export const freshness = { late: 14, empty: 30 } as const

/** `brief` leaves out the word "Confirmed", for tables that say it in their head. */
export function Freshness({ confirmedAt, brief = false }: { confirmedAt: string; brief?: boolean }) {
  const format = useFormat()
  const days = format.daysSince(confirmedAt)
  const ago = format.ago(confirmedAt)
  return (
    <span className={styles.fresh}>
      <Ring share={days / freshness.empty} late={days > freshness.late} />
      {brief ? `${ago.charAt(0).toUpperCase()}${ago.slice(1)}` : `Confirmed ${ago}`}
    </span>
  )
}
