/**
 * web/alerts: the part of the profile that says what somebody is
 * told, where and when, with an end to all of it.
 */
import { useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import type { AlertSettings, AlertSettingsAnswer, SavedSearch } from '#contract/alerts/alerts.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { endPush } from './browser-push.ts'
import { Browsers, type Devices } from './browsers.tsx'
import { usePace } from './pace.ts'
import { TimeFields } from './time-fields.tsx'
import { withClock } from './with-clock.ts'
import styles from './alerts.module.css'

type Alerts = Awaited<ReturnType<typeof signedApi>>['alerts']
type Answer = { message: string; settings: AlertSettingsAnswer }

const labels = { hour: 'Daily and weekly mails come at', weekday: 'Weekly ones on' }

type Props = {
  settings: AlertSettingsAnswer
  devices: Devices
  searches: readonly SavedSearch[]
}

export function Notifications({ settings: given, devices: givenDevices, searches: givenSearches }: Props) {
  const [devices, setDevices] = useState(givenDevices)
  const [searches, setSearches] = useState(givenSearches)
  const [settings, setSettings] = useState(withClock(given))
  const call = async (work: (alerts: Alerts) => Promise<Answer>): Promise<boolean> => {
    try {
      const answer = await work((await signedApi()).alerts)
      setSettings(withClock(answer.settings))
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
  /** This browser is told so as well; the others are on the server alone. */
  const stopAll = async () => {
    const isDone = await call((alerts) => alerts.stopAll({}))
    if (isDone) {
      await endPush()
      setDevices((now) => ({ ...now, items: [] }))
      setSearches((now) => now.map((one) => ({ ...one, paused: true })))
    }
    return isDone
  }
  return (
    <>
      <Form className={styles.alertForm} onSubmit={save}>
        <Checkbox checked={byMail} onChange={({ target }) => change({ byMail: target.checked })}>
          Tell me of homes by mail
        </Checkbox>
        <TimeFields schedule={settings} labels={labels} hasDay onChange={change} />
        <div className="button-row">
          <SubmitButton kind="primary" busy="Saving">
            Save
          </SubmitButton>
          <CallButton onCall={stopAll}>Turn everything off</CallButton>
        </div>
        <p className="small soft">
          Answers to what you wrote, viewings, and what concerns your account come by mail whatever you choose
          here.
        </p>
      </Form>
      <Searches searches={searches} settings={settings} />
      <Browsers devices={devices} onChange={setDevices} />
      {feed && <WebFeed feed={feed} onRenew={() => call((alerts) => alerts.renewFeed({}))} />}
    </>
  )
}

/** So many are named here; the others stand on their page. */
const namedSearches = 5

type SearchesProps = { searches: readonly SavedSearch[]; settings: AlertSettings }

function Searches({ searches, settings }: SearchesProps) {
  const { plural } = useFormat()
  const others = searches.length - namedSearches
  return (
    <div className={styles.alertSearches}>
      <h3 className="field-label">Of your searches</h3>
      {searches.length === 0 && <p className="small soft">You keep no searches yet.</p>}
      <ul>
        {searches.slice(0, namedSearches).map((search) => (
          <SearchPace key={search.id} search={search} settings={settings} />
        ))}
        {others > 0 && (
          <li className="small soft">{`and ${plural(others, 'other search', 'other searches')}`}</li>
        )}
      </ul>
      <p className="small">
        How often, and of what, stands beside each search.{' '}
        <TextLink to="/savedProperties/searches">Your searches</TextLink>
      </p>
    </div>
  )
}

function SearchPace({ search, settings }: { search: SavedSearch; settings: AlertSettings }) {
  return (
    <li>
      <b translate="no">{search.name}</b>
      <span className="small soft">{usePace(search, settings)}</span>
    </li>
  )
}

type FeedProps = { feed: string; onRenew: () => Promise<boolean> }

function WebFeed({ feed, onRenew }: FeedProps) {
  return (
    <div className={styles.alertFeed}>
      <p className="small soft">
        Your web feed for a feed reader. Whoever knows this address can read it.{' '}
        <a className="link link--inline" href={feed} translate="no">
          {feed}
        </a>
      </p>
      <div>
        <CallButton size="small" onCall={onRenew}>
          Give the feed another address
        </CallButton>
      </div>
    </div>
  )
}
