/** web/accounts/profile: the second step of signing in: on, off, and its recovery codes. */
import { useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Status } from '#web/ui/status.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { Part } from './part.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { CodesDialog, SecondFactorSetup } from './second-factor-setup.tsx'
import styles from './profile.module.css'

export type SecondFactorState = { since: string | null; recoveryCodesLeft: number }
type Doing = 'on' | 'off' | 'codes' | null

const readState = async (): Promise<SecondFactorState> => (await signedApi()).profile.secondFactor({})

export function SecondFactorPart({ state: first }: { state: SecondFactorState }) {
  const [state, setState] = useState(first)
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => {
    setDoing(null)
    setCodes(null)
  }
  const changed = () => void readState().then(setState)
  const remove = async (password: string) => {
    const { profile } = await signedApi()
    toast.success((await profile.removeSecondFactor({ body: { password } })).message)
    setState({ since: null, recoveryCodesLeft: 0 })
    close()
  }
  const renew = async (password: string) => {
    const { profile } = await signedApi()
    setCodes((await profile.renewRecoveryCodes({ body: { password } })).recoveryCodes)
    changed()
  }
  return (
    <Part
      title="Second step"
      words="Besides the password, signing in asks for a code of an app on your phone. Switching it on ends your other sessions."
    >
      {state.since === null ? (
        <Button onClick={() => setDoing('on')}>Switch the second step on</Button>
      ) : (
        <IsOn state={{ ...state, since: state.since }} onAct={setDoing} />
      )}
      {doing === 'on' && <SecondFactorSetup onClose={close} onChanged={changed} />}
      {doing === 'off' && (
        <PasswordDialog
          title="Switch the second step off?"
          act="Switch it off"
          isDanger
          onClose={close}
          onConfirm={remove}
        >
          <p>Your password alone will sign you in, and your recovery codes stop working.</p>
        </PasswordDialog>
      )}
      {doing === 'codes' && codes === null && (
        <PasswordDialog title="New recovery codes" act="Make ten new codes" onClose={close} onConfirm={renew}>
          <p>The codes you have now stop working.</p>
        </PasswordDialog>
      )}
      {codes && <CodesDialog codes={codes} onClose={close} />}
    </Part>
  )
}

function IsOn({
  state: { since, recoveryCodesLeft },
  onAct,
}: {
  state: SecondFactorState & { since: string }
  onAct: (act: Doing) => void
}) {
  const { date, plural } = useFormat()
  return (
    <>
      <p className={styles.profileState}>
        <Status mark="live">
          On since <bdi>{date(since)}</bdi>
        </Status>
        <span className="small soft">{plural(recoveryCodesLeft, 'recovery code')} left</span>
      </p>
      <div className={styles.profileRow}>
        <Button onClick={() => onAct('codes')}>New recovery codes</Button>
        <Button className={styles.profileDanger} onClick={() => onAct('off')}>
          Switch it off
        </Button>
      </div>
    </>
  )
}
