/** web/stock: one step of the editor: folded to a line that sums it up, or open with its fields. */
import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './editor.module.css'

type Props = {
  number: number
  title: string
  lead: string
  /** What the folded step says about itself. */
  summary: ReactNode
  /** What is missing in it; stands beside the summary. */
  missing: string | null
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

export function Step({ number, title, lead, summary, missing, isOpen, onOpen, children }: Props) {
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id}>
      <span className={`num ${styles.stepNumber}`} aria-hidden="true">
        {number}
      </span>
      <div className={styles.stepBody}>
        <div className={styles.stepHead}>
          <div>
            <h2 id={id}>{title}</h2>
            <p className="soft">{isOpen ? lead : summary}</p>
            {missing && <p className={styles.missing}>{missing}</p>}
          </div>
          <Button
            size="small"
            kind="plain"
            aria-expanded={isOpen}
            aria-label={isOpen ? `Fold ${title}` : `Edit ${title}`}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? 'Fold' : 'Edit'}
          </Button>
        </div>
        {isOpen && <div className={styles.fields}>{children}</div>}
      </div>
    </section>
  )
}
