/** web/accounts/profile: when somebody of the team acted as this person, and why. */
import { useState } from 'react'
import type { Acting } from '#contract/accounts/staff.ts'
import { formatTime } from '#web/platform/formats/dates.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import { Part } from './part.tsx'
import styles from './profile.module.css'

export function ActingPart({ actings }: { actings: readonly Acting[] }) {
  const [items, setItems] = useState(actings)
  const end = async (id: string): Promise<boolean> => {
    try {
      const { profile } = await signedApi()
      const { message } = await profile.endSession({ params: { id } })
      setItems((await profile.actings({})).items)
      toast.success(message)
      return true
    } catch (error) {
      toast.error(wordsOf(error))
      return false
    }
  }
  return (
    <Part
      title="Our team in your account"
      words="To help, somebody of our team can act as you for half an hour at most. They never see your password."
    >
      <ul className={styles.profileSessions}>
        {items.map((one) => (
          <ActingRow key={one.id} acting={one} onEnd={() => end(one.id)} />
        ))}
      </ul>
    </Part>
  )
}

type RowProps = { acting: Acting; onEnd: () => Promise<boolean> }

function ActingRow({ acting: { by, reason, at, endedAt }, onEnd }: RowProps) {
  const { date, locale } = useFormat()
  return (
    <li>
      <div>
        <b translate="no">{by}</b>
        <p className="small soft">
          <bdi>{date(at)}</bdi>, <bdi className="num">{formatTime(at, locale)}</bdi>
          {endedAt ? (
            <>
              {' '}
              to <bdi className="num">{formatTime(endedAt, locale)}</bdi>
            </>
          ) : (
            ', at this moment'
          )}
        </p>
        <p className="small" translate="no">
          “{reason}”
        </p>
      </div>
      {!endedAt && (
        <CallButton size="small" onCall={onEnd} aria-label={`End what ${by} does as you`}>
          End
        </CallButton>
      )}
    </li>
  )
}
