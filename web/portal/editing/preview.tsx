/** web/portal/editing: the text as visitors will read it, in the same styles, a moment after it was typed. */
import { useEffect, useState } from 'react'
import type { editing } from '#contract/content/editing.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { Prose } from '#web/content/pages/prose.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { refusalWords } from '../refusal.ts'
import { KindParts } from './kind-parts.tsx'
import type { EditedText } from './use-typed.ts'
import styles from './preview.module.css'

export type Read = Reply<typeof editing.preview>

/** What the server makes of a text; the last answer stands until the next has come. */
export function usePreview(kind: ContentKind, text: EditedText | null) {
  const [read, setRead] = useState<Read | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const asked = text && JSON.stringify({ kind, body: text.body, details: text.details })
  useEffect(() => {
    if (asked === null) return undefined
    const leaving = new AbortController()
    const ask = async () => {
      const { editing } = await signedApi()
      setRead(await editing.preview({ body: JSON.parse(asked) }, { signal: leaving.signal }))
      setTrouble(null)
    }
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => leaving.signal.aborted || setTrouble(refusalWords(error)))
    }, 400)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked])
  return { read, trouble }
}

type Props = ReturnType<typeof usePreview> & { kind: ContentKind; text: EditedText | null }

/** Links are there to be seen; they lead nowhere from here. */
export function Preview({ kind, text, read, trouble }: Props) {
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 className="small note" id="preview">
        As visitors read it
      </h2>
      {trouble && <output className="small">{trouble}</output>}
      {text && read && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keeps links from leading away
        <div className={styles.sheet} onClick={stayHere}>
          <p className={styles.title}>{text.title}</p>
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
      )}
    </section>
  )
}

function stayHere(event: React.MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
