/**
 * web/feeds: the settings of one feed: what its files leave open,
 * when it is fetched, how careful its runs are.
 */
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { usePhoneCountries } from '#web/ui/forms/phone-field.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { typeGroups, type PropertyType } from '#contract/vocabulary/codes.ts'
import { areaUnits } from '#contract/vocabulary/area-units.ts'
import { areaUnitWords } from '#web/platform/formats/units.ts'
import { languages } from '#web/platform/words/languages.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { feedsAddress } from '../addresses.ts'
import type { Feed } from '../use-feeds.ts'
import { failureWords } from '../words.ts'
import { PasswordPart } from './password-part.tsx'
import { PushPart } from './push-part.tsx'
import { RemoveFeed } from './remove-feed.tsx'
import { clockOf, ScheduleFields, zones, type Clock } from './schedule-fields.tsx'
import styles from './settings.module.css'

type Props = { feed: Feed; currencies: readonly string[] }

export function SettingsPage({ feed: first, currencies }: Props) {
  const [feed, setFeed] = useState(first)
  const [isRemoving, setRemoving] = useState(false)
  const go = useNavigate()
  return (
    <AgentWorkspace>
      <Link className={styles.back} to={feedsAddress(feed.id)}>
        <Icon of={ArrowLeft} small />
        Feeds
      </Link>
      <PageHead
        title="Feed settings"
        lead="What is set here is used where the file says nothing. Changes hold from the next run on."
      />
      <SettingsForm feed={first} currencies={currencies} />
      <PushPart feed={feed} onChange={setFeed} />
      <PasswordPart feed={feed} onChange={setFeed} />
      <section className={styles.danger} aria-labelledby="remove">
        <h2 id="remove">Delete this feed</h2>
        <p className="soft">You are asked what becomes of its homes.</p>
        <Button className="button--danger" onClick={() => setRemoving(true)}>
          Delete the feed
        </Button>
      </section>
      <RemoveFeed
        feed={feed}
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={() => void go(feedsAddress(null))}
      />
    </AgentWorkspace>
  )
}

/** What the fields hold, as texts. */
type Draft = {
  name: string
  country: string
  currency: string
  language: string
  type: string
  unit: string
  agentName: string
  timeZone: string
  limit: string
  misses: string
}

const draftOf = (feed: Feed): Draft => ({
  name: feed.name,
  country: feed.defaultCountry ?? '',
  currency: feed.defaultCurrency ?? '',
  language: feed.defaultLanguage ?? '',
  type: feed.defaultType ?? '',
  unit: feed.areaUnit ?? '',
  agentName: feed.agentName ?? '',
  timeZone: feed.timeZone,
  limit: String(feed.shrinkLimitPct),
  misses: String(feed.missingRuns),
})

async function save(feed: Feed, draft: Draft, clock: Clock): Promise<void> {
  const { feeds } = await signedApi()
  const params = { id: feed.id }
  await feeds.settings({
    params,
    body: {
      name: draft.name,
      defaultCountry: draft.country || null,
      defaultCurrency: draft.currency || null,
      defaultLanguage: draft.language || null,
      defaultType: (draft.type || null) as PropertyType | null,
      areaUnit: (draft.unit || null) as Feed['areaUnit'],
      agentName: draft.agentName.trim() || null,
      timeZone: draft.timeZone,
      shrinkLimitPct: Number(draft.limit),
      missingRuns: Number(draft.misses),
    },
  })
  const before = clockOf(feed)
  const isSame = clock.kind === before.kind && clock.at === before.at && clock.zone === before.zone
  if (isSame) return
  const body =
    clock.kind === 'daily'
      ? { dailyAt: clock.at, timeZone: clock.zone }
      : { everyMinutes: clock.kind === '' ? null : Number(clock.kind) }
  await feeds.schedule({ params, body })
}

function SettingsForm({ feed, currencies }: Props) {
  const [draft, setDraft] = useState(draftOf(feed))
  const [clock, setClock] = useState(clockOf(feed))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const go = useNavigate()
  const input = (name: keyof Draft) => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const send = async () => {
    try {
      await save(feed, draft, clock)
      toast.success('The settings are saved.')
      await go(feedsAddress(feed.id))
      return true
    } catch (failure) {
      setErrors((failure as { fields?: Record<string, string> }).fields ?? {})
      toast.error(failureWords(failure))
      return false
    }
  }
  return (
    <Form className={styles.form} onSubmit={send}>
      <Field label="Name of the feed" maxLength={100} required {...input('name')} error={errors.name} />
      <h2>Where the file says nothing</h2>
      <Silent input={input} currencies={currencies} />
      <h2>When its address is fetched</h2>
      <ScheduleFields clock={clock} hasAddress={feed.url !== null} onChange={setClock} />
      <h2>How careful its runs are</h2>
      <div className={styles.row}>
        <Field
          label="Most homes a run may withdraw without asking"
          type="number"
          min={0}
          max={100}
          required
          suffix="%"
          {...input('limit')}
          error={errors.shrinkLimitPct}
        />
        <Field
          label="Runs that must miss a home before it is withdrawn"
          type="number"
          min={1}
          max={30}
          required
          help="Counted for runs by the clock. What you publish yourself is withdrawn at once."
          {...input('misses')}
          error={errors.missingRuns}
        />
      </div>
      <SubmitButton kind="primary" busy="Saving">
        Save
      </SubmitButton>
    </Form>
  )
}

type SilentProps = {
  input: (name: keyof Draft) => {
    id: string
    value: string
    onChange: (event: { target: { value: string } }) => void
  }
  currencies: readonly string[]
}

function Silent({ input, currencies }: SilentProps) {
  const countries = usePhoneCountries()
  const none = <option value="">Not set</option>
  return (
    <div className={styles.row}>
      <Select label="Country" {...input('country')}>
        {none}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select label="Currency" {...input('currency')}>
        {none}
        {currencies.map((code) => (
          <option key={code} value={code} translate="no">
            {code}
          </option>
        ))}
      </Select>
      <Select label="Language of the texts" {...input('language')}>
        {none}
        {languages.map(({ code, name }) => (
          <option key={code} value={code} translate="no">
            {name}
          </option>
        ))}
      </Select>
      <Select label="Type" {...input('type')}>
        {none}
        {Object.values(typeGroups)
          .flat()
          .map((type) => (
            <option key={type} value={type}>
              {typeWords[type].one}
            </option>
          ))}
      </Select>
      <Select label="Unit of areas" {...input('unit')}>
        {none}
        {areaUnits.map((unit) => (
          <option key={unit} value={unit}>
            {areaUnitWords[unit]}
          </option>
        ))}
      </Select>
      <Select label="Time zone" {...input('timeZone')}>
        {zones(input('timeZone').value).map((zone) => (
          <option key={zone} value={zone} translate="no">
            {zone}
          </option>
        ))}
      </Select>
      <Field label="Agent in charge" maxLength={100} {...input('agentName')} />
    </div>
  )
}
