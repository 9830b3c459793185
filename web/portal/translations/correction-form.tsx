/** web/portal/translations: the field in which a translation is corrected. */
import { useState, type ReactNode } from 'react'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { TermsOf } from './glossary-terms.tsx'
import '#web/ui/lists/inbox.css'

type Props = {
  label: string
  language: string
  original: string
  /** What is said now. */
  text: string
  isBusy: boolean
  /** Answers whether it was kept. */
  onSave: (text: string) => Promise<boolean>
  /** Other acts, beside the button. */
  children?: ReactNode
}

/** Characters of a line, about: the field has room for what takes more of them in most languages. */
const lineLength = 70

export function CorrectionForm({ label, language, original, text, isBusy, onSave, children }: Props) {
  const [typed, setTyped] = useState(text)
  const hasPlaces = /\{\d\}/.test(original)
  return (
    <Form className="inbox-form" onSubmit={() => onSave(typed)}>
      <TextArea
        label={label}
        rows={Math.min(2 + Math.floor(original.length / lineLength), 8)}
        maxLength={5_000}
        lang={language}
        dir="auto"
        translate="no"
        help={hasPlaces ? 'Keep the places of numbers, such as {0}. Their order may change.' : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TermsOf original={original} language={language} text={typed} />
      <div className="button-row">
        <SubmitButton
          kind="primary"
          size="small"
          disabled={isBusy || typed.trim() === '' || typed.trim() === text}
        >
          Keep the correction
        </SubmitButton>
        {children}
      </div>
    </Form>
  )
}
