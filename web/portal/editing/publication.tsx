/** web/portal/editing: when visitors read which version: now, from an hour on, or not at all. */
import { useState } from 'react'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useAct } from '../desk/use-act.ts'
import { sayHour, soon } from './plan.rules.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import type { Text } from './use-typed.ts'
import styles from './editing.module.css'

type Props = {
  of: Text
  /** Something typed is not kept yet, and would not be published. */ isChanged: boolean
}

export function Publication({ of: text, isChanged }: Props) {
  const { kind, slug, shown, publishedVersion, latestVersion, schedule } = text
  const [isPlanning, setPlanning] = useState(false)
  const { act, isBusy } = useAct()
  const params = { kind, slug }
  const publish = (version: number | null) =>
    act(async () => (await signedApi()).editing.publish({ params, body: { version } }))
  const isShown = publishedVersion === shown.version
  return (
    <section className={styles.publication} aria-labelledby="publication">
      <h2 className="subheading" id="publication">
        Publication
      </h2>
      {isChanged && <p className="small note">Keep the draft first: only kept versions can be published.</p>}
      {schedule && <Planned of={text} />}
      <div className="button-row">
        {!isShown && (
          <CallButton disabled={isBusy || isChanged} onCall={() => publish(shown.version)}>
            Publish version {shown.version}
          </CallButton>
        )}
        {!isShown && !schedule && (
          <Button disabled={isChanged} aria-expanded={isPlanning} onClick={() => setPlanning(!isPlanning)}>
            Publish later
          </Button>
        )}
        {publishedVersion !== null && (
          <CallButton kind="plain" disabled={isBusy} onCall={() => publish(null)}>
            Take back
          </CallButton>
        )}
      </div>
      {isShown && publishedVersion === latestVersion && (
        <p className="small soft">
          {kind === 'mail' ? 'Mails say the newest version.' : 'Visitors read the newest version.'}
        </p>
      )}
      {kind === 'mail' && publishedVersion === null && (
        <p className="small soft">Mails say the built-in words until a version is published.</p>
      )}
      {isPlanning && !schedule && !isChanged && <PlanForm of={text} onDone={() => setPlanning(false)} />}
    </section>
  )
}

function Planned({ of: { kind, slug, schedule } }: { of: Text }) {
  const { locale } = useFormat()
  const { act, isBusy } = useAct()
  if (!schedule) return null
  const withdraw = () => act(async () => (await signedApi()).editing.unschedule({ params: { kind, slug } }))
  return (
    <div className={styles.planned}>
      <p>
        Version {schedule.version} comes on{' '}
        <time dateTime={schedule.at}>{sayHour(schedule.at, schedule.timeZone, locale)}</time>
        {', '}
        <span translate="no">{schedule.timeZone}</span>
      </p>
      <CallButton size="small" disabled={isBusy} onCall={withdraw}>
        Take the plan back
      </CallButton>
    </div>
  )
}

/** Every zone the browser knows, its own first. */
const ownZone = ownTimeZone()
const zones = [...new Set([ownZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]

function PlanForm({ of: { kind, slug, shown }, onDone }: { of: Text; onDone: () => void }) {
  const [plan, setPlan] = useState(() => ({ ...soon(Date.now(), ownZone), timeZone: ownZone }))
  const { act } = useAct()
  const send = async () => {
    const body = { version: shown.version, ...plan }
    const isDone = await act(async () =>
      (await signedApi()).editing.schedule({ params: { kind, slug }, body }),
    )
    if (isDone) onDone()
    return isDone
  }
  const set = (change: Partial<typeof plan>) => setPlan((now) => ({ ...now, ...change }))
  return (
    <Form className={styles.planForm} onSubmit={send}>
      <Field
        label="Day"
        type="date"
        required
        value={plan.date}
        onChange={({ target }) => set({ date: target.value })}
      />
      <Field
        label="Hour"
        type="time"
        required
        value={plan.time}
        onChange={({ target }) => set({ time: target.value })}
      />
      <Select
        label="By the clock of"
        translate="no"
        value={plan.timeZone}
        onChange={({ target }) => set({ timeZone: target.value })}
      >
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Select>
      <SubmitButton kind="primary">Plan version {shown.version}</SubmitButton>
    </Form>
  )
}
