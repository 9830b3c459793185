/**
 * web/saved/collections: who can see a collection: links to read, partners to
 * choose together. Everything can be taken back.
 */
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Collection } from '#contract/saved/collections.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { shareLink } from '#web/ui/share-link.ts'
import { useAct } from '../use-act.ts'
import styles from './collections.module.css'

export function SharingPart({ collection }: { collection: Collection }) {
  const { isOwn, partners } = collection
  if (!isOwn && partners.length === 0) return null
  return (
    <section className={classNames(styles.part, 'no-print')} aria-labelledby="sharing">
      <h2 className="subheading" id="sharing">
        Who can see it
      </h2>
      {isOwn && <Links collection={collection} />}
      <Partners collection={collection} />
      {isOwn && <Invite id={collection.id} />}
    </section>
  )
}

function Links({ collection: { id, name, links } }: { collection: Collection }) {
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const [address, setAddress] = useState<string | null>(null)
  const list = useListFocus<HTMLUListElement>(
    links.map((link) => link.id),
    'button',
  )
  const make = () =>
    act(async () => {
      const made = await (await signedApi()).sharing.createLink({ params: { id } })
      setAddress(made.address)
      return { message: made.message }
    })
  const end = (link: string) =>
    act(async () => {
      setAddress(null)
      return (await signedApi()).sharing.endLink({ params: { id, link } })
    })
  return (
    <div className={styles.sharing}>
      <h3 className="small">By a link, to look at</h3>
      <p className="small soft">
        Whoever has the link sees the homes and their order. Notes, votes and comments they do not see.
      </p>
      {links.length > 0 && (
        <ul ref={list}>
          {links.map((link) => (
            <li key={link.id}>
              <span>{`A link, made ${format.ago(link.createdAt)}`}</span>
              <CallButton size="small" onCall={() => end(link.id)}>
                End it
              </CallButton>
            </li>
          ))}
        </ul>
      )}
      {address !== null && (
        <div className={styles.inline}>
          <Field label="The link, shown this once" readOnly dir="ltr" value={address} translate="no" />
          <Button
            kind="primary"
            onClick={() => void shareLink({ title: name, url: address }, 'The link is copied.')}
          >
            Copy
          </Button>
        </div>
      )}
      <p>
        <CallButton size="small" onCall={make}>
          Make a link
        </CallButton>
      </p>
    </div>
  )
}

function Partners({ collection: { id, isOwn, partners, invitations } }: { collection: Collection }) {
  const format = useFormat()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void (isOwn ? revalidate() : navigate('/savedProperties')))
  const part = (person: string) =>
    act(async () => (await signedApi()).sharing.part({ params: { id, person } }))
  const list = useListFocus<HTMLUListElement>(
    [...partners, ...invitations].map((one) => one.id),
    'button',
  )
  const withdraw = (invitation: string) =>
    act(async () => (await signedApi()).sharing.withdraw({ params: { id, invitation } }))
  return (
    <div className={styles.sharing}>
      <h3 className="small">Partners, to choose together</h3>
      <p className="small soft">They vote, say what they think, and see who looked. Your notes stay yours.</p>
      {(partners.length > 0 || invitations.length > 0) && (
        <ul ref={list}>
          {partners.map((one) => (
            <li key={one.id}>
              <bdi translate="no">{one.name}</bdi>
              {(isOwn || one.isMe) && (
                <CallButton size="small" onCall={() => part(one.id)}>
                  {one.isMe ? 'Leave' : 'Remove'}
                </CallButton>
              )}
            </li>
          ))}
          {invitations.map(({ id: invitation, email, expiresAt }) => (
            <li key={invitation}>
              <span>
                <bdi translate="no">{email}</bdi>{' '}
                <span className="note">{`invited until ${format.date(expiresAt)}`}</span>
              </span>
              <CallButton size="small" onCall={() => withdraw(invitation)}>
                Take back
              </CallButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Invite({ id }: { id: string }) {
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const [email, setEmail] = useState('')
  const invite = async () => {
    const isSent = await act(async () =>
      (await signedApi()).sharing.invite({ params: { id }, body: { email: email.trim().toLowerCase() } }),
    )
    if (isSent) setEmail('')
    return isSent
  }
  return (
    <Form className={styles.inline} onSubmit={invite} aria-label="Invite somebody">
      <Field
        label="E-mail of your partner"
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SubmitButton>Invite</SubmitButton>
    </Form>
  )
}
