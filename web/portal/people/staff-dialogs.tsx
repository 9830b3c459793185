/** web/portal/people: questions about the team: a role, duties, and acting as somebody. */
import { useState } from 'react'
import { duties as allDuties, type Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'
import { actingMinutes } from '#contract/accounts/staff.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { agentHome } from '#web/platform/session/guard.rules.ts'
import { beginActing } from '#web/platform/session/session.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { dutyWords } from '../duties.tsx'
import type { AskProps } from './asks.ts'
import { ConfirmDialog, ReasonDialog } from '../confirm-dialog.tsx'
import { roles, roleWords } from './words.ts'
import styles from './person.module.css'

export function RoleDialog({ view: { person }, act, onClose }: AskProps<'role'>) {
  const [role, setRole] = useState<Role>(person.role)
  const [duties, setDuties] = useState<readonly Duty[]>(['support'])
  const isNew = role === 'Admin' && person.role !== 'Admin'
  const change = () => {
    if (isNew && duties.length === 0) return false
    onClose()
    if (role === person.role) return false
    const body = { role, seen: person.role, ...(isNew && { duties: [...duties] }) }
    return act({
      guess: (view) => ({ ...view, sessions: [], person: { ...view.person, role, sessions: 0 } }),
      call: (portal) => portal.changeRole({ params: { id: person.id }, body }),
    })
  }
  return (
    <ConfirmDialog
      title={`Role of ${person.name}`}
      confirm="Change the role"
      onClose={onClose}
      onConfirm={change}
    >
      <p>Every session ends, so that the new role holds at once; the person signs in again.</p>
      <div className={styles.roleChoices} role="radiogroup" aria-label="Role">
        {roles.map((one) => {
          const needsAgency = one === 'Agent' && !person.agency?.id
          return (
            <Checkbox
              key={one}
              type="radio"
              name="new-role"
              value={one}
              checked={role === one}
              disabled={needsAgency}
              onChange={() => setRole(one)}
            >
              <b>{roleWords[one].one}</b>
              <small>
                {needsAgency ? 'Needs an agency: the person registers as an agent.' : roleWords[one].may}
              </small>
            </Checkbox>
          )
        })}
      </div>
      {isNew && <DutyChoices chosen={duties} onChoose={setDuties} />}
    </ConfirmDialog>
  )
}

export function DutiesDialog({ view: { person, duties: held }, act, onClose }: AskProps<'duties'>) {
  const [duties, setDuties] = useState<readonly Duty[]>(held)
  const change = () => {
    if (duties.length === 0) return false
    onClose()
    return act({
      guess: (view) => ({ ...view, duties: [...duties] }),
      call: (portal) =>
        portal.setDuties({ params: { id: person.id }, body: { duties: [...duties], seen: [...held] } }),
    })
  }
  return (
    <ConfirmDialog
      title={`Duties of ${person.name}`}
      confirm="Change the duties"
      onClose={onClose}
      onConfirm={change}
    >
      <p>Every session ends, so that the new duties hold at once; the person signs in again.</p>
      <DutyChoices chosen={duties} onChoose={setDuties} />
    </ConfirmDialog>
  )
}

type ChoicesProps = { chosen: readonly Duty[]; onChoose: (duties: readonly Duty[]) => void }

/** Owners may do everything, so the rest says nothing beside it. */
function DutyChoices({ chosen, onChoose }: ChoicesProps) {
  const isOwner = chosen.includes('own')
  return (
    <fieldset className={styles.roleChoices}>
      <legend className="label">Duties</legend>
      {allDuties.map((one) => (
        <Checkbox
          key={one}
          name="duty"
          value={one}
          checked={chosen.includes(one) || isOwner}
          disabled={isOwner && one !== 'own'}
          onChange={(event) =>
            onChoose(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        >
          <b>{dutyWords[one].one}</b>
          <small>{dutyWords[one].may}</small>
        </Checkbox>
      ))}
      {chosen.length === 0 && <p role="alert">Please choose at least one duty.</p>}
    </fieldset>
  )
}

export function ActAsDialog({ view: { person }, act, reason, onClose }: AskProps<'actAs'>) {
  const begin = (words: string) =>
    act({
      call: async (portal) => {
        const begun = await portal.actAs({ params: { id: person.id }, body: { reason: words } })
        reason.set('')
        // Its end is told by the clock of this browser, which may be another than the server's.
        beginActing({ ...begun, until: new Date(onThisClock(begun.until)).toISOString() })
        window.location.assign(person.role === 'Agent' ? agentHome : '/')
        return begun
      },
    })
  return (
    <ReasonDialog
      title={`Act as ${person.name}?`}
      confirm="Act as this person"
      help="At least 10 characters. The person reads it in their profile, and it stands in the audit log."
      least={10}
      reason={reason}
      onClose={onClose}
      onReason={begin}
    >
      <p>
        This tab shows Meridian as they see it, for {actingMinutes} minutes at most. Whatever you change is
        written down under both your names; password, e-mail address, second step and the account itself stay
        theirs alone.
      </p>
    </ReasonDialog>
  )
}
