/** web/portal/people: the agency of a person: whether its homes may be seen, and its suspension. */
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Status } from '#web/ui/status.tsx'
import { useMay } from '../duties.tsx'
import type { Ask, AskProps } from './asks.ts'
import { ReasonDialog } from '../confirm-dialog.tsx'
import type { Act, PersonView } from './use-person.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './person.module.css'
import portalStyles from '../portal.module.css'

type Props = {
  view: PersonView
  act: (act: Act) => Promise<boolean>
  isBusy: boolean
  onAsk: (ask: Ask) => void
}

export function AgencyStanding({ view: { person, agency }, act, isBusy, onAsk }: Props) {
  const { date } = useFormat()
  const { id, name } = person.agency ?? {}
  if (!agency || !id || !name) return null
  const { suspension, hiddenAt } = agency
  return (
    <>
      <h3>Agency</h3>
      <div className={styles.personStanding}>
        <p>
          <span translate="no">{name}</span>{' '}
          <Status mark={suspension ? 'off' : hiddenAt ? 'amber' : 'live'}>
            {suspension ? 'Suspended' : hiddenAt ? 'Hidden' : 'Live'}
          </Status>{' '}
          {hiddenAt && <span className="note num">· its homes are hidden since {date(hiddenAt)}</span>}
        </p>
        {hiddenAt && !suspension && (
          <p className="small soft">Nobody of it may act. Its homes are back as soon as somebody may.</p>
        )}
        {suspension?.reason && (
          <blockquote className={portalStyles.portalQuote}>{suspension.reason}</blockquote>
        )}
        <AgencyLinks id={id} />
      </div>
      <div className={classNames('button-row', styles.sideActs)}>
        {suspension ? (
          <CallButton
            size="small"
            kind="primary"
            disabled={isBusy}
            onCall={() => act({ call: (portal) => portal.resumeAgency({ params: { id } }) })}
          >
            Lift the agency’s suspension
          </CallButton>
        ) : (
          <Button
            size="small"
            className="button--danger"
            disabled={isBusy}
            onClick={() => onAsk({ what: 'suspendAgency', agency: { id, name } })}
          >
            Suspend the agency
          </Button>
        )}
      </div>
    </>
  )
}

/** To what the agency offers, for those who look after it. */
function AgencyLinks({ id }: { id: string }) {
  const may = useMay()
  return (
    <p className="button-row">
      {may('moderate') && (
        <Link className="link" to={`/portal/listings?agency=${id}`}>
          See its homes
        </Link>
      )}
      <Link className="link" to={`/portal/feeds?agency=${id}`}>
        See its feeds
      </Link>
    </p>
  )
}

export function SuspendAgencyDialog({ ask: { agency }, act, reason, onClose }: AskProps<'suspendAgency'>) {
  const suspend = (words: string) =>
    act({
      call: async (portal) => {
        const answer = await portal.suspendAgency({ params: { id: agency.id }, body: { reason: words } })
        reason.set('')
        return answer
      },
    })
  return (
    <ReasonDialog
      title={`Suspend ${agency.name}?`}
      confirm="Suspend the agency"
      help="Stands in the audit log and on this page. The agency does not see it."
      reason={reason}
      onClose={onClose}
      onReason={suspend}
    >
      <p>
        Its homes and its page are hidden at once and its feeds stand still. Its people keep their accounts.
      </p>
    </ReasonDialog>
  )
}
