/** web/accounts: Login, with Remember me and, for an unverified account, the way to verify it. */
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { ApiError } from '#contract/http/api-error.ts'
import { email, password, typed } from '#contract/http/person.ts'
import { secondFactorHeader } from '#contract/accounts/second-factor.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import type { Modals } from '#web/platform/session/modals.rules.ts'
import { forget, remember, remembered } from '#web/platform/session/remembered-login.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { useAccountForm, wordsOf } from '../forms/account-form.ts'
import { EmailField } from '../forms/email-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SecondStep } from './second-step.tsx'
import styles from '../account.module.css'

const schema = z.object({ email: typed(email), password, rememberMe: z.boolean() })
type Login = z.output<typeof schema>

const keep = ({ email: address, password: secret, rememberMe }: Login): Promise<void> | void =>
  rememberMe ? remember({ email: address, password: secret }) : forget()

type Outcome = { isIn: boolean; challenge?: string }

/** Ends when the dialog has closed, or with what was refused, or with the challenge of a second step. */
async function logIn(wish: Login): Promise<Outcome> {
  const { email: address, password: secret, rememberMe } = wish
  const api = await browserApi()
  try {
    const headers = { [secondFactorHeader]: 'totp' }
    const answer = await api.auth.login({ body: { email: address, password: secret } }, { headers })
    await keep(wish)
    await letHappen(
      answer.status === 'Pending'
        ? { type: 'loginPending' }
        : { type: 'loginSucceeded', message: answer.message, session: answer },
    )
    return { isIn: true }
  } catch (error) {
    if (error instanceof ApiError && error.problem.challenge)
      return { isIn: false, challenge: error.problem.challenge }
    if (!rememberMe || (error instanceof ApiError && error.status === 401)) forget()
    const problem = error instanceof ApiError ? error.problem : undefined
    tellModals({
      type: 'loginRefused',
      email: address,
      message: wordsOf(error),
      ...(problem?.expiryTime && { expiresAt: onThisClock(problem.expiryTime) }),
      ...(problem?.role && { role: problem.role }),
    })
  }
  return { isIn: false }
}

export function LoginDialog({ modals }: { modals: Modals }) {
  const [waiting, setWaiting] = useState<{ challenge: string; wish: Login } | null>(null)
  const { input, errorOf, onSubmit, setValue } = useAccountForm<Login>({
    schema,
    defaultValues: { email: modals.email, password: '', rememberMe: false },
    send: async (wish) => {
      const { isIn, challenge } = await logIn(wish)
      if (challenge) setWaiting({ challenge, wish })
      return isIn
    },
  })
  useEffect(() => {
    void remembered().then((kept) => {
      if (!kept) return
      setValue('email', kept.email)
      setValue('password', kept.password)
      setValue('rememberMe', true)
    })
  }, [setValue])
  if (waiting)
    return (
      <SecondStep
        challenge={waiting.challenge}
        onEntered={async () => keep(waiting.wish)}
        onExpired={() => setWaiting(null)}
      />
    )
  return (
    <AccountDialog title="Login" lead={leadTo(modals.wanted)} foot={<Foot />}>
      <Form className={styles.accountForm} noValidate onSubmit={onSubmit}>
        {modals.isUnverified && <NotVerified />}
        <EmailField {...input('email')} error={errorOf('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...input('password')}
          error={errorOf('password')}
        />
        <div className={styles.accountBetween}>
          <Checkbox {...input('rememberMe')}>Remember me</Checkbox>
          <WordButton onClick={() => tellModals({ type: 'open', dialog: 'forgot' })}>
            Forgot password?
          </WordButton>
        </div>
        <SubmitButton kind="primary" wide busy="Signing in">
          Login
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}

function NotVerified() {
  return (
    <div className={styles.accountNotice} role="alert">
      <Icon of={TriangleAlert} />
      <p>
        Your email address has not been verified.{' '}
        <WordButton onClick={() => tellModals({ type: 'verifyChosen', now: Date.now() })}>
          Verify your email
        </WordButton>
      </p>
    </div>
  )
}

/** Who asked for another page than their own has it in mind, not what they saved. */
const leadTo = (wanted: string | null): string =>
  wanted === null || /^\/saved/i.test(wanted)
    ? 'Your saved homes and enquiries are where you left them.'
    : 'Then you go on to the page you asked for.'

function Foot() {
  return (
    <>
      <p>
        New to Meridian?{' '}
        <WordButton onClick={() => tellModals({ type: 'open', dialog: 'register' })}>Register</WordButton>
      </p>
      <p>
        Selling or letting for others?{' '}
        <Link className="link" to="/registeragent" onClick={() => tellModals({ type: 'close' })}>
          Register as an agent
        </Link>
      </p>
    </>
  )
}
