/**
 * web/portal/people: approving or rejecting an application. A mail goes
 * out either way, so both are confirmed first.
 */
import { useState } from 'react'
import type { Application } from '#contract/accounts/portal.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea } from '#web/ui/forms/field.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../../refusal.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { otherReason, rejectionReasons, writeReason } from './reasons.ts'
import styles from '../people.module.css'
import portalStyles from '../../portal.module.css'

/** What was typed; it outlives this form, which goes as soon as the decision is sent and may come back. */
export type Draft = { choice: string; sentence: string }

type Props = {
  application: Application
  drafts: Map<string, Draft>
  onDecided: () => void
  onFailed: () => void
  onChanged: () => void
}
type Errors = { choice?: string; sentence?: string }
type Asked = { what: 'approve' } | { what: 'reject'; reason: string }

export function Decision({ application, drafts, onDecided, onFailed, onChanged }: Props) {
  const { draft, type } = useDraft(drafts, application.userId)
  const [errors, setErrors] = useState<Errors>({})
  const [asked, setAsked] = useState<Asked | null>(null)

  const askToReject = () => {
    const written = writeReason(draft.choice, draft.sentence)
    if ('reason' in written) return setAsked({ what: 'reject', reason: written.reason })
    setErrors(written.errors)
    document.getElementById(written.errors.choice ? 'why' : 'sentence')?.focus()
  }
  const decide = async (call: PortalCall) => {
    setAsked(null)
    onDecided()
    if (!(await sendDecision(call))) onFailed()
    onChanged()
  }
  const edit = (typed: Partial<Draft>) => {
    type(typed)
    setErrors({})
  }
  const params = { id: application.userId }
  const joinAgency = Boolean(application.existingAgency)
  return (
    <div className={styles.decision}>
      <ReasonFields draft={draft} errors={errors} onType={edit} />
      <p className="field-help">
        A mail goes out either way. A rejected application is kept and can be opened again.
      </p>
      <div className="button-row">
        <Button size="small" className="button--danger" onClick={askToReject}>
          Reject
        </Button>
        <Button size="small" kind="primary" onClick={() => setAsked({ what: 'approve' })}>
          Approve
        </Button>
      </div>
      {asked?.what === 'approve' && (
        <ApproveDialog
          application={application}
          onClose={() => setAsked(null)}
          onConfirm={() => decide((portal) => portal.approve({ params, body: { joinAgency } }))}
        />
      )}
      {asked?.what === 'reject' && (
        <RejectDialog
          application={application}
          reason={asked.reason}
          onClose={() => setAsked(null)}
          onConfirm={() => decide((portal) => portal.reject({ params, body: { reason: asked.reason } }))}
        />
      )}
    </div>
  )
}

type PortalCall = (portal: MeridianApi['portal']) => Promise<{ message: string }>

/** Says what came of it; answers whether it was accepted. */
async function sendDecision(call: PortalCall): Promise<boolean> {
  try {
    const { portal } = await signedApi()
    toast.success((await call(portal)).message)
    return true
  } catch (error) {
    toast.error(refusalWords(error))
    return false
  }
}

type FieldsProps = { draft: Draft; errors: Errors; onType: (typed: Partial<Draft>) => void }

function ReasonFields({ draft, errors, onType }: FieldsProps) {
  return (
    <div className={styles.decisionFields}>
      <Select
        id="why"
        label="Reason, when rejecting"
        value={draft.choice}
        error={errors.choice}
        onChange={(event) => onType({ choice: event.target.value })}
      >
        <option value="">Choose one</option>
        {[...rejectionReasons, otherReason].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <TextArea
        id="sentence"
        label="Sentence in the mail"
        rows={2}
        maxLength={400}
        value={draft.sentence}
        error={errors.sentence}
        onChange={(event) => onType({ sentence: event.target.value })}
      />
    </div>
  )
}

function useDraft(drafts: Map<string, Draft>, userId: string) {
  const [draft, setDraft] = useState(() => drafts.get(userId) ?? { choice: '', sentence: '' })
  const type = (typed: Partial<Draft>) => {
    const next = { ...draft, ...typed }
    drafts.set(userId, next)
    setDraft(next)
  }
  return { draft, type }
}

type AskProps = { application: Application; onClose: () => void; onConfirm: () => Promise<void> }

/** Members of an agency share its homes, so joining one that is here already has to be said. */
function ApproveDialog({ application: { name, email, agencyName, existingAgency }, ...rest }: AskProps) {
  if (existingAgency)
    return (
      <ConfirmDialog title={`Join ${existingAgency.name}?`} confirm="Approve as a member" {...rest}>
        <p>
          An agency of this name is here already. Approving makes <b translate="no">{name}</b> one of its
          people, who share its homes and feeds. A mail to {email} says so at once.
        </p>
        <p>If this is another agency with the same name, reject and ask for a name that tells them apart.</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog title={`Approve ${name}?`} confirm="Approve" {...rest}>
      <p>
        <b translate="no">{agencyName}</b> becomes an agency on Meridian, and{' '}
        <span translate="no">{name}</span> may bring homes in. A mail to {email} says so at once.
      </p>
    </ConfirmDialog>
  )
}

function RejectDialog({ application: { name, email }, reason, ...rest }: AskProps & { reason: string }) {
  return (
    <ConfirmDialog title={`Reject ${name}?`} confirm="Reject and send the mail" isDangerous {...rest}>
      <p>The mail to {email} gives this reason:</p>
      <blockquote className={portalStyles.portalQuote}>{reason}</blockquote>
    </ConfirmDialog>
  )
}
