/** web/feeds: anybody has a file checked: what we understand, what is wrong, and nothing is kept. */
import { useState } from 'react'
import type { z } from 'zod'
import { openCheckBytes, type openCheckCalls } from '#contract/feeds/open-check.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { FileButton } from '#web/ui/forms/file-button.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { usePhoneCountries } from '#web/ui/forms/phone-field.tsx'
import { Status } from '#web/ui/status.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { Findings } from '../findings.tsx'
import { failureWords, formatOf } from '../words.ts'
import styles from '../feeds.module.css'

type Checked = z.output<(typeof openCheckCalls.checkOpenly)['data']>

export function OpenCheck() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const { take, isBusy } = useTurns()
  const begin = (ask: () => Promise<Checked>): Promise<boolean> =>
    take(async () => {
      setChecked(null)
      try {
        setChecked(await ask())
        return true
      } catch (failure) {
        toast.error(failureWords(failure))
        return false
      }
    })
  return (
    <>
      <OpenForm isBusy={isBusy} begin={begin} />
      <output className={styles.feedProgress} aria-live="polite">
        {isBusy && (
          <>
            <Status mark="wait">Reading</Status>
            <span className={styles.feedProgressBar} aria-hidden="true" />
          </>
        )}
      </output>
      {checked && <Result of={checked} />}
    </>
  )
}

type FormProps = { isBusy: boolean; begin: (ask: () => Promise<Checked>) => Promise<boolean> }

function OpenForm({ isBusy, begin }: FormProps) {
  const [country, setCountry] = useState('')
  const [url, setUrl] = useState('')
  const said = { ...(country && { country }) }
  const checkAddress = () =>
    begin(async () => (await browserApi()).feeds.checkAddressOpenly({ body: { url: url.trim(), ...said } }))
  const checkFile = (file: File) => {
    if (file.size > openCheckBytes) return void toast.error('Please choose a file of at most 50 MB.')
    return void begin(async () =>
      (await browserApi()).feeds.checkOpenly({ query: { name: file.name, ...said }, body: file }),
    )
  }
  return (
    <Form className={styles.feedCheck} onSubmit={checkAddress}>
      <Field
        label="Address of the feed"
        type="url"
        inputMode="url"
        dir="ltr"
        required
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <SubmitButton kind="primary" disabled={isBusy}>
        Check this feed
      </SubmitButton>
      <FileButton kind="quiet" isBusy={isBusy} onFile={checkFile} />
      <div className={styles.feedChoice}>
        <CountryChoice value={country} onChoose={setCountry} />
      </div>
      <p className="field-help">
        XML, CSV, JSON, BLM, ZIP or gzip, up to 50 MB. It is read once and nothing of it is kept.
      </p>
    </Form>
  )
}

function CountryChoice({ value, onChoose }: { value: string; onChoose: (code: string) => void }) {
  const countries = usePhoneCountries()
  return (
    <Select
      label="Country, where the file names none"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">Not set</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function Result({ of }: { of: Checked }) {
  const { number } = useFormat()
  const facts = [
    { term: 'Format', value: formatOf(of) },
    { term: 'Records', value: number(of.recordsSeen) },
    { term: 'Fit to be published', value: number(of.good) },
    { term: 'Not published', value: number(of.failed) },
  ]
  return (
    <div className={styles.report}>
      <dl className={styles.feedFacts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {of.reason && <p>{of.reason}</p>}
      <Findings groups={of.findings} run={null} isRead={of.recordsSeen > 0} />
    </div>
  )
}
