/**
 * web/portal/duplicates: why two listings are one home, or are not; the agencies of a merged home read it.
 */
import { useId, useState, type ReactNode } from 'react'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import styles from './duplicates.module.css'

type Props = {
  /** What is suggested as the reason. */
  first: string
  button: string
  isBusy: boolean
  /** What is asked for besides. */
  children?: ReactNode
  /** Answers whether it was done. */
  onSay: (reason: string) => Promise<boolean> | false
}

export function ReasonForm({ first, button, isBusy, children, onSay }: Props) {
  const id = useId()
  const [words, setWords] = useState(first)
  const [error, setError] = useState<string>()
  const say = () => {
    const reason = words.trim()
    if (reason.length >= 3) return onSay(reason)
    setError('Please say why')
    document.getElementById(id)?.focus()
    return false
  }
  return (
    <Form className={styles.reason} noValidate onSubmit={say}>
      {children}
      <TextArea
        id={id}
        label="Reason"
        rows={3}
        maxLength={500}
        help="It stands in the audit log, and the agencies are mailed it when what visitors see changes."
        value={words}
        error={error}
        onChange={(event) => {
          setWords(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          {button}
        </SubmitButton>
      </div>
    </Form>
  )
}
