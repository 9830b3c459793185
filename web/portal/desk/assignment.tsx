/** web/portal/desk: who of the team looks after an enquiry. */
import type { DeskColleague, DeskEnquiry } from '#contract/enquiries/desk.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useAddress } from '../use-address.ts'
import { useAct } from './use-act.ts'

type Team = readonly DeskColleague[]

/** Whose enquiries are shown; the choice stands in the address. */
export function AssigneeChoice({ team, value }: { team: Team; value: string | undefined }) {
  const { change } = useAddress()
  return (
    <span className="input input--select">
      <select
        aria-label="Looked after by"
        value={value ?? ''}
        onChange={(event) => change('assignee', event.target.value, { replace: true })}
      >
        <option value="">Looked after by anybody</option>
        <option value="nobody">Looked after by nobody</option>
        <Colleagues team={team} />
      </select>
    </span>
  )
}

/** Hands it to somebody; whoever was faster is told. */
export function Assignment({ enquiry: { id, assignee }, team }: { enquiry: DeskEnquiry; team: Team }) {
  const { act, isBusy } = useAct({ rereads: true })
  const seen = assignee?.id ?? null
  const known = assignee === null || team.some((one) => one.id === assignee.id) ? team : [...team, assignee]
  const hand = (to: string) =>
    act(async () =>
      (await signedApi()).desk.changeEnquiry({
        params: { id },
        body: { assignee: { id: to || null, seen } },
      }),
    )
  return (
    <label className="field">
      <span className="field-label">Looked after by</span>
      <span className="input input--select">
        <select value={seen ?? ''} disabled={isBusy} onChange={(event) => void hand(event.target.value)}>
          <option value="">Nobody</option>
          <Colleagues team={known} />
        </select>
      </span>
    </label>
  )
}

const Colleagues = ({ team }: { team: Team }) =>
  team.map(({ id, name }) => (
    <option key={id} value={id} translate="no">
      {name}
    </option>
  ))
