/** web/accounts: the two dialogs that only say something: Register success, and Thanks for Registering. */
import { Circle, CircleCheck, Clock3 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tellModals } from '#web/platform/session/modals.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { lifeWords } from '../forms/code-boxes.rules.ts'
import { EnvelopeEmblem, GlobeEmblem } from '../forms/emblems.tsx'
import styles from '../account.module.css'

export function RegisteredDialog({ email, expiresAt }: { email: string; expiresAt: number }) {
  // Said once: a dialog whose words change while they are read is worse than one that is a second late.
  const [left] = useState(() => lifeWords((expiresAt - Date.now()) / 1000))
  const lead = (
    <>
      A four-digit code is on its way to <b translate="no">{email}</b>
      {`. It works for ${left}.`}
    </>
  )
  return (
    <AccountDialog
      title="Register success"
      lead={lead}
      emblem={<EnvelopeEmblem />}
      foot={<p>Nothing there? Look in the junk folder before asking for another.</p>}
    >
      <div className={styles.accountForm}>
        <Button kind="primary" wide onClick={() => tellModals({ type: 'show', dialog: 'code' })}>
          Enter the code
        </Button>
      </div>
    </AccountDialog>
  )
}

export function PendingDialog() {
  const navigate = useNavigate()
  const goHome = () => {
    tellModals({ type: 'close' })
    void navigate('/')
  }
  return (
    <AccountDialog
      title="Thanks for Registering"
      lead="Your agency is now with our team. We look at every application ourselves, typically within 24-48 hours."
      emblem={<GlobeEmblem />}
    >
      <ul className={styles.accountSteps}>
        <li>
          <Icon of={CircleCheck} small />
          <span>
            <b>Email verified</b>
          </span>
        </li>
        <li>
          <Icon of={Clock3} small />
          <span>
            <b>Licence and agency checked</b> by our team
          </span>
        </li>
        <li>
          <Icon of={Circle} small />
          <span>
            <b>A mail to say yes</b>, or what is still missing
          </span>
        </li>
      </ul>
      <div className={styles.accountForm}>
        <Button kind="primary" wide onClick={goHome}>
          Go to the homepage
        </Button>
      </div>
    </AccountDialog>
  )
}
