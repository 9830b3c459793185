/** web/portal/listings: the words that an agency is told: what to change, or why a home is taken off. */
import { useId, useState, type RefObject } from 'react'
import { requestFields, type RequestField } from '#contract/moderation/moderation-codes.ts'
import { Select, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { fieldWords } from './words/words.ts'
import styles from './listings.module.css'

export type Said = { act: 'request'; field: RequestField; words: string } | { act: 'remove'; words: string }

type Props = {
  act: Said['act']
  /** What one would ask about first; null when that is not known. */
  field: RequestField | null
  isBusy: boolean
  words?: RefObject<HTMLTextAreaElement | null>
  /** Answers whether it was done. */
  onDecide: (said: Said) => Promise<boolean>
}

export function DecisionForm({ act, field: first, isBusy, words: box, onDecide }: Props) {
  const id = useId()
  const [field, setField] = useState<RequestField>(first ?? 'other')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const decide = () => {
    const typed = words.trim()
    if (typed.length < 3) {
      setError(act === 'request' ? 'Please say what to change' : 'Please say why')
      document.getElementById(id)?.focus()
      return false
    }
    return onDecide(act === 'request' ? { act, field, words: typed } : { act, words: typed })
  }
  return (
    <Form className={styles.decide} noValidate onSubmit={decide}>
      {act === 'request' && (
        <Select
          label="What to change"
          value={field}
          onChange={(event) => setField(requestFields.find((one) => one === event.target.value) ?? 'other')}
        >
          {requestFields.map((one) => (
            <option key={one} value={one}>
              {fieldWords[one]}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        id={id}
        ref={box}
        label="Reason"
        rows={3}
        maxLength={500}
        help={
          act === 'request'
            ? 'These words are mailed to the agency and stand in its list until the field is changed.'
            : 'These words are mailed to the agency. Nobody finds the home until you take it back.'
        }
        value={words}
        error={error}
        onChange={(event) => {
          setWords(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <SubmitButton
          kind={act === 'request' ? 'primary' : 'quiet'}
          className={act === 'remove' ? 'button--danger' : ''}
          size="small"
          disabled={isBusy}
        >
          {act === 'request' ? 'Ask the agency' : 'Take it off the market'}
        </SubmitButton>
      </div>
    </Form>
  )
}
