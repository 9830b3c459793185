/**
 * web/saved/collections: the page of an invitation's link: whoever
 * is signed in with the invited address joins.
 */
import { useNavigate } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { shared } from '#contract/saved/sharing.ts'
import { useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useAct } from '../use-act.ts'
import { collectionAddress } from './collection-bar.tsx'
import styles from './collections.module.css'

type Props = {
  id: string
  invitationKey: string
  /** Null where the link leads nowhere. */
  found: Reply<typeof shared.invitation> | null
}

export function TogetherPage({ id, invitationKey: key, found }: Props) {
  const navigate = useNavigate()
  const own = useUserInfo()
  const { act } = useAct(() => undefined)
  if (!found)
    return (
      <main id="main" className={classNames('page', styles.collection)}>
        <EmptyState level="h1" title="This invitation is over">
          <p className="soft">It was accepted or taken back, or is too old. Please ask for a new one.</p>
        </EmptyState>
      </main>
    )
  const accept = () =>
    act(async () => {
      const { message, collectionId } = await (
        await signedApi()
      ).shared.accept({ params: { id }, body: { key } })
      void navigate(collectionAddress(collectionId))
      return { message }
    })
  const isInvited = own?.role === 'User' && own.email === found.email
  return (
    <main id="main" className={classNames('page', styles.collection)}>
      <h1 className="title">Choose homes together</h1>
      <p className="lead">
        {`${found.from} shows you the collection ${found.name}. You can vote and say what you think.`}
      </p>
      {isInvited ? (
        <p>
          <CallButton kind="primary" onCall={accept}>
            Choose together
          </CallButton>
        </p>
      ) : (
        <>
          <p>
            {`This invitation is for ${found.email}. Sign in or register with this address, and you join here.`}
          </p>
          <p>
            <Button kind="primary" onClick={() => tellModals({ type: 'open', dialog: 'login' })}>
              Sign in
            </Button>
          </p>
        </>
      )}
    </main>
  )
}
