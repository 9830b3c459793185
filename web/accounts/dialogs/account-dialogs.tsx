/** web/accounts: the one account dialog that is open now. Loads when the first one opens. */
import { useEffect } from 'react'
import { fetchAnswers, useModals } from '#web/platform/session/modals.ts'
import { CodeDialog } from './code-dialog.tsx'
import { ForgotDialog } from './forgot-dialog.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { PendingDialog, RegisteredDialog } from './message-dialogs.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'

/** Each dialog is mounted again, so its fields are empty whenever it opens. */
export function AccountDialogs() {
  const modals = useModals()
  useEffect(() => {
    // Asked for again by the first answer, should it not arrive now.
    fetchAnswers().catch(() => undefined)
  }, [])
  switch (modals.open) {
    case 'login':
      return <LoginDialog modals={modals} />
    case 'register':
      return <RegisterDialog />
    case 'registered':
      return <RegisteredDialog email={modals.email} expiresAt={modals.expiresAt} />
    case 'forgot':
      return <ForgotDialog modals={modals} key={modals.forgotPurpose} />
    case 'code':
      return <CodeDialog modals={modals} key={modals.source} />
    case 'reset':
      return <ResetDialog email={modals.email} />
    case 'pending':
      return <PendingDialog />
    default:
      return null
  }
}
