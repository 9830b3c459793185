/** web/accounts: one dialog for two purposes: Forgot password, and Verify your email. */
import { z } from 'zod'
import { ApiError } from '#contract/api-error.ts'
import { email } from '#contract/person.ts'
import { browserApi } from '#web/platform/browser-api.ts'
import { tellModals } from '#web/platform/modals.ts'
import type { Modals } from '#web/platform/modals.rules.ts'
import { onThisClock } from '#web/platform/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { showFailure, useAccountForm } from './account-form.ts'
import { EmailField } from './email-field.tsx'

const schema = z.object({ email })
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

export function ForgotDialog({ modals }: { modals: Modals }) {
  const { forgotPurpose: purpose } = modals
  const form = useAccountForm<Forgot>({ schema, defaultValues: { email: modals.email } })
  const { input, errorOf, handleSubmit, isBusy } = form
  const send = async ({ email: address }: Forgot) => {
    try {
      const { auth } = await browserApi()
      const sent = await (purpose === 'verify' ? auth.resendCode : auth.forgotPassword)({ body: { email: address } })
      tellModals({
        type: 'forgotSucceeded',
        email: address,
        message: sent.message,
        expiresAt: onThisClock(sent.expiryTime),
      })
    } catch (error) {
      const { expiryTime, role } = error instanceof ApiError && error.status === 403 ? error.problem : {}
      if (expiryTime && role)
        tellModals({
          type: 'forgotUnverified',
          email: address,
          message: (error as ApiError).message,
          expiresAt: onThisClock(expiryTime),
          role,
        })
      else showFailure<Forgot>(error, form, { email: 'email' })
    }
  }
  const { title, lead, other, login } = words[purpose]
  const foot = (
    <p>
      {other} <WordButton onClick={() => tellModals({ type: 'open', dialog: 'login' })}>{login}</WordButton>
    </p>
  )
  return (
    <AccountDialog title={title} lead={lead} foot={foot}>
      <form className="account-form" noValidate onSubmit={handleSubmit(send)}>
        <EmailField
          readOnly={purpose === 'verify' && modals.email !== ''}
          {...input('email')}
          error={errorOf('email')}
        />
        <Button type="submit" kind="primary" wide aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Sending the code' : 'Send the code'}
        </Button>
      </form>
    </AccountDialog>
  )
}
