/** web/agency: the team: who is what, who is invited, who goes. */
import { useState } from 'react'
import { actOn, agencyRoles, mayInAgency, type AgencyRole } from '#contract/agency/agency-roles.ts'
import type { OwnAgency } from '#contract/agency/team.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { MemberLine } from './member-line.tsx'
import { agencyRoleHelp, agencyRoleWords } from './role-words.ts'
import type { Change } from './use-agency.ts'
import styles from './agency.module.css'

type Props = {
  agency: OwnAgency
  userId: string
  wrong: Record<string, string>
  change: Change
  isBusy: boolean
}

export function TeamPart({ agency, userId, wrong, change, isBusy }: Props) {
  const mayInvite = mayInAgency(agency.agencyRole, 'manageAgents')
  return (
    <section className={styles.part}>
      <div className="section-head">
        <h2>Team</h2>
      </div>
      <ul className={styles.team}>
        {agency.members.map((member) => (
          <MemberLine
            key={member.id}
            member={member}
            agency={agency}
            isOneself={member.id === userId}
            change={change}
            isBusy={isBusy}
          />
        ))}
      </ul>
      {mayInvite && (
        <>
          <Invitations agency={agency} change={change} isBusy={isBusy} />
          <InviteForm own={agency.agencyRole} error={wrong.email} change={change} isBusy={isBusy} />
        </>
      )}
    </section>
  )
}

function Invitations({ agency, change, isBusy }: Pick<Props, 'agency' | 'change' | 'isBusy'>) {
  const { date } = useFormat()
  if (agency.invitations.length === 0) return null
  return (
    <ul className={styles.team} aria-label="Invitations">
      {agency.invitations.map(({ id, email, agencyRole, expiresAt }) => (
        <li key={id}>
          <div>
            <b translate="no">{email}</b>
            <p className="soft">
              {agencyRoleWords[agencyRole]}
              {' · '}
              <span>Invited until {date(expiresAt)}</span>
            </p>
          </div>
          {mayInAgency(agency.agencyRole, actOn(agencyRole)) && (
            <CallButton
              size="small"
              disabled={isBusy}
              onCall={() => change(async () => (await signedApi()).team.withdraw({ params: { id } }))}
            >
              Take it back
            </CallButton>
          )}
        </li>
      ))}
    </ul>
  )
}

type InviteProps = { own: AgencyRole; error: string | undefined; change: Change; isBusy: boolean }

function InviteForm({ own, error, change, isBusy }: InviteProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<AgencyRole>('agent')
  const send = async () => {
    const body = { email: email.trim().toLowerCase(), agencyRole: role }
    const isSent = await change(async () => (await signedApi()).team.invite({ body }))
    if (isSent) setEmail('')
    return isSent
  }
  return (
    <Form className={styles.form} noValidate aria-label="Invite somebody" onSubmit={send}>
      <div className={styles.row}>
        <Field
          label="E-mail"
          type="email"
          maxLength={254}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select
          label="Role"
          value={role}
          help={agencyRoleHelp[role]}
          onChange={(event) => setRole(agencyRoles.find((one) => one === event.target.value) ?? 'agent')}
        >
          {agencyRoles
            .filter((one) => mayInAgency(own, actOn(one)))
            .map((one) => (
              <option key={one} value={one}>
                {agencyRoleWords[one]}
              </option>
            ))}
        </Select>
      </div>
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          Invite
        </SubmitButton>
      </div>
    </Form>
  )
}
