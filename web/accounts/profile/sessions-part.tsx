/** web/accounts/profile: where the person is signed in, with an end to each. */
import { useState } from 'react'
import type { z } from 'zod'
import type { session } from '#contract/auth.ts'
import { useFormat } from '#web/platform/format.tsx'
import { signedApi } from '#web/platform/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { wordsOf } from '../account-form.ts'
import { Part } from './part.tsx'

export type SessionItem = z.output<typeof session>

export function SessionsPart({ sessions }: { sessions: SessionItem[] }) {
  const [items, setItems] = useState(sessions)
  const end = async (id: string | null) => {
    try {
      const { profile } = await signedApi()
      const { message } = await (id ? profile.endSession({ params: { id } }) : profile.endOtherSessions({}))
      setItems(items.filter((one) => one.current || (id !== null && one.id !== id)))
      toast.success(message)
    } catch (error) {
      toast.error(wordsOf(error))
    }
  }
  return (
    <Part title="Sessions and devices" words="If you do not know one of these, end it and change your password.">
      <ul className="profile-sessions">
        {items.map((one) => (
          <SessionRow key={one.id} session={one} onEnd={() => end(one.id)} />
        ))}
      </ul>
      {items.length > 1 && (
        <Button size="small" onClick={() => end(null)}>
          End all others
        </Button>
      )}
    </Part>
  )
}

function SessionRow({
  session: { device, place, current, lastSeenAt },
  onEnd,
}: {
  session: SessionItem
  onEnd: () => void
}) {
  const { date } = useFormat()
  return (
    <li>
      <div>
        <b>{device}</b>
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
              , <bdi className="num">{place}</bdi>
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button size="small" onClick={onEnd} aria-label={`End the session on ${device}`}>
          End
        </Button>
      )}
    </li>
  )
}
