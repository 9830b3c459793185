/**
 * web/enquiries: a form around its fields: what is wrong in one place, the
 * button, and what happens next once it is sent.
 */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form as OneCallForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { trapName } from './sender.ts'
import doneStyles from './done.module.css'
import styles from './enquiry.module.css'

type Form = {
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
  /** On a sheet of its own unless something else is around it already. */
  plain?: boolean
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
  plain = false,
  level = 'h3',
  children,
}: Props) {
  // Before script has taken over, the browser would send what was typed as an address.
  const isHydrated = useHydrated()
  const sheet = plain ? undefined : styles.enquirySheet
  if (form.done)
    return (
      <Done
        {...form.done}
        level={level}
        after={after}
        hasReceipt={hasReceipt}
        again={form.again}
        className={sheet}
      />
    )
  const wrong = Object.keys(form.formState.errors).length
  return (
    <>
      <noscript>
        <p className={classNames('small', sheet)}>{withoutScript}</p>
      </noscript>
      <OneCallForm
        className={classNames(styles.enquiryForm, sheet)}
        aria-label={label}
        noValidate
        onSubmit={form.onSubmit}
      >
        <div className={styles.enquiryTrap} aria-hidden="true">
          <label>
            Leave this empty
            <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {children}
        <Wrong fields={wrong} failure={form.failure} />
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

/** What keeps the form from being sent, said when it happens. */
function Wrong({ fields, failure }: { fields: number; failure: string | null }) {
  return (
    <div className={styles.enquiryWrong} role="alert">
      {(fields > 0 || failure !== null) && (
        <p className="small">
          <Icon of={CircleAlert} small />
          <span>
            {fields > 0
              ? `Please look at ${plural(fields, 'field')} above.`
              : `${failure ?? ''} What you wrote is still here.`}
          </span>
        </p>
      )}
    </div>
  )
}

type DoneProps = {
  message: string
  next: string
  after?: ReactNode
  hasReceipt: boolean
  again: () => void
  level: 'h2' | 'h3'
  className: string | undefined
}

/** Takes the focus, because the button that was pressed is gone. */
function Done({ message, next, after, hasReceipt, again, level: Heading, className }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames(doneStyles.done, className)}>
      <Icon of={CircleCheck} />
      <div>
        <Heading className={doneStyles.title} tabIndex={-1} ref={heading}>
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
