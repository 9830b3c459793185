/** web/portal/glossary: the lines of a table that are not right. */
import type { WrongLine } from './use-table.ts'
import styles from './glossary.module.css'

export function WrongLines({ of: lines }: { of: readonly WrongLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.wrongLines} aria-label="Lines that are not right">
      {lines.map(({ line, problem }) => (
        <li key={line}>
          <b className="num">Line {line}</b> <span>{problem}</span>
        </li>
      ))}
    </ul>
  )
}
