/** web/accounts/profile: where the person is signed in, with an end to each. */
import { useState } from 'react'
import type { z } from 'zod'
import type { session } from '#contract/accounts/auth.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { DeviceName } from '#web/platform/words/device-name.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import { Part } from './part.tsx'
import styles from './profile.module.css'

export type SessionItem = z.output<typeof session>

export function SessionsPart({ sessions }: { sessions: SessionItem[] }) {
  const [items, setItems] = useState(sessions)
  const { take } = useTurns()
  const end = (id: string | null): Promise<boolean> =>
    take(async () => {
      try {
        const { profile } = await signedApi()
        const { message } = await (id ? profile.endSession({ params: { id } }) : profile.endOtherSessions({}))
        setItems((now) => now.filter((one) => one.current || (id !== null && one.id !== id)))
        toast.success(message)
        return true
      } catch (error) {
        toast.error(wordsOf(error))
        return false
      }
    })
  return (
    <Part
      title="Sessions and devices"
      words="If you do not know one of these, end it and change your password."
    >
      <ul className={styles.profileSessions}>
        {items.map((one) => (
          <SessionRow key={one.id} session={one} onEnd={() => end(one.id)} />
        ))}
      </ul>
      {items.length > 1 && (
        <CallButton size="small" onCall={() => end(null)}>
          End all others
        </CallButton>
      )}
    </Part>
  )
}

function SessionRow({
  session: { device, place, current, lastSeenAt },
  onEnd,
}: {
  session: SessionItem
  onEnd: () => Promise<boolean>
}) {
  const { date } = useFormat()
  return (
    <li>
      <div>
        <b>
          <DeviceName device={device} />
        </b>
        <p className="small soft">
          {current ? (
            'This device'
          ) : (
            <>
              Last seen <bdi>{date(lastSeenAt)}</bdi>
            </>
          )}
          {place && (
            <>
              {' · '}
              <bdi className="num">{place}</bdi>
            </>
          )}
        </p>
      </div>
      {!current && (
        <CallButton size="small" onCall={onEnd} aria-label={`End the session on ${device}`}>
          End
        </CallButton>
      )}
    </li>
  )
}
