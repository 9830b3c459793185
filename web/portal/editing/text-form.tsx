/** web/portal/editing: the fields of a text. */
import { useRef, type ReactNode } from 'react'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { Typing } from './use-typed.ts'
import styles from './editing.module.css'

type Props = {
  typing: Typing
  /** What is wrong with the details, as the server says. */
  problem: string | null
  onSave: () => Promise<boolean>
  children: ReactNode
}

export function TextForm({ typing: { typed, text, set }, problem, onSave, children }: Props) {
  const body = useRef<HTMLTextAreaElement>(null)
  return (
    <Form className={styles.textForm} onSubmit={() => (text ? onSave() : false)}>
      <Field
        label="Title"
        value={typed.title}
        maxLength={200}
        required
        onChange={({ target }) => set('title', target.value)}
      />
      <TextArea
        label="Description"
        help="Stands under the title and in search engines."
        rows={2}
        value={typed.description}
        maxLength={500}
        onChange={({ target }) => set('description', target.value)}
      />
      <TextArea
        ref={body}
        label="Text"
        help="Markdown. `## Heading {#anchor}` begins a section."
        rows={18}
        value={typed.body}
        maxLength={60_000}
        onChange={({ target }) => set('body', target.value)}
      />
      <TextArea
        label="Details"
        help="What only this kind has, as JSON."
        rows={8}
        value={typed.details}
        spellCheck={false}
        translate="no"
        error={text === null ? 'This is not JSON yet.' : (problem ?? undefined)}
        onChange={({ target }) => set('details', target.value)}
      />
      {children}
    </Form>
  )
}
