/** web/portal/people: questions before acts on a person. */
import { SuspendAgencyDialog } from './agency-acts.tsx'
import type { AskProps } from './asks.ts'
import { ConfirmDialog, ReasonDialog } from '../confirm-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { ActAsDialog, DutiesDialog, RoleDialog } from './staff-dialogs.tsx'

export function AskDialog(props: AskProps) {
  const { ask } = props
  switch (ask.what) {
    case 'suspend':
      return <SuspendDialog {...props} ask={ask} />
    case 'suspendAgency':
      return <SuspendAgencyDialog {...props} ask={ask} />
    case 'role':
      return <RoleDialog {...props} ask={ask} />
    case 'duties':
      return <DutiesDialog {...props} ask={ask} />
    case 'request':
      return <RequestDialog {...props} ask={ask} />
    case 'actAs':
      return <ActAsDialog {...props} ask={ask} />
    default:
      return <EndDialog {...props} ask={ask} />
  }
}

function SuspendDialog({ view: { person }, act, reason, onClose }: AskProps<'suspend'>) {
  const suspend = (words: string) =>
    act({
      guess: (view) => ({
        ...view,
        sessions: [],
        suspension: { at: new Date().toISOString(), reason: words },
        person: { ...view.person, state: 'suspended', sessions: 0 },
      }),
      call: async (portal) => {
        const answer = await portal.suspend({ params: { id: person.id }, body: { reason: words } })
        reason.set('')
        return answer
      },
    })
  return (
    <ReasonDialog
      title={`Suspend ${person.name}?`}
      confirm="Suspend"
      help="Stands in the audit log and on this page. The person does not see it."
      reason={reason}
      onClose={onClose}
      onReason={suspend}
    >
      <p>Every session ends within seconds, and signing in is refused until the suspension is lifted.</p>
      {person.role === 'Agent' && (
        <p>If nobody else of the agency may act, its homes are hidden until somebody may.</p>
      )}
    </ReasonDialog>
  )
}

function EndDialog({ ask, view: { person, sessions }, act, onClose }: AskProps<'endAll' | 'endOne'>) {
  const one = ask.what === 'endOne' ? ask.session : null
  const end = () => {
    onClose()
    return act({
      guess: (view) => {
        const left = one ? view.sessions.filter(({ id }) => id !== one.id) : []
        return { ...view, sessions: left, person: { ...view.person, sessions: left.length } }
      },
      call: (portal) =>
        one
          ? portal.endSession({ params: { id: person.id, sessionId: one.id } })
          : portal.endSessions({ params: { id: person.id } }),
    })
  }
  return (
    <ConfirmDialog
      title={one ? 'End this session?' : `End all ${sessions.length} sessions?`}
      confirm={one ? 'End the session' : 'End them all'}
      isDangerous
      onClose={onClose}
      onConfirm={end}
    >
      <p>
        <span translate="no">{person.name}</span> is signed out {one ? `on ${one.device}` : 'everywhere'} and
        may sign in again.
      </p>
    </ConfirmDialog>
  )
}
