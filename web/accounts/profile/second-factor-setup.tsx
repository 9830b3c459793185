/** web/accounts/profile: switching the second step on: password, picture for the app, a first code, recovery codes. */
import { useRef, useState, type SubmitEvent } from 'react'
import { appCode } from '#contract/second-factor.ts'
import { signedApi } from '#web/platform/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { wordsOf } from '../account-form.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

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
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    const checked = appCode.safeParse(code)
    if (!checked.success) return setError('Please enter the six digits the app shows.')
    setBusy(true)
    try {
      const { profile } = await signedApi()
      const { message, recoveryCodes } = await profile.confirmSecondFactor({ body: { code } })
      toast.success(message)
      onCodes(recoveryCodes)
    } catch (failure) {
      setError(wordsOf(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} initialFocus={field}>
      <form className="password-dialog" noValidate onSubmit={confirm}>
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
        <div className="password-dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={isBusy} aria-busy={isBusy}>
            Switch it on
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function KeyForApp({ secret, uri }: Begun) {
  return (
    <>
      <p className="soft">Point the app’s camera at this picture, or type the key, and enter the code it shows then.</p>
      <QrCode text={uri} label="QR code with the key for your authenticator app" />
      <p className="second-factor-key">
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
