/** web/accounts/profile: taking one's data away, and leaving. */
import { useState } from 'react'
import { forget } from '#web/platform/session/remembered-login.ts'
import { signedApi, signOut } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import { Part } from './part.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import styles from './profile.module.css'

async function download(): Promise<void> {
  try {
    const { profile } = await signedApi()
    const text = JSON.stringify(await profile.export({}), null, 2)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = 'meridian-my-data.json'
    link.click()
    URL.revokeObjectURL(link.href)
  } catch (error) {
    toast.error(wordsOf(error))
  }
}

export function DataPart() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Part
      title="Your data"
      words="Everything Meridian holds about you, in one file. Deleting your account removes it at once and cannot be undone."
    >
      <div className={styles.profileRow}>
        <CallButton onCall={download}>Download my data</CallButton>
        <Button className={styles.profileDanger} onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </div>
      {isLeaving && <DeleteDialog onClose={() => setLeaving(false)} />}
    </Part>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const remove = async (password: string) => {
    const { profile } = await signedApi()
    toast.success((await profile.remove({ body: { password } })).message)
    forget()
    signOut()
  }
  return (
    <PasswordDialog
      title="Delete your account?"
      act="Delete my account"
      keep="Keep my account"
      isDanger
      onClose={onClose}
      onConfirm={remove}
    >
      <p>
        Your details, saved homes and sessions are removed at once. Please enter your password to confirm.
      </p>
    </PasswordDialog>
  )
}
