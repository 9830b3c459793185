/**
 * web/search: what a home that comes close misses; its styles go with it to every page that shows such homes.
 */
import styles from './misses.module.css'

/** What a home misses, said under its price. */
export function Misses({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <ul className={styles.misses} aria-label="What it misses">
      {words.map((one) => (
        <li key={one}>
          <bdi translate="yes">{one}</bdi>
        </li>
      ))}
    </ul>
  )
}
