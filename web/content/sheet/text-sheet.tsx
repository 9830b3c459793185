/** web/content/sheet: a text that is still being written, in the styles of its pages. */
import type { Document } from '#contract/content/editing.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import { Prose } from '../pages/prose.tsx'
import { KindParts, type SheetText } from './kind-parts.tsx'
import styles from './sheet.module.css'

type Props = { kind: ContentKind; text: SheetText; read: Document }

/** Links are there to be seen; they lead nowhere from here. */
export function TextSheet({ kind, text, read }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keeps links from leading away
    <div className={styles.sheet} onClick={stayHere}>
      {/* A mail's title only names it among the others: its subject stands above each of its forms. */}
      {kind !== 'mail' && <p className={styles.title}>{text.title}</p>}
      {text.description && <p className="lead">{text.description}</p>}
      {read.problem === null && <KindParts kind={kind} text={text} />}
      {read.intro.length > 0 && <Prose of={read.intro} />}
      {read.sections.map(({ id, title, prose }) => (
        <section key={id} aria-label={title}>
          <p className="subheading">{title}</p>
          <Prose of={prose} />
        </section>
      ))}
    </div>
  )
}

function stayHere(event: React.MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
