/** web/portal/editing: the text as visitors would read it, a moment after it was typed. */
import { useEffect, useState, type ReactNode } from 'react'
import type { editing } from '#contract/listings/editing.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Prose } from '#contract/content/content.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { refusalWords } from '../refusal.ts'
import styles from './editing.module.css'

type Read = Reply<typeof editing.preview>

export function Preview({ body }: { body: string }) {
  const [read, setRead] = useState<Read | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const { editing } = await signedApi()
      setRead(await editing.preview({ body: { body } }, { signal: leaving.signal }))
      setTrouble(null)
    }
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => leaving.signal.aborted || setTrouble(refusalWords(error)))
    }, 400)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [body])
  return (
    <section className={styles.textPreview} aria-labelledby="preview">
      <h2 className="subheading" id="preview">
        As visitors read it
      </h2>
      {trouble && <output className="small">{trouble}</output>}
      {read && (
        <>
          {nodes(read.intro)}
          {read.sections.map(({ id, title, prose }) => (
            <div key={id}>
              <h3>{title}</h3>
              {nodes(prose)}
            </div>
          ))}
        </>
      )}
    </section>
  )
}

/** The words and their elements; links say where they lead and lead nowhere from here. */
const nodes = (prose: readonly Prose[]): ReactNode[] =>
  prose.map((one, index) => {
    if (typeof one === 'string') return one
    const { tag, href, children } = one
    if (tag === 'br' || tag === 'hr') return tag === 'br' ? <br key={index} /> : <hr key={index} />
    if (tag === 'a')
      return (
        <u key={index} title={href}>
          {nodes(children)}
        </u>
      )
    const Tag = tag === 'h3' ? 'h4' : tag
    return <Tag key={index}>{nodes(children)}</Tag>
  })
