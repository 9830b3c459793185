/** web/portal/editing: the text as visitors will read it, in the same styles, a moment after it was typed. */
import { useEffect, useState, type ComponentType } from 'react'
import type { Document } from '#contract/content/editing.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { refusalWords } from '../refusal.ts'
import type { EditedText } from './use-typed.ts'
import styles from './editing.module.css'

/**
 * What was read, and the last details that were of the kind: those that are being typed may be of none yet.
 */
type Answered = { document: Document; details: EditedText['details'] }
type Asked = Pick<EditedText, 'body' | 'details'> & TextName

/** Which text it is. */
export type TextName = { kind: ContentKind; slug: string }

/** What the server makes of a text; the last answer stands until the next has come. */
export function usePreview({ kind, slug }: TextName, text: EditedText) {
  const [read, setRead] = useState<Answered | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const asked = JSON.stringify({ kind, slug, body: text.body, details: text.details } satisfies Asked)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const { editing } = await signedApi()
      const body = JSON.parse(asked) as Asked
      const document = await editing.preview({ body }, { signal: leaving.signal })
      setRead((before) => ({
        document,
        details: document.problem === null ? body.details : (before?.details ?? {}),
      }))
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

/** How the pages of texts draw one; it comes from outside, because they are another feature. */
export type Sheet = ComponentType<{ kind: ContentKind; text: EditedText; read: Document }>

type Props = ReturnType<typeof usePreview> & { kind: ContentKind; text: EditedText; sheet: Sheet }

export function Preview({ kind, text, read, trouble, sheet: Drawn }: Props) {
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 className="subheading" id="preview">
        {kind === 'mail' ? 'As people read it' : 'As visitors read it'}
      </h2>
      {trouble && <output className="small">{trouble}</output>}
      {read && <Drawn kind={kind} text={{ ...text, details: read.details }} read={read.document} />}
    </section>
  )
}
