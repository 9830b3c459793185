/** web/portal/editing: what changed between two texts: by strokes and colour for eyes, by words for ears. */
import type { DiffLine, Difference as Changes } from '#contract/content/editing.ts'
import { partWords } from './words.ts'
import styles from './difference.module.css'

const spoken = { added: 'Came in: ', removed: 'Left out: ' }

export function Difference({ of: { parts } }: { of: Changes }) {
  if (parts.length === 0) return <p className="soft">Nothing differs.</p>
  return parts.map(({ part, lines }) => (
    <section key={part} className={styles.part} aria-label={partWords[part]}>
      <h3 className="small">{partWords[part]}</h3>
      <div className={styles.lines}>
        {lines.map((line, at) => (
          // Lines have no names of their own, and their order never changes.
          <Line key={`${at} ${line.kind}`} of={line} />
        ))}
      </div>
    </section>
  ))
}

function Line({ of: { kind, pieces, lines } }: { of: DiffLine }) {
  if (kind === 'cut') return <p className={styles.cut}>{lines} unchanged</p>
  return (
    <p className={styles.line} data-kind={kind} dir="auto">
      {pieces.map((piece, at) => {
        const Tag = piece.kind === 'added' ? 'ins' : piece.kind === 'removed' ? 'del' : 'span'
        return (
          <Tag key={`${at} ${piece.kind}`}>
            {piece.kind !== 'same' && <span className="quiet-text">{spoken[piece.kind]}</span>}
            <span translate="no">{piece.text}</span>
          </Tag>
        )
      })}
    </p>
  )
}
