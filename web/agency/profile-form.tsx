/** web/agency: the form of what an agency says of itself. */
import { useState, type ComponentType } from 'react'
import type { AgencyProfile } from '#contract/agency/team.ts'
import { languages } from '#web/platform/words/languages.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { HoursField } from './hours-field.tsx'
import type { Change } from './use-agency.ts'
import styles from './agency.module.css'

/** A map on which areas are drawn; they are written as in the address of a search. */
export type AreaMap = ComponentType<{ areas: string; onChange: (areas: string) => void }>

type Props = {
  profile: AgencyProfile
  wrong: Record<string, string>
  change: Change
  isBusy: boolean
  map: AreaMap
}

const listed = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function ProfileForm({ profile, wrong, change, isBusy, map: Map }: Props) {
  const [form, setForm] = useState(profile)
  const [areas, setAreas] = useState(profile.areasServed.join('\n'))
  const put = (more: Partial<AgencyProfile>) => setForm((now) => ({ ...now, ...more }))
  const send = () =>
    change(async () => (await signedApi()).team.setProfile({ body: { ...form, areasServed: listed(areas) } }))
  const line = (name: 'city' | 'phone' | 'website') => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  })
  return (
    <Form className={styles.form} noValidate aria-label="Profile" onSubmit={send}>
      <TextArea
        label="About the agency"
        rows={5}
        maxLength={2_000}
        value={form.description}
        error={wrong.description}
        onChange={(event) => put({ description: event.target.value })}
      />
      <div className={styles.row}>
        <Field label="Town" maxLength={120} {...line('city')} />
        <Field label="Telephone" type="tel" maxLength={40} {...line('phone')} />
        <Field label="Website" type="url" maxLength={300} placeholder="https://" {...line('website')} />
      </div>
      <TextArea
        label="Areas served"
        rows={3}
        help="One a line."
        value={areas}
        error={Object.entries(wrong).find(([name]) => name.startsWith('areasServed'))?.[1]}
        onChange={(event) => setAreas(event.target.value)}
      />
      <fieldset className={styles.drawn}>
        <legend className="field-label">Where you work, drawn on the map</legend>
        <Map areas={form.drawnAreas ?? ''} onChange={(drawnAreas) => put({ drawnAreas })} />
        <p className="field-help">
          Visitors see it on your page, and those who look for a home there are sent to you before others.
        </p>
      </fieldset>
      <Languages value={form.languages} onChange={(next) => put({ languages: next })} />
      <HoursField
        hours={form.openingHours}
        timeZone={form.timeZone}
        error={Object.entries(wrong).find(([name]) => /^(openingHours|timeZone)/.test(name))?.[1]}
        onChange={put}
      />
      <div className="button-row">
        <SubmitButton kind="primary" disabled={isBusy}>
          Keep the profile
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Those of the pages by name; what else the agency speaks stays. */
function Languages({ value, onChange }: { value: string[]; onChange: (next: string[]) => void }) {
  return (
    <fieldset>
      <legend className="field-label">Languages spoken</legend>
      <div className={styles.languages}>
        {languages.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={value.includes(code)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, code] : value.filter((one) => one !== code))
            }
          >
            <span translate="no" lang={code}>
              {name}
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
