/** web/alerts: /unsubscribe/{key}: the end of mails about homes, with one press and without signing in. */
import { useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts/toast.ts'

type Props = {
  unsubscribeKey: string
  /** Somebody's mail program has pressed already. */
  isDone: boolean
}

export function UnsubscribePage({ unsubscribeKey, isDone: wasDone }: Props) {
  const [isDone, setDone] = useState(wasDone)
  const isOne = !unsubscribeKey.includes('.all.')
  const stop = async () => {
    try {
      const { alerts } = await browserApi()
      await alerts.unsubscribe({ params: { key: unsubscribeKey } })
      setDone(true)
      return true
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'That did not work. Please try again.')
      return false
    }
  }
  return (
    <main id="main" className="page section">
      {isDone ? (
        <EmptyState level="h1" title="These mails have ended">
          <p className="soft">
            Your searches are still there. You can go on with them whenever you like.{' '}
            <TextLink to="/savedProperties/searches">Your searches</TextLink>
          </p>
        </EmptyState>
      ) : (
        <EmptyState
          level="h1"
          title={isOne ? 'No more mails about this search?' : 'No more mails about homes?'}
          actions={
            <CallButton kind="primary" onCall={stop} busy="Ending them">
              End these mails
            </CallButton>
          }
        >
          <p className="soft">Nothing is deleted: your searches stay in your account.</p>
        </EmptyState>
      )}
    </main>
  )
}
