/**
 * web/accounts: the second step of signing in, for accounts that asked for
 * one: a code of the app, or a recovery code.
 */
import { useState } from 'react'
import { z } from 'zod'
import { ApiError } from '#contract/http/api-error.ts'
import { secondCode } from '#contract/accounts/second-factor.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen } from '#web/platform/session/modals.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { useAccountForm } from '../forms/account-form.ts'
import { isWrongCode as isWrong } from '../forms/code-boxes.rules.ts'
import styles from '../account.module.css'

const schema = z.object({ code: z.string().trim().min(1, 'Please enter the code') })
type Step = z.output<typeof schema>

type Props = {
  challenge: string
  /** Runs when the person is through. */
  onEntered: () => Promise<void>
  /** The challenge has ended: the password is asked for again. */
  onExpired: () => void
}

async function enter(challenge: string, code: string, onEntered: () => Promise<void>): Promise<void> {
  const { auth } = await browserApi()
  const answer = await auth.secondFactor({ body: { challenge, code } })
  await onEntered()
  await letHappen({ type: 'loginSucceeded', message: answer.message, session: answer })
}

export function SecondStep({ challenge, onEntered, onExpired }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  const { input, errorOf, onSubmit, reset, resetField, setFocus } = useAccountForm<Step>({
    schema,
    defaultValues: { code: '' },
    names: { code: 'code' },
    send: async ({ code }, { setError }) => {
      const checked = secondCode.safeParse(code)
      if (!checked.success) {
        setError('code', { message: checked.error.issues[0]?.message ?? '' })
        return false
      }
      try {
        return await enter(challenge, code, onEntered)
      } catch (error) {
        if (isWrong(error)) resetField('code')
        setFocus('code')
        if (error instanceof ApiError && error.problem.code === 'accounts.challengeExpired') onExpired()
        throw error
      }
    },
  })
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
      <Form className={styles.accountForm} noValidate onSubmit={onSubmit}>
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
        <SubmitButton kind="primary" wide busy="Verifying">
          Verify
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}
