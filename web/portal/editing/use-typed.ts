/** web/portal/editing: a text as it is typed, before anybody keeps it. */
import { useState } from 'react'
import type { editing } from '#contract/content/editing.ts'
import type { Reply } from '#contract/http/endpoint.ts'

export type Text = Reply<typeof editing.read>
export type EditedText = Omit<Text['shown'], 'version'>

/** The details stand as they are typed, JSON or not yet. */
export type Typed = Omit<EditedText, 'details'> & { details: string }

const asTyped = ({ title, description, body, details }: EditedText): Typed => ({
  title,
  description,
  body,
  details: JSON.stringify(details, null, 2),
})

/** An object, or null while the text is none. */
function parse(text: string): EditedText['details'] | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as EditedText['details'])
      : null
  } catch {
    return null
  }
}

const names = ['title', 'description', 'body', 'details'] as const satisfies (keyof Typed)[]
const areSame = (a: Typed, b: Typed): boolean => names.every((name) => a[name] === b[name])

export type Typing = ReturnType<typeof useTyped>

/**
 * What stands in the form, and the version it began from: whoever keeps it says so, and hears when somebody was faster.
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
  const details = parse(typed.details)
  return {
    typed,
    set: (name: keyof Typed, value: string) => setTyped((now) => ({ ...now, [name]: value })),
    /** What would be kept; null while the details are not JSON. */
    text: details && { ...typed, details },
    basedOn: base.version,
    isChanged,
    /** The version that somebody kept since the form began from another; null while there is none. */
    theirs: isBehind && isChanged ? latestVersion : null,
    /** What was sent is kept as this version. */
    noteKept: (version: number, kept: Typed) => setBase({ version, kept }),
  }
}
