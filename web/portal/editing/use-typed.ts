/** web/portal/editing: a text as it is typed, before anybody keeps it. */
import { useState } from 'react'
import type { editing } from '#contract/content/editing.ts'
import type { Reply } from '#contract/http/endpoint.ts'

export type Text = Reply<typeof editing.read>
export type EditedText = Omit<Text['shown'], 'version'>

const asTyped = ({ title, description, body, details }: EditedText): EditedText => ({
  title,
  description,
  body,
  details,
})

const areSame = (a: EditedText, b: EditedText): boolean => JSON.stringify(a) === JSON.stringify(b)

export type Typing = ReturnType<typeof useTyped>

/**
 * What stands in the form, and the version it began from: whoever keeps it
 * says so, and hears when somebody was faster.
 * While nothing is typed the form follows what others keep.
 */
export function useTyped({ shown, latestVersion }: Text) {
  const [typed, setTyped] = useState(() => asTyped(shown))
  const [base, setBase] = useState({ version: latestVersion, kept: typed })
  const isChanged = !areSame(typed, base.kept)
  const isBehind = latestVersion > base.version
  if (isBehind && !isChanged) {
    const kept = asTyped(shown)
    setTyped(kept)
    setBase({ version: latestVersion, kept })
  }
  return {
    typed,
    set: <N extends keyof EditedText>(name: N, value: EditedText[N]) =>
      setTyped((now) => ({ ...now, [name]: value })),
    basedOn: base.version,
    isChanged,
    /** The version that somebody kept since the form began from another; null while there is none. */
    theirs: isBehind && isChanged ? latestVersion : null,
    /** What was sent is kept as this version. */
    noteKept: (version: number, kept: EditedText) => setBase({ version, kept }),
  }
}
