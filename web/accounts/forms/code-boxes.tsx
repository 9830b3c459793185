/** web/accounts: the four boxes of a code. */
import { useImperativeHandle, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import { CircleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { erased, pasted, typed, type Boxes, type BoxStep } from './code-boxes.rules.ts'
import styles from './code-boxes.module.css'

/** Puts the cursor into the first box, or another one. */
export type ToBox = { focus: (at?: number) => void }
type Props = { boxes: Boxes; onChange: (boxes: Boxes) => void; error: string | null; ref?: Ref<ToBox> }

/** Left to right in every language. The first box offers the code of a mail or message to the keyboard. */
export function CodeBoxes({ boxes, onChange, error, ref }: Props) {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  useImperativeHandle(ref, () => ({ focus: (at = 0) => inputs.current[at]?.focus() }), [])
  const take = ({ boxes: next, focus }: BoxStep) => {
    onChange(next)
    inputs.current[focus]?.focus()
    inputs.current[focus]?.select()
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      take(erased(boxes, at))
    }
    if (event.key === 'ArrowLeft') inputs.current[at - 1]?.focus()
    if (event.key === 'ArrowRight') inputs.current[at + 1]?.focus()
  }
  const onPaste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    take(pasted(boxes, at, event.clipboardData.getData('text')))
  }
  return (
    <div className="field">
      <fieldset className={styles.codeBoxes} aria-describedby={error ? 'code-error' : undefined} dir="ltr">
        <legend className="quiet-text">Four-digit code</legend>
        {boxes.map((digit, at) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- four boxes that never move
            key={at}
            ref={(element) => {
              inputs.current[at] = element
            }}
            className={styles.codeBox}
            aria-label={`Digit ${at + 1} of 4`}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={(event) => {
              const text = event.target.value
              take(text.length === 4 ? pasted(boxes, at, text) : typed(boxes, at, text))
            }}
            onKeyDown={onKeyDown(at)}
            onPaste={onPaste(at)}
          />
        ))}
      </fieldset>
      {error && (
        <p className="field-error" id="code-error" role="alert">
          <Icon of={CircleAlert} small />
          {error}
        </p>
      )}
    </div>
  )
}
