/** web/accounts: One-Time Password: four boxes, a countdown, and Resend when it has run out. */
import { useEffect, useRef, useState } from 'react'
import { texts } from '#contract/http/person.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import type { Modals } from '#web/platform/session/modals.rules.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useOneCall } from '#web/ui/forms/one-call.ts'
import { AccountDialog } from './account-dialog.tsx'
import { wordsOf } from '../forms/account-form.ts'
import { CodeBoxes, type ToBox } from '../forms/code-boxes.tsx'
import { clockFace, isComplete, isWrongCode, noDigits, type Boxes } from '../forms/code-boxes.rules.ts'
import accountStyles from '../account.module.css'
import codeBoxesStyles from '../forms/code-boxes.module.css'

/** Sends the code to the call of its purpose. */
async function sendCode({ source, email, oldEmail }: Modals, otp: string): Promise<void> {
  if (source === 'register' || source === 'verifyemail') {
    const answer = await (await browserApi()).auth.verifyCredentials({ body: { email, otp } })
    return letHappen({ type: 'codeAccepted', message: answer.message, session: answer })
  }
  if (source === 'verifyprofileemail') {
    const answer = await (
      await signedApi()
    ).auth.changeEmail({ body: { email: oldEmail, newEmail: email, otp } })
    return letHappen({ type: 'codeAccepted', message: answer.message, userInfo: answer.userInfo })
  }
  const answer = await (await browserApi()).auth.verifyCode({ body: { email, otp } })
  return letHappen({ type: 'codeAccepted', message: answer.message })
}

async function resend({ source, email, oldEmail }: Modals): Promise<void> {
  try {
    const isProfile = source === 'verifyprofileemail'
    const api = await (isProfile ? signedApi() : browserApi())
    const sent = await api.auth.resendCode({ body: { email: isProfile ? oldEmail : email } })
    tellModals({ type: 'codeResent', message: sent.message, expiresAt: onThisClock(sent.expiryTime) })
  } catch (error) {
    tellModals({ type: 'resendFailed', message: wordsOf(error) })
  }
}

export function CodeDialog({ modals }: { modals: Modals }) {
  const [boxes, setBoxes] = useState(noDigits)
  const [error, setError] = useState<string | null>(null)
  const toBox = useRef<ToBox>(null)
  const left = useSecondsUntil(modals.expiresAt)
  const take = (next: Boxes) => {
    setBoxes(next)
    setError(null)
  }
  const startOver = () => {
    take(noDigits)
    toBox.current?.focus()
  }
  const submit = async () => {
    if (!isComplete(boxes)) {
      setError(texts.otpRequired)
      toBox.current?.focus(boxes.indexOf(''))
      return false
    }
    try {
      await sendCode(modals, boxes.join(''))
      return true
    } catch (failure) {
      if (isWrongCode(failure)) startOver()
      tellModals({ type: 'failed', message: wordsOf(failure) })
      return false
    }
  }
  const again = useOneCall(() => {
    startOver()
    return resend(modals)
  })
  const lead = (
    <>
      Enter the code we sent to <b translate="no">{modals.email}</b>
    </>
  )
  return (
    <AccountDialog title="One-Time Password" lead={lead}>
      <Form className={accountStyles.accountForm} noValidate onSubmit={submit}>
        <CodeBoxes ref={toBox} boxes={boxes} error={error} onChange={take} />
        <div className={accountStyles.accountBetween}>
          <p className={codeBoxesStyles.codeClock} role="timer">
            {left > 0 ? 'The code works for' : 'The code has expired'} <b>{clockFace(left)}</b>
          </p>
          <Button size="small" disabled={left > 0 || again.isBusy} onClick={() => void again.run()}>
            Resend
          </Button>
        </div>
        <SubmitButton kind="primary" wide busy="Verifying">
          Verify
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}

/** Counts down second by second; 0 once the moment has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [])
  return Math.max(0, (moment - now) / 1000)
}
