/** ui: an answer to somebody: written, counted, sent, and emptied once it is away. */
import { useId, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextArea } from './field.tsx'

/** Characters, as the contract counts them. */
const [least, most] = [10, 500]

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
      return
    }
    if (await onSend(text)) setText('')
  }
  return (
    <div className="inbox-form">
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
        <Button kind="primary" size="small" disabled={isBusy} onClick={() => void send()}>
          Send the answer
        </Button>
        {children}
      </div>
    </div>
  )
}
