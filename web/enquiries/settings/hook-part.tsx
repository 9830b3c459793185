/**
 * web/enquiries/settings: the address of an agency's own program, its
 * secret once, and how the last deliveries went.
 */
import { useState } from 'react'
import type { Hook, HookDelivery } from '#contract/enquiries/hooks.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import { When } from '../thread/messages.tsx'
import { useAct } from '../thread/use-act.ts'
import styles from './settings.module.css'

export function HookPart({ first }: { first: Hook }) {
  const [hook, setHook] = useState(first)
  const [url, setUrl] = useState(first.url ?? '')
  const { act, isBusy } = useAct(() => undefined)
  const change = (work: () => Promise<{ message: string; hook: Hook }>) =>
    act(async () => {
      const said = await work()
      setHook(said.hook)
      setUrl(said.hook.url ?? '')
      return said
    })
  return (
    <section className={styles.part}>
      <div className="section-head">
        <h2>Your own program</h2>
      </div>
      <p className="soft">
        Every new enquiry, answer and viewing is sent there as JSON, signed, and again until it is taken.
      </p>
      <Form
        className={styles.form}
        noValidate
        aria-label="Your own program"
        onSubmit={() => change(async () => (await signedApi()).hooks.set({ body: { url } }))}
      >
        <Field
          label="Address"
          type="url"
          maxLength={500}
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        {hook.secret && (
          <output>
            The secret that signs what is sent. It is shown once: <code translate="no">{hook.secret}</code>
          </output>
        )}
        <HookActs hasAddress={hook.url !== null} isBusy={isBusy} change={change} />
      </Form>
      <Deliveries deliveries={hook.deliveries} />
    </section>
  )
}

type Change = (work: () => Promise<{ message: string; hook: Hook }>) => Promise<boolean>
type ActsProps = { hasAddress: boolean; isBusy: boolean; change: Change }

function HookActs({ hasAddress, isBusy, change }: ActsProps) {
  return (
    <div className="button-row">
      <SubmitButton size="small" kind="primary" disabled={isBusy}>
        Keep the address
      </SubmitButton>
      {hasAddress && (
        <>
          <CallButton
            size="small"
            disabled={isBusy}
            onCall={() => change(async () => (await signedApi()).hooks.test({}))}
          >
            Send a test
          </CallButton>
          <CallButton
            size="small"
            disabled={isBusy}
            onCall={() => change(async () => (await signedApi()).hooks.remove({}))}
          >
            Remove
          </CallButton>
        </>
      )}
    </div>
  )
}

const states: Record<HookDelivery['state'], { mark: Mark; word: string }> = {
  waiting: { mark: 'wait', word: 'On its way' },
  delivered: { mark: 'live', word: 'Delivered' },
  failed: { mark: 'red', word: 'Given up' },
}

function Deliveries({ deliveries }: Pick<Hook, 'deliveries'>) {
  if (deliveries.length === 0) return null
  return (
    <ul className={styles.deliveries} aria-label="The last deliveries">
      {deliveries.map(({ id, event, at, state, outcome }) => (
        <li key={id}>
          <Status mark={states[state].mark}>{states[state].word}</Status>
          <code translate="no">{event}</code>
          <When at={at} />
          {outcome && <code translate="no">{outcome}</code>}
        </li>
      ))}
    </ul>
  )
}
