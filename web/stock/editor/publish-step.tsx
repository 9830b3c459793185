/** web/stock: what publishing asks for, and the press that does it, now or at an hour. */
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askedOf, missingOf, type FormStep } from '#contract/stock/publishing.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { homeAddress, stockAddress } from '../addresses.ts'
import { failureWords } from '../words.ts'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

type Props = {
  editor: DraftEditor
  /** When it is published by itself. */
  publishAt: string | null
  onStep: (step: FormStep) => void
}

export function PublishStep({ editor, publishAt, onStep }: Props) {
  const { form, feed } = editor
  const { plural } = useFormat()
  const asked = askedOf(form, feed?.base)
  const missing = missingOf(form, feed?.base).length
  const publishing = usePublishing(editor, publishAt)
  return (
    <section className={styles.step} aria-labelledby="publish">
      <span className={`num ${styles.stepNumber}`} aria-hidden="true">
        7
      </span>
      <div className={styles.stepBody}>
        <h2 id="publish">Publish</h2>
        <p className="soft">
          {feed
            ? 'What was written by hand is shown at once, and stays when the feed comes again.'
            : 'Saving is always possible. Publishing asks for these things.'}
        </p>
        <ul className={styles.asked}>
          {asked
            .toSorted((a, b) => Number(a.isMet) - Number(b.isMet))
            .map(({ requirement: { code, title, missing: words, step }, isMet }) => (
              <li key={code} className={classNames(!isMet && styles.askedMissing)}>
                <Icon of={isMet ? CircleCheck : TriangleAlert} small />
                <span>
                  {title}
                  {!isMet && <span className={styles.askedWords}>{words}</span>}
                </span>
                {!isMet && (
                  <Button size="small" kind="plain" aria-label={`Add: ${title}`} onClick={() => onStep(step)}>
                    Add
                  </Button>
                )}
              </li>
            ))}
        </ul>
        <div className={styles.publish}>
          <CallButton kind="primary" disabled={missing > 0} busy="Publishing" onCall={publishing.now}>
            Publish
          </CallButton>
          <p className="soft">
            {missing > 0
              ? `${plural(missing, 'thing is', 'things are')} missing.`
              : 'It will be live within seconds.'}
          </p>
        </div>
        {missing === 0 && <Later publishing={publishing} />}
        <CallButton size="small" kind="plain" onCall={publishing.remove}>
          Delete this draft
        </CallButton>
      </div>
    </section>
  )
}

function usePublishing({ id, feed, save }: DraftEditor, first: string | null) {
  const navigate = useNavigate()
  const [publishAt, setPublishAt] = useState(first)
  /** Answers whether it was done. */
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const publish = (at?: string | null) =>
    send(async () => {
      const version = await save()
      if (version === null) throw new Error('It is not saved yet. Please save it first.')
      const seen = feed ? { seenAt: feed.readAt } : {}
      const body = at === undefined ? { version, ...seen } : { version, at }
      const answer = await (await signedApi()).stock.publish({ params: { id }, body })
      toast.success(answer.message)
      setPublishAt(answer.publishAt)
      if (at === undefined && answer.listingId) await navigate(homeAddress(answer.listingId))
    })
  const remove = () =>
    send(async () => {
      toast.success((await (await signedApi()).stock.remove({ params: { id } })).message)
      await navigate(stockAddress)
    })
  return { publishAt, now: () => publish(), at: publish, remove }
}

function Later({ publishing: { publishAt, at } }: { publishing: ReturnType<typeof usePublishing> }) {
  const { locale } = useFormat()
  if (publishAt) {
    const when = new Date(publishAt).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
    return (
      <p className={styles.later}>
        <span>{`Published by itself on ${when}`}</span>
        <CallButton size="small" onCall={() => at(null)}>
          Take the date back
        </CallButton>
      </p>
    )
  }
  return (
    <details className={styles.later}>
      <summary>Publish at an hour of your choice</summary>
      <Form
        className={styles.row}
        onSubmit={(event) => {
          const typed = String(new FormData(event.currentTarget).get('at'))
          return at(new Date(typed).toISOString())
        }}
      >
        <Field
          label="Day and hour"
          help="By the clock of this device."
          type="datetime-local"
          name="at"
          required
        />
        <SubmitButton size="small">Set the hour</SubmitButton>
      </Form>
    </details>
  )
}
