/** web/accounts: one dialog for two purposes: Forgot password, and Verify your email. */
import { z } from 'zod'
import { ApiError } from '#contract/http/api-error.ts'
import { email, typed } from '#contract/http/person.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import type { Modals } from '#web/platform/session/modals.rules.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { useAccountForm } from '../forms/account-form.ts'
import { EmailField } from '../forms/email-field.tsx'
import styles from '../account.module.css'

const schema = z.object({ email: typed(email) })
type Forgot = z.output<typeof schema>

const words = {
  forgot: {
    title: 'Forgot password',
    lead: 'Tell us the address you registered with and we will send a four-digit code.',
    other: 'Remembered it?',
    login: 'Login',
  },
  verify: {
    title: 'Verify your email',
    lead: 'We will send a fresh four-digit code to the address you registered with.',
    other: 'Not your address?',
    login: 'Login with another',
  },
}

/** An unverified account is shown the way to verify it. */
async function askForCode(purpose: Modals['forgotPurpose'], address: string): Promise<void> {
  try {
    const { auth } = await browserApi()
    const sent = await (purpose === 'verify' ? auth.resendCode : auth.forgotPassword)({
      body: { email: address },
    })
    const expiresAt = onThisClock(sent.expiryTime)
    await letHappen({ type: 'forgotSucceeded', email: address, message: sent.message, expiresAt })
  } catch (error) {
    const { expiryTime, role } = error instanceof ApiError && error.status === 403 ? error.problem : {}
    if (!expiryTime || !role) throw error
    const { message } = error as ApiError
    await letHappen({
      type: 'forgotUnverified',
      email: address,
      message,
      expiresAt: onThisClock(expiryTime),
      role,
    })
  }
}

export function ForgotDialog({ modals }: { modals: Modals }) {
  const { forgotPurpose: purpose } = modals
  const { input, errorOf, onSubmit } = useAccountForm<Forgot>({
    schema,
    defaultValues: { email: modals.email },
    names: { email: 'email' },
    send: ({ email: address }) => askForCode(purpose, address),
  })
  const { title, lead, other, login } = words[purpose]
  const foot = (
    <p>
      {other} <WordButton onClick={() => tellModals({ type: 'open', dialog: 'login' })}>{login}</WordButton>
    </p>
  )
  return (
    <AccountDialog title={title} lead={lead} foot={foot}>
      <Form className={styles.accountForm} noValidate onSubmit={onSubmit}>
        <EmailField
          readOnly={purpose === 'verify' && modals.email !== ''}
          {...input('email')}
          error={errorOf('email')}
        />
        <SubmitButton kind="primary" wide busy="Sending the code">
          Send the code
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}
