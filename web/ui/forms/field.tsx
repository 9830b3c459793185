/** ui: a labelled field: label above, help below, the error next to it and tied to it for screen readers. */
import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type Words = { label: ReactNode; help?: ReactNode; error?: string | undefined }
type Box = Words & { affix?: ReactNode; suffix?: ReactNode }

/** What the control needs so that its label, help and error belong to it. */
type Ties = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

function Frame({
  label,
  help,
  error,
  id,
  children,
}: Words & { id: string; children: (ties: Ties) => ReactNode }) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon of={CircleAlert} small />
          {error}
        </span>
      )}
      {help && (
        <span className="field-help num" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  )
}

/** A line of text; `affix` and `suffix` stand inside the box. */
export function Field({ label, help, error, affix, suffix, id, ...input }: Box & ComponentProps<'input'>) {
  const made = useId()
  return (
    <Frame label={label} help={help} error={error} id={id ?? made}>
      {(ties) => (
        <span className="input">
          {affix && <span className="input-affix">{affix}</span>}
          <input {...input} {...ties} />
          {suffix && <span className="input-affix">{suffix}</span>}
        </span>
      )}
    </Frame>
  )
}

/** Several lines of text. */
export function TextArea({ label, help, error, id, ...area }: Words & ComponentProps<'textarea'>) {
  const made = useId()
  return (
    <Frame label={label} help={help} error={error} id={id ?? made}>
      {(ties) => <textarea {...area} {...ties} className="input" />}
    </Frame>
  )
}

/** One of many, by the browser's own list: the best there is on phones, and it works without script. */
export function Select({ label, help, error, id, children, ...select }: Words & ComponentProps<'select'>) {
  const made = useId()
  return (
    <Frame label={label} help={help} error={error} id={id ?? made}>
      {(ties) => (
        <span className="input input--select">
          <select {...select} {...ties}>
            {children}
          </select>
        </span>
      )}
    </Frame>
  )
}
