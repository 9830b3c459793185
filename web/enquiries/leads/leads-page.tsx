/** web/enquiries/leads: an agency's inbox: the list, and beside it the enquiry that is open. On phones one after the other. */
import { Download, Settings } from 'lucide-react'
import { useNavigation } from 'react-router'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import type { AnswerTemplate } from '#contract/enquiries/answer-templates.ts'
import { agentRail } from '#web/platform/agent-rail.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { timeSpan } from '#web/platform/formats/time-span.ts'
import { signedFetch } from '#web/platform/session/signed-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead, Workspace } from '#web/ui/lists/workspace.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
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
    <Workspace label="Agent workspace" items={agentRail}>
      <PageHead
        title="Enquiries"
        lead="What people wrote about your homes and to your agency. Answers go out by mail, and what people write back comes here."
      >
        <div className="button-row">
          <ButtonLink size="small" to="/agent/leads/settings">
            <Icon of={Settings} small />
            Templates and programs
          </ButtonLink>
          <CallButton size="small" onCall={takeAway}>
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
    </Workspace>
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

/** The table comes with the token, so a plain link would not do. */
async function takeAway(): Promise<void> {
  try {
    const response = await signedFetch(new Request('/api/meridian/agent/leads.csv'))
    if (!response.ok) throw new Error('The table did not arrive. Please try again.')
    const address = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: address, download: 'enquiries.csv' })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'The table did not arrive. Please try again.')
  }
}
