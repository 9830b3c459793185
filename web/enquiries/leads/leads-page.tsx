/**
 * web/enquiries/leads: an agency's inbox: the list, and beside it the enquiry
 * that is open. On phones one after the other.
 */
import { Download, Settings } from 'lucide-react'
import { useNavigation } from 'react-router'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import type { AnswerTemplate } from '#contract/enquiries/answer-templates.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { timeSpan } from '#web/platform/formats/time-span.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { LeadList } from './lead-list.tsx'
import { LeadThreadView } from './lead-thread.tsx'
import { LeadsBar } from './leads-bar.tsx'
import type { LeadsAnswer } from './leads-query.ts'
import styles from './leads.module.css'

type Props = {
  page: LeadsAnswer
  /** The one that is open beside the list. */
  opened: LeadThread | null
  colleagues: readonly { id: string; name: string }[]
  templates: readonly AnswerTemplate[]
}

export function LeadsPage({ page, opened, colleagues, templates }: Props) {
  const isAsking = useNavigation().state === 'loading'
  return (
    <AgentWorkspace counted={page.counts.new}>
      <PageHead
        title="Enquiries"
        lead="What people wrote about your homes and to your agency. Answers go out by mail, and what people write back comes here."
      >
        <div className="button-row">
          <ButtonLink size="small" to="/agent/leads/settings">
            <Icon of={Settings} small />
            Templates and programs
          </ButtonLink>
          <CallButton size="small" onCall={() => takeTable('/api/meridian/agent/leads.csv', 'enquiries.csv')}>
            <Icon of={Download} small />
            All as CSV
          </CallButton>
        </div>
      </PageHead>
      <div className={styles.leadsTop} data-open={opened !== null || undefined}>
        <AnswerTime {...page.answerTime} />
        <LeadsBar counts={page.counts} />
      </div>
      <div
        className={classNames(styles.leads, isAsking && 'is-asking')}
        aria-busy={isAsking}
        data-open={opened !== null || undefined}
      >
        <section aria-label="Enquiries" className={styles.leadsList}>
          <LeadList page={page} openId={opened?.id ?? null} />
        </section>
        {opened ? (
          <LeadThreadView key={opened.id} lead={opened} colleagues={colleagues} templates={templates} />
        ) : (
          <p className={classNames('soft', styles.leadsNone)}>Choose an enquiry to read and answer it.</p>
        )}
      </div>
    </AgentWorkspace>
  )
}

/** How quickly the agency answers; nothing before its first answer. */
function AnswerTime({ medianSeconds, waiting }: LeadsAnswer['answerTime']) {
  const { plural } = useFormat()
  if (medianSeconds === null) return null
  return (
    <p className={classNames('soft', styles.leadsTime)}>
      <span>
        Half of your first answers come within <b className="num">{timeSpan(medianSeconds, plural)}</b>.
      </span>
      {waiting > 0 && <span>{plural(waiting, 'person waits', 'people wait')}</span>}
    </p>
  )
}
