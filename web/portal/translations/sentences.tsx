/** web/portal/translations: a list of sentences, each beside what is said of it and its correction. */
import type { ReactNode } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useAct } from '../desk/use-act.ts'
import { CorrectionForm } from './correction-form.tsx'
import styles from './sentences.module.css'

type SentencesOf<T> = {
  items: readonly T[]
  keyOf: (item: T) => string
  /** The original, and what stands beside it. */
  children: (item: T) => ReactNode
}

export const Sentences = <T,>({ items, keyOf, children }: SentencesOf<T>) => (
  <ol className={styles.sentences}>
    {items.map((item) => (
      <li key={keyOf(item)}>{children(item)}</li>
    ))}
  </ol>
)

type OriginalOf = { text: string; above: ReactNode; children?: ReactNode }

/** An English sentence, below what is to be known of it. */
export const Original = ({ text, above, children }: OriginalOf) => (
  <div className={styles.original}>
    {above}
    <p lang="en" translate="no">
      {text}
    </p>
    {children}
  </div>
)

type CorrectionOf = { label: string; language: string; original: string; text: string }

/** What is said of a sentence everywhere, to be corrected. */
export function SentenceCorrection(of: CorrectionOf) {
  const { act, isBusy } = useAct()
  const { language, original } = of
  return (
    <CorrectionForm
      key={of.text}
      {...of}
      isBusy={isBusy}
      onSave={(text) =>
        act(async () => (await signedApi()).corrections.correct({ body: { language, original, text } }))
      }
    />
  )
}

/** Why a text cannot be corrected here. */
export const FixedNote = () => (
  <p className="soft">
    This text has a form for each number, or stands around a name. It is changed in the catalogue’s file.
  </p>
)
