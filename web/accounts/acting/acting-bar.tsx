/**
 * web/accounts/acting: the mark of somebody of the team who acts as a
 * person: on every page of this tab, with its end.
 */
import { useEffect } from 'react'
import { formatTime } from '#web/platform/formats/dates.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useUserInfo } from '#web/platform/session/session.ts'
import { endActing } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './acting-bar.module.css'

export function ActingBar({ until }: { until: string }) {
  const { locale } = useFormat()
  const name = useUserInfo()?.name ?? ''
  useEffect(() => {
    const left = Date.parse(until) - Date.now()
    const timer = setTimeout(endActing, Math.max(0, left))
    return () => clearTimeout(timer)
  }, [until])
  return (
    <aside className={styles.acting} aria-label="Acting as somebody else">
      <p>
        You act as <b translate="no">{name}</b> until <bdi className="num">{formatTime(until, locale)}</bdi>.
        What you change is written down.
      </p>
      <Button size="small" onClick={endActing}>
        Be myself again
      </Button>
    </aside>
  )
}
