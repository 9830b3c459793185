/** web/accounts/profile: taking one's data away, and leaving. */
import { useState } from 'react'
import { signedApi, signOut } from '#web/platform/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { wordsOf } from '../account-form.ts'
import { PasswordField } from '../password-field.tsx'
import { Part } from './part.tsx'

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
      <div className="profile-row">
        <Button onClick={download}>Download my data</Button>
        <Button className="profile-danger" onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </div>
      {isLeaving && <DeleteDialog onClose={() => setLeaving(false)} />}
    </Part>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const remove = async () => {
    try {
      const { profile } = await signedApi()
      toast.success((await profile.remove({ body: { password } })).message)
      signOut()
    } catch (failure) {
      setError(wordsOf(failure))
    }
  }
  const foot = (
    <>
      <Button onClick={onClose}>Keep my account</Button>
      <Button kind="primary" className="profile-delete" disabled={password === ''} onClick={remove}>
        Delete my account
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Delete your account?" foot={foot}>
      <p className="soft">
        Your details, saved homes and sessions are removed at once. Please enter your password to confirm.
      </p>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
