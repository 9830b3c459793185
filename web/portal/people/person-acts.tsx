/** web/portal/people: what can be done with a person, by state. Acts that cannot be taken back ask first. */
import type { Person } from '#contract/accounts/portal.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useMay } from '../duties.tsx'
import type { Ask } from './asks.ts'
import type { Act, PersonView } from './use-person.ts'
import { classNames } from '#web/ui/class-names.ts'
import portalStyles from '../portal.module.css'
import styles from './person.module.css'

type Props = {
  view: PersonView
  act: (act: Act) => Promise<boolean>
  isBusy: boolean
  isSelf: boolean
  onAsk: (ask: Ask) => void
  onShowApplication: (userId: string) => void
}

export function PersonActs({ view, act, isBusy, isSelf, onAsk, onShowApplication }: Props) {
  const may = useMay()
  const { person, suspension } = view
  const params = { id: person.id }
  if (isSelf)
    return (
      <p className={portalStyles.sideEmpty}>
        This is you. Another owner can change your role or suspend you; nobody can do it alone.
      </p>
    )
  if (person.role === 'Admin' && !may('own'))
    return (
      <p className={portalStyles.sideEmpty}>Somebody of the team: only owners can change anything here.</p>
    )
  return (
    <div className={classNames('button-row', styles.sideActs)}>
      {person.state === 'unverified' && (
        <CallButton
          size="small"
          disabled={isBusy}
          onCall={() => act({ call: (portal) => portal.resendCode({ params }) })}
        >
          Resend code
        </CallButton>
      )}
      {person.state === 'pending' && (
        <Button size="small" onClick={() => onShowApplication(person.id)}>
          See the application
        </Button>
      )}
      {person.state === 'rejected' && (
        <CallButton size="small" disabled={isBusy} onCall={() => act(reopened(params))}>
          Open the application again
        </CallButton>
      )}
      <StandingActs person={person} isBusy={isBusy} onAsk={onAsk} />
      {suspension ? (
        <CallButton size="small" kind="primary" disabled={isBusy} onCall={() => act(resumed(view))}>
          Lift the suspension
        </CallButton>
      ) : (
        person.state !== 'unverified' && (
          <Button
            size="small"
            className="button--danger"
            disabled={isBusy}
            onClick={() => onAsk({ what: 'suspend' })}
          >
            Suspend
          </Button>
        )
      )}
    </div>
  )
}

/** What is done for a person, and for somebody of the team, whatever else stands. */
function StandingActs({ person, isBusy, onAsk }: Pick<Props, 'isBusy' | 'onAsk'> & { person: Person }) {
  const may = useMay()
  const isApproved = person.state === 'approved'
  const isStaff = person.role === 'Admin'
  const acts = [
    { what: 'actAs', words: 'Act as this person', isOpen: isApproved && !isStaff },
    { what: 'request', words: 'Note a data request', isOpen: person.state !== 'unverified' && !isStaff },
    { what: 'duties', words: 'Change duties', isOpen: isApproved && isStaff },
    { what: 'role', words: 'Change role', isOpen: isApproved && may('own') },
  ] as const
  return acts
    .filter(({ isOpen }) => isOpen)
    .map(({ what, words }) => (
      <Button key={what} size="small" disabled={isBusy} onClick={() => onAsk({ what })}>
        {words}
      </Button>
    ))
}

const reopened = (params: { id: string }): Act => ({
  guess: (view) => ({ ...view, decision: null, person: { ...view.person, state: 'pending' } }),
  call: (portal) => portal.reopen({ params }),
})

/** Where a lifted suspension leads depends on what was decided before. */
const resumed = ({ person, application, decision }: PersonView): Act => ({
  guess: (view) => ({
    ...view,
    suspension: null,
    person: {
      ...view.person,
      state:
        application && !person.agency?.id
          ? decision?.decision === 'rejected'
            ? 'rejected'
            : 'pending'
          : 'approved',
    },
  }),
  call: (portal) => portal.resume({ params: { id: person.id } }),
})
