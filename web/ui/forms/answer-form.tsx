/** ui: an answer to somebody: written, counted, sent, and emptied once it is away. */
import { useId, useState, type ReactNode } from 'react'
import { Select, TextArea } from './field.tsx'
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
  /** Texts that may be begun with. */
  snippets?: readonly { id: string; label: string; text: string }[]
  sendWords?: string
  /** Other acts, beside the button. */
  children?: ReactNode
}

export function AnswerForm(props: Props) {
  const { label, help, isBusy, onSend, snippets = [], sendWords = 'Send the answer', children } = props
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
      {snippets.length > 0 && (
        <Select
          label="Begin with a template"
          value=""
          onChange={(event) => {
            const chosen = snippets.find(({ id }) => id === event.target.value)
            if (chosen) setText((now) => (now.trim() ? `${now.trim()}\n\n${chosen.text}` : chosen.text))
          }}
        >
          <option value="">Choose</option>
          {snippets.map(({ id, label: name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </Select>
      )}
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
          {sendWords}
        </SubmitButton>
        {children}
      </div>
    </Form>
  )
}
