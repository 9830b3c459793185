/** web/accounts: the second step of signing in, for accounts that asked for one: a code of the app, or a recovery code. */
import { useState } from 'react'
import { z } from 'zod'
import { ApiError } from '#contract/api-error.ts'
import { secondCode } from '#contract/second-factor.ts'
import { browserApi } from '#web/platform/browser-api.ts'
import { tellModals } from '#web/platform/modals.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { showFailure, useAccountForm } from './account-form.ts'

const schema = z.object({ code: z.string().min(1, 'Please enter the code') })
type Step = z.output<typeof schema>

type Props = {
  challenge: string
  /** Runs when the person is through. */
  onEntered: () => Promise<void>
  /** The challenge has ended: the password is asked for again. */
  onExpired: () => void
}

export function SecondStep({ challenge, onEntered, onExpired }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  const form = useAccountForm<Step>({ schema, defaultValues: { code: '' } })
  const { input, errorOf, handleSubmit, isBusy, reset } = form
  const enter = async ({ code }: Step) => {
    const checked = secondCode.safeParse(code)
    if (!checked.success) return form.setError('code', { message: checked.error.issues[0]?.message ?? '' })
    try {
      const { auth } = await browserApi()
      const answer = await auth.secondFactor({ body: { challenge, code } })
      await onEntered()
      tellModals({ type: 'loginSucceeded', message: answer.message, session: answer })
    } catch (error) {
      showFailure<Step>(error, form, { code: 'code' })
      if (error instanceof ApiError && error.problem.code === 'accounts.challengeExpired') onExpired()
    }
  }
  const change = () => {
    setRecovery(!isRecovery)
    reset()
  }
  return (
    <AccountDialog
      title="Login"
      lead={
        isRecovery
          ? 'Enter one of the ten codes you kept when you switched the second step on. Each works once.'
          : 'Enter the six digits your authenticator app shows for Meridian now.'
      }
      foot={
        <p>
          {isRecovery ? 'The app is here after all?' : 'The phone is not here?'}{' '}
          <WordButton onClick={change}>{isRecovery ? 'Use the app' : 'Use a recovery code'}</WordButton>
        </p>
      }
    >
      <form className="account-form" noValidate onSubmit={handleSubmit(enter)}>
        <Field
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code of your app'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          {...input('code')}
          error={errorOf('code')}
        />
        <Button type="submit" kind="primary" wide aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Verifying' : 'Verify'}
        </Button>
      </form>
    </AccountDialog>
  )
}
