/** web/enquiries: a form around its fields: what is wrong in one place, the button, and what happens next once it is sent. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form as OneCallForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { trapName } from './sender.ts'
import './enquiries.css'

type Form = {
  id: string
  onSubmit: ComponentProps<typeof OneCallForm>['onSubmit']
  failure: string | null
  formState: { errors: object }
  done: { message: string; next: string } | null
  again: () => void
}

type Props = {
  form: Form
  /** The form's name, for screen readers. */
  label: string
  /** A verb. */
  submit: string
  /** Beside the words of success. */
  after?: ReactNode
  /** Whether a mail confirms it. */
  hasReceipt?: boolean
  /** Where people turn to without script. */
  withoutScript: ReactNode
  className?: string
  /** Of the words of success. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

export function EnquiryFrame({
  form,
  label,
  submit,
  after,
  hasReceipt = true,
  withoutScript,
  className,
  level = 'h3',
  children,
}: Props) {
  // Before script has taken over, the browser would send what was typed as an address.
  const isHydrated = useHydrated()
  if (form.done) return <Done {...form.done} level={level} after={after} hasReceipt={hasReceipt} again={form.again} />
  const wrong = Object.keys(form.formState.errors).length
  return (
    <>
      <noscript>
        <p className="enquiry enquiry-plain small">{withoutScript}</p>
      </noscript>
      <OneCallForm
        className={classNames('enquiry enquiry-form', className)}
        aria-label={label}
        data-enquiry={form.id}
        noValidate
        onSubmit={form.onSubmit}
      >
        <div className="enquiry-trap" aria-hidden="true">
          <label>
            Leave this empty
            <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {children}
        <div className="enquiry-wrong" role="alert">
          {(wrong > 0 || form.failure !== null) && (
            <p className="small">
              <Icon of={CircleAlert} small />
              <span>
                {wrong > 0
                  ? `Please look at ${plural(wrong, 'field')} above.`
                  : `${form.failure ?? ''} What you wrote is still here.`}
              </span>
            </p>
          )}
        </div>
        {isHydrated ? (
          <SubmitButton kind="primary" wide busy="Sending">
            {submit}
          </SubmitButton>
        ) : (
          <Button kind="primary" wide>
            {submit}
          </Button>
        )}
      </OneCallForm>
    </>
  )
}

type DoneProps = {
  message: string
  next: string
  after?: ReactNode
  hasReceipt: boolean
  again: () => void
  level: 'h2' | 'h3'
}

/** Takes the focus, because the button that was pressed is gone. */
function Done({ message, next, after, hasReceipt, again, level: Heading }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="enquiry enquiry-done">
      <Icon of={CircleCheck} />
      <div>
        <Heading className="enquiry-done-title" tabIndex={-1} ref={heading}>
          {message}
        </Heading>
        <p>{next}</p>
        {hasReceipt && <p className="small soft">A receipt is on its way to you by mail.</p>}
        {after}
        <Button size="small" onClick={again}>
          Write again
        </Button>
      </div>
    </div>
  )
}
