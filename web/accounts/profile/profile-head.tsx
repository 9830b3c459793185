/** web/accounts/profile: who this is, with a picture that is chosen, looked at, sent and removed. */
import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { UserInfo } from '#contract/http/person.ts'
import { saveUserInfo } from '#web/platform/session/session.ts'
import { signedApi, signedApiOver } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import { PersonMark } from '../person-mark.tsx'
import { sendWithProgress } from '#web/platform/api/send-with-progress.ts'
import styles from './profile.module.css'
import '#web/ui/forms/file-button.css'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const maxBytes = 10_000_000

/** What is wrong with a file before it is sent; the server looks inside. */
function refusalOf(file: File): string | null {
  if (!kinds.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  return file.size > maxBytes ? 'Please choose a picture of at most 10 MB.' : null
}

async function sendPicture(file: File, onProgress: (share: number) => void): Promise<void> {
  const { profile } = await signedApiOver((request) => sendWithProgress(request, onProgress))
  const { message, userInfo } = await profile.setAvatar({ body: file })
  saveUserInfo(userInfo)
  toast.success(message)
}

async function removePicture(): Promise<void> {
  const { profile } = await signedApi()
  const { message, userInfo } = await profile.removeAvatar({})
  saveUserInfo(userInfo)
  toast.success(message)
}

const roleWords = { Admin: 'Admin', Agent: 'Agent', User: 'Member' }

export function ProfileHead({ userInfo }: { userInfo: UserInfo }) {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const [share, setShare] = useState<number | null>(null)
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen])
  const choose = (file: File) => {
    const refusal = refusalOf(file)
    if (refusal) toast.error(refusal)
    else setChosen({ file, url: URL.createObjectURL(file) })
  }
  const send = async (file: File) => {
    setShare(0)
    await sendPicture(file, setShare)
      .then(() => setChosen(null))
      .catch((error: unknown) => toast.error(wordsOf(error)))
    setShare(null)
  }
  const remove = () => removePicture().catch((error: unknown) => toast.error(wordsOf(error)))
  return (
    <header className={styles.profileHead}>
      <PersonMark name={userInfo.name} picture={chosen?.url ?? userInfo.avatarUrl} size={104} />
      <div>
        <h1 className="title" translate="no">
          {userInfo.name}
        </h1>
        <p className="soft">
          {roleWords[userInfo.role]}
          {userInfo.agency && (
            <>
              , <bdi translate="no">{userInfo.agency.name}</bdi>
            </>
          )}
        </p>
        {chosen ? (
          <Chosen share={share} onSend={() => send(chosen.file)} onCancel={() => setChosen(null)} />
        ) : (
          <div className={styles.profileRow}>
            <ChooseButton
              label={userInfo.avatarUrl ? 'Choose another picture' : 'Choose a picture'}
              onFile={choose}
            />
            {userInfo.avatarUrl && (
              <CallButton size="small" onCall={remove}>
                Remove the picture
              </CallButton>
            )}
          </div>
        )}
      </div>
    </header>
  )
}

type ChosenProps = { share: number | null; onSend: () => Promise<void>; onCancel: () => void }

function Chosen({ share, onSend, onCancel }: ChosenProps) {
  if (share !== null) {
    const percent = Math.round(share * 100)
    return (
      <div className={styles.profileSending}>
        <p>{percent < 100 ? `Sending, ${percent}%` : 'Making it fit'}</p>
        <progress aria-label="Sending the picture" max={100} value={percent < 100 ? percent : undefined} />
      </div>
    )
  }
  return (
    <div className={styles.profileRow}>
      <CallButton kind="primary" size="small" onCall={onSend}>
        Save this picture
      </CallButton>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/**
 * The browser's own file input lies over the whole button, so files can
 * be dropped on it and the keyboard reaches it.
 */
function ChooseButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <span className="button button--quiet button--small file-button">
      <Icon of={Camera} small />
      <span aria-hidden="true">{label}</span>
      <input
        type="file"
        aria-label={label}
        accept={kinds.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </span>
  )
}
