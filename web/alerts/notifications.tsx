/** web/alerts: the part of the profile that says what somebody is told, where and when, with an end to all of it. */
import { useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import type { AlertSettings, AlertSettingsAnswer } from '#contract/alerts/alerts.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Select } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { clockOf, dayOf } from './words.ts'
import styles from './alerts.module.css'

type Alerts = Awaited<ReturnType<typeof signedApi>>['alerts']
type Answer = { message: string; settings: AlertSettingsAnswer }

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const days = [1, 2, 3, 4, 5, 6, 7]

/** The zone that is chosen may have a name that this browser does not list. */
const zonesWith = (chosen: string): string[] => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

export function Notifications({ settings: given }: { settings: AlertSettingsAnswer }) {
  const [settings, setSettings] = useState(given)
  const call = async (work: (alerts: Alerts) => Promise<Answer>): Promise<boolean> => {
    try {
      const answer = await work((await signedApi()).alerts)
      setSettings(answer.settings)
      toast.success(answer.message)
      return true
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'That did not work. Please try again.')
      return false
    }
  }
  const change = (part: Partial<AlertSettings>) => setSettings((now) => ({ ...now, ...part }))
  const { hour, weekday, timeZone, byMail, feed } = settings
  const save = () => call((alerts) => alerts.changeSettings({ body: { hour, weekday, timeZone, byMail } }))
  return (
    <>
      <Form className={styles.alertForm} onSubmit={save}>
        <Checkbox checked={byMail} onChange={({ target }) => change({ byMail: target.checked })}>
          Tell me of homes by mail
        </Checkbox>
        <Times settings={settings} onChange={change} />
        <div className="button-row">
          <SubmitButton kind="primary" busy="Saving">
            Save
          </SubmitButton>
          <CallButton onCall={() => call((alerts) => alerts.stopAll({}))}>Turn everything off</CallButton>
        </div>
      </Form>
      <p className="small">
        How often, and of what, stands beside each search.{' '}
        <TextLink to="/savedProperties/searches">Your searches</TextLink>
      </p>
      <div className={styles.alertFeed}>
        <p className="small soft">
          Your web feed for a feed reader. Whoever knows this address can read it.{' '}
          <a className="link link--inline" href={feed} translate="no">
            {feed}
          </a>
        </p>
        <div>
          <CallButton size="small" onCall={() => call((alerts) => alerts.renewFeed({}))}>
            Give the feed another address
          </CallButton>
        </div>
      </div>
    </>
  )
}

type TimesProps = { settings: AlertSettings; onChange: (part: Partial<AlertSettings>) => void }

function Times({ settings: { hour, weekday, timeZone }, onChange }: TimesProps) {
  const { locale } = useFormat()
  return (
    <div className={styles.alertFields}>
      <Select
        label="Mails that come daily or weekly come at"
        value={hour}
        onChange={({ target }) => onChange({ hour: Number(target.value) })}
      >
        {hours.map((one) => (
          <option key={one} value={one} translate="no">
            {clockOf(one)}
          </option>
        ))}
      </Select>
      <Select
        label="Weekly ones on"
        value={weekday}
        onChange={({ target }) => onChange({ weekday: Number(target.value) })}
      >
        {days.map((one) => (
          <option key={one} value={one} translate="no">
            {dayOf(one, locale)}
          </option>
        ))}
      </Select>
      <Select
        label="By the clock of"
        value={timeZone}
        onChange={({ target }) => onChange({ timeZone: target.value })}
      >
        {zonesWith(timeZone).map((one) => (
          <option key={one} translate="no">
            {one}
          </option>
        ))}
      </Select>
    </div>
  )
}
