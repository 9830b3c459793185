/** web/content: a few large numbers with what they count. */
import styles from './tally.module.css'

export function Tally({ of }: { of: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.tally}>
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
