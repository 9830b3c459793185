/**
 * web/agency: the page of an invitation's link: a new person chooses
 * name and password, one with an account joins.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#contract/http/person.ts'
import type { Invited } from '#contract/agency/team.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { clearSession, useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { agencyRoleHelp, agencyRoleWords } from './role-words.ts'
import styles from './agency.module.css'

type Link = { id: string; invitationKey: string }
/** `found` is null where the link leads to nothing. */
type Props = Link & { found: Invited | null }

export function InvitationPage({ found, ...link }: Props) {
  const [joined, setJoined] = useState<string | null>(null)
  if (!found)
    return (
      <Sheet>
        <EmptyState level="h1" title="This invitation is over">
          <p className="soft">It was accepted or taken back, or is too old. Please ask for a new one.</p>
        </EmptyState>
      </Sheet>
    )
  return (
    <Sheet>
      <header>
        <h1 className="title">An invitation</h1>
        <p>
          <bdi translate="no">{found.agency}</bdi> · {agencyRoleWords[found.agencyRole]}
        </p>
        <p className="soft">{agencyRoleHelp[found.agencyRole]}</p>
      </header>
      {joined !== null ? (
        <Joined message={joined} />
      ) : found.hasAccount ? (
        <Accept {...link} email={found.email} onJoined={setJoined} />
      ) : (
        <Register {...link} email={found.email} onJoined={setJoined} />
      )}
    </Sheet>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <main id="main" className={classNames('page', styles.invitation)}>
    {children}
  </main>
)

/** Takes the focus, because the button that was pressed is gone. */
function Joined({ message }: { message: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {message}
      </p>
      <ButtonLink kind="primary" to="/auth">
        Sign in
      </ButtonLink>
    </>
  )
}

type Step = Link & { email: string; onJoined: (message: string) => void }

function Accept({ id, invitationKey: key, email, onJoined }: Step) {
  const own = useUserInfo()
  const accept = async () => {
    try {
      const { message } = await (await signedApi()).invitations.accept({ params: { id }, body: { key } })
      // The account is another one now: what this browser knew of it is over.
      clearSession()
      onJoined(message)
      return true
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
      return false
    }
  }
  if (!own)
    return (
      <>
        <p>
          <bdi translate="no">{email}</bdi> has an account. Please sign in with it to join the agency.
        </p>
        <div className="button-row">
          <Button kind="primary" onClick={() => tellModals({ type: 'open', dialog: 'login' })}>
            Sign in
          </Button>
        </div>
      </>
    )
  if (own.role !== 'User' || own.email !== email)
    return (
      <p>
        <bdi translate="no">{email}</bdi> has an account, and you are signed in with another one. Please sign
        out, then open the link of the mail again.
      </p>
    )
  return (
    <>
      <p>Your account becomes an agent’s. Saved homes are not shown to agents.</p>
      <div className="button-row">
        <CallButton kind="primary" onCall={accept}>
          Join the agency
        </CallButton>
      </div>
    </>
  )
}

function Register({ id, invitationKey: key, email, onJoined }: Step) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const edited = (field: string) => setWrong(({ [field]: _mended, ...rest }) => rest)
  const send = async () => {
    try {
      const { invitations } = await browserApi()
      const { message } = await invitations.register({ params: { id }, body: { key, name, password } })
      onJoined(message)
      return true
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.problem.fields : undefined
      flushSync(() => setWrong(fields ?? {}))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      if (!fields)
        toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
      return false
    }
  }
  return (
    <Form className={styles.form} noValidate aria-label="Register" onSubmit={send} ref={form}>
      <Field label="E-mail" type="email" value={email} readOnly autoComplete="username" />
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={200}
        value={name}
        error={wrong.name}
        onChange={(event) => {
          setName(event.target.value)
          edited('name')
        }}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        value={password}
        error={wrong.password}
        help={texts.passwordInvalid}
        onChange={(event) => {
          setPassword(event.target.value)
          edited('password')
        }}
      />
      <div className="button-row">
        <SubmitButton kind="primary">Join the agency</SubmitButton>
      </div>
    </Form>
  )
}
