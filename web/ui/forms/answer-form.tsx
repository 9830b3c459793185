/** ui: an answer to somebody: written, counted, sent, and emptied once it is away. */
import { useId, useState, type ReactNode } from 'react'
import { TextArea } from './field.tsx'
import { Form, SubmitButton } from './form.tsx'

/** Characters, as the contract counts them. */
const least = 10
const most = 500

type Props = {
  label: string
  /** Stands behind the count: where it goes. */
  help: string
  isBusy: boolean
  /** Answers whether it was sent. */
  onSend: (message: string) => Promise<boolean>
  /** Other acts, beside the button. */
  children?: ReactNode
}

export function AnswerForm({ label, help, isBusy, onSend, children }: Props) {
  const field = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const length = [...text.trim()].length
  const send = async () => {
    if (length < least || length > most) {
      setError(`Please write ${least} to ${most} characters`)
      document.getElementById(field)?.focus()
      return false
    }
    const isSent = await onSend(text)
    if (isSent) setText('')
    return isSent
  }
  return (
    <Form className="inbox-form" noValidate onSubmit={send}>
      <TextArea
        id={field}
        label={label}
        rows={4}
        help={`${length} of ${least} to ${most} characters. ${help}`}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          Send the answer
        </SubmitButton>
        {children}
      </div>
    </Form>
  )
}
