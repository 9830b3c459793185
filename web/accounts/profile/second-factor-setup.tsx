/**
 * web/accounts/profile: switching the second step on: password,
 * picture for the app, a first code, recovery codes.
 */
import { useRef, useState } from 'react'
import { appCode } from '#contract/accounts/second-factor.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import { isWrongCode } from '../forms/code-boxes.rules.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './profile.module.css'

type Props = { onClose: () => void; onChanged: () => void }
type Begun = { secret: string; uri: string }

const title = 'Switch the second step on'

export function SecondFactorSetup({ onClose, onChanged }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (begun)
    return (
      <AppDialog
        begun={begun}
        onClose={onClose}
        onCodes={(made) => {
          setCodes(made)
          onChanged()
        }}
      />
    )
  return (
    <PasswordDialog
      title={title}
      act="Go on"
      onClose={onClose}
      onConfirm={async (password) => {
        const { profile } = await signedApi()
        setBegun(await profile.beginSecondFactor({ body: { password } }))
      }}
    >
      <p>You need an authenticator app on your phone. Please enter your password to begin.</p>
    </PasswordDialog>
  )
}

/** Groups of four, as apps show keys. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function AppDialog({
  begun,
  onClose,
  onCodes,
}: {
  begun: Begun
  onClose: () => void
  onCodes: (codes: string[]) => void
}) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const confirm = async () => {
    try {
      if (!appCode.safeParse(code).success)
        throw /* translate="yes" */ new Error('Please enter the six digits the app shows.')
      const { profile } = await signedApi()
      const { message, recoveryCodes } = await profile.confirmSecondFactor({ body: { code } })
      toast.success(message)
      onCodes(recoveryCodes)
      return true
    } catch (failure) {
      if (isWrongCode(failure)) setCode('')
      setError(wordsOf(failure))
      field.current?.focus()
      return false
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} initialFocus={field}>
      <Form className={styles.passwordDialog} noValidate onSubmit={confirm}>
        <KeyForApp {...begun} />
        <Field
          ref={field}
          label="Code of your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
        />
        <div className={styles.passwordDialogFoot}>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton kind="primary">Switch it on</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

function KeyForApp({ secret, uri }: Begun) {
  return (
    <>
      <p className="soft">
        Point the app’s camera at this picture, or type the key, and enter the code it shows then.
      </p>
      <QrCode text={uri} label="QR code with the key for your authenticator app" />
      <p className={styles.secondFactorKey}>
        Key{' '}
        <b dir="ltr" translate="no">
          {inGroups(secret)}
        </b>
      </p>
    </>
  )
}

/** Stays until it is closed on purpose: what it shows is shown once. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      insistent
      onOpenChange={(open) => open || onClose()}
      title="Your recovery codes"
      foot={
        <Button kind="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
