/** web/portal/editing: the fields of a text. */
import { ImagePlus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { LibraryPicture } from '#contract/content/library.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PicturePicker } from '../library/picture-picker.tsx'
import { DetailsForm } from './details/details-form.tsx'
import { problemsIn } from './details/values.rules.ts'
import { withPicture } from './insert.rules.ts'
import type { Typing } from './use-typed.ts'
import styles from './editing.module.css'

export type TextFormProps = {
  kind: ContentKind
  typing: Typing
  onSave: () => Promise<boolean>
  children: ReactNode
}

export function TextForm({ kind, typing: { typed, set }, onSave, children }: TextFormProps) {
  const body = useRef<HTMLTextAreaElement>(null)
  const [isPicking, setPicking] = useState(false)
  const problems = problemsIn(kind, typed.details)
  const save = () => {
    const [first] = Object.keys(problems)
    if (first === undefined) return onSave()
    document.getElementById(`detail-${first}`)?.focus()
    return false
  }
  const insert = (picture: LibraryPicture) => {
    const at = body.current?.selectionStart ?? typed.body.length
    set('body', withPicture(typed.body, at, picture.id))
    setPicking(false)
  }
  return (
    <Form className={styles.textForm} onSubmit={save}>
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
      <div className="button-row">
        <Button size="small" onClick={() => setPicking(true)}>
          <Icon of={ImagePlus} small />
          Insert a picture
        </Button>
      </div>
      {isPicking && <PicturePicker onPick={insert} onClose={() => setPicking(false)} />}
      <DetailsForm
        kind={kind}
        details={typed.details}
        problems={problems}
        onChange={(details) => set('details', details)}
      />
      {children}
    </Form>
  )
}
