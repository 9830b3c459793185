/** web/agency: one of the team: the role, and the way out, with who takes over. */
import { useState } from 'react'
import { actOn, agencyRoles, mayInAgency, type AgencyRole } from '#contract/agency/agency-roles.ts'
import type { OwnAgency } from '#contract/agency/team.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/field.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { agencyRoleWords } from './role-words.ts'
import type { Change } from './use-agency.ts'
import styles from './agency.module.css'

type Props = {
  member: OwnAgency['members'][number]
  agency: OwnAgency
  isOneself: boolean
  change: Change
  isBusy: boolean
}

export function MemberLine({ member, agency, isOneself, change, isBusy }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const { id, name, email, agencyRole } = member
  const mayRelease = isOneself || mayInAgency(agency.agencyRole, actOn(agencyRole))
  const setRole = (next: AgencyRole) =>
    change(async () => (await signedApi()).team.setRole({ params: { id }, body: { agencyRole: next } }))
  return (
    <li>
      <div>
        <b translate="no">
          <bdi>{name}</bdi>
        </b>
        <p className="soft" translate="no">
          {email}
        </p>
      </div>
      {mayInAgency(agency.agencyRole, 'manageManagers') ? (
        <Select
          label={`Role of ${name}`}
          value={agencyRole}
          disabled={isBusy}
          onChange={(event) =>
            void setRole(agencyRoles.find((one) => one === event.target.value) ?? agencyRole)
          }
        >
          {agencyRoles.map((one) => (
            <option key={one} value={one}>
              {agencyRoleWords[one]}
            </option>
          ))}
        </Select>
      ) : (
        <span>{agencyRoleWords[agencyRole]}</span>
      )}
      {mayRelease &&
        (isLeaving ? (
          <Release
            member={member}
            agency={agency}
            isOneself={isOneself}
            change={change}
            isBusy={isBusy}
            onDone={() => setLeaving(false)}
          />
        ) : (
          <Button size="small" onClick={() => setLeaving(true)}>
            {isOneself ? 'Leave the agency' : 'Let go'}
          </Button>
        ))}
    </li>
  )
}

function Release({ member, agency, isOneself, change, isBusy, onDone }: Props & { onDone: () => void }) {
  const [successor, setSuccessor] = useState('')
  const release = async () => {
    const { team } = await signedApi()
    const said = await team.release({ params: { id: member.id }, body: { successor: successor || null } })
    // Who left has no agency any more, and is signed out.
    return isOneself ? said : { ...said, agency: await team.get({}) }
  }
  return (
    <div className={styles.release}>
      <Select
        label="Who takes over enquiries and homes"
        value={successor}
        onChange={(event) => setSuccessor(event.target.value)}
      >
        <option value="">Everybody</option>
        {agency.members
          .filter(({ id }) => id !== member.id)
          .map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
      </Select>
      <p className="soft">
        The account becomes an ordinary one. Homes and enquiries stay with the agency, and nothing is left
        without anybody.
      </p>
      <div className="button-row">
        <CallButton
          size="small"
          kind="primary"
          disabled={isBusy}
          onCall={async () => {
            const isDone = await change(release)
            if (isDone && isOneself) window.location.assign('/')
            if (isDone) onDone()
            return isDone
          }}
        >
          {isOneself ? 'Leave the agency' : 'Let go'}
        </CallButton>
        <Button size="small" onClick={onDone}>
          Rather not
        </Button>
      </div>
    </div>
  )
}
