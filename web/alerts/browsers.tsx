/**
 * web/alerts: which browsers tell somebody of homes: this one by a
 * press, the others to be looked at and ended.
 */
import { useSyncExternalStore } from 'react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { push as contract } from '#contract/alerts/push.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { beginPush, endPush, readPushState, type PushState } from './browser-push.ts'
import styles from './alerts.module.css'

export type Devices = Reply<typeof contract.devices>

const stateWords: Record<PushState, string> = {
  on: 'This browser tells you of homes, also while Meridian is closed.',
  off: 'This browser can tell you of homes, also while Meridian is closed.',
  blocked:
    'You have not allowed notifications of Meridian. Your browser’s settings for this site allow them again.',
  impossible:
    'This browser cannot show notifications of Meridian. On a phone or tablet it can once Meridian is on the home screen.',
}

type Props = { devices: Devices; onChange: (devices: Devices) => void }

export function Browsers({ devices: { publicKey, items }, onChange }: Props) {
  const { state, id: own } = usePushState()
  const { date } = useFormat()
  const call = async (work: () => Promise<string | null>): Promise<boolean> => {
    try {
      const message = await work()
      onChange(await (await signedApi()).push.devices({}))
      if (message) toast.success(message)
      return true
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That did not work. Please try again.')
      return false
    }
  }
  const remove = (id: string) =>
    call(async () => {
      const { message } = await (await signedApi()).push.removeDevice({ params: { id } })
      if (id === own) await endPush()
      return message
    })
  const isOn = state === 'on' && items.some(({ id }) => id === own)
  const shown = state === 'on' && !isOn ? 'off' : state
  const others = items.filter(({ id }) => id !== own)
  return (
    <div className={styles.alertBrowsers}>
      <h3 className="field-label">In your browsers</h3>
      <p className="small soft">{stateWords[shown]}</p>
      {shown === 'off' && (
        <div>
          <CallButton size="small" busy="Asking your browser" onCall={() => call(() => beginPush(publicKey))}>
            Tell me in this browser
          </CallButton>
        </div>
      )}
      {isOn && own && (
        <div>
          <CallButton size="small" onCall={() => remove(own)}>
            Stop in this browser
          </CallButton>
        </div>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ id, name, addedAt }) => (
            <li key={id}>
              <span>
                <b translate="no">{name}</b> <span className="small soft">{`since ${date(addedAt)}`}</span>
              </span>
              <CallButton size="small" onCall={() => remove(id)} aria-label={`Stop in ${name}`}>
                Stop
              </CallButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Read again at every render: a press is what changes it. */
function usePushState(): ReturnType<typeof readPushState> {
  const text = useSyncExternalStore(
    nothing,
    () => JSON.stringify(readPushState()),
    () => off,
  )
  return JSON.parse(text) as ReturnType<typeof readPushState>
}

const nothing = () => () => undefined
const off = JSON.stringify({ state: 'impossible', id: null })
