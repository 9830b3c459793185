/** web/agency: what an agency says of itself, and who is in its team. */
import { mayInAgency } from '#contract/agency/agency-roles.ts'
import type { OwnAgency } from '#contract/agency/team.ts'
import { AgentWorkspace, ownAgencyPage } from '#web/platform/agent-workspace.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LogoPart } from './logo-part.tsx'
import { ProfileForm, type AreaMap } from './profile-form.tsx'
import { TeamPart } from './team-part.tsx'
import { useAgency } from './use-agency.ts'
import styles from './agency.module.css'

/** `userId` is the reader's own. */
type Props = { found: OwnAgency; userId: string; map: AreaMap }

export function AgencyPage({ found, userId, map }: Props) {
  const { agency, wrong, change, isBusy } = useAgency(found)
  const mayWrite = mayInAgency(agency.agencyRole, 'changeProfile')
  return (
    <AgentWorkspace>
      <PageHead title="Agency" lead="What visitors read of you on your page, and who works with you.">
        <TextLink to={ownAgencyPage}>What visitors see</TextLink>
      </PageHead>
      <div className={styles.own}>
        <TeamPart agency={agency} userId={userId} wrong={wrong} change={change} isBusy={isBusy} />
        {mayWrite && (
          <section className={styles.part}>
            <div className="section-head">
              <h2>Profile</h2>
            </div>
            <LogoPart logoUrl={agency.logoUrl} name={agency.name} change={change} isBusy={isBusy} />
            <ProfileForm map={map} profile={agency.profile} wrong={wrong} change={change} isBusy={isBusy} />
          </section>
        )}
      </div>
    </AgentWorkspace>
  )
}
