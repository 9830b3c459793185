/**
 * web/portal/dashboard: how the place is doing: every number beside the time
 * before, and a way to what it was counted from.
 */
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { figureDays, type FigureDays } from '#contract/figures/figure-names.ts'
import type { FruitlessSearch } from '#contract/figures/figures.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { useWhen } from '../clock.ts'
import type { Waiting } from '../portal-frame.tsx'
import { useAddress } from '../use-address.ts'
import type { Dashboard } from './dashboard.ts'
import { readDays, usualDays } from './dashboard-query.ts'
import { FreshnessPart, LatencyPart, StatusPart } from './dashboard-tables.tsx'
import {
  AlertsFigure,
  ChangesFigure,
  EnquiriesFigure,
  FruitlessPart,
  HomesFigure,
  JobsFigure,
  MailsFigure,
  PeopleFigure,
  RunsFigure,
  SearchesFigure,
} from './figures.tsx'
import { HealthStrip } from './health-strip.tsx'
import { WaitsPart, type WaitingDetails } from './waits-part.tsx'
import styles from './dashboard.module.css'

type Props = {
  found: Dashboard
  fruitless: readonly FruitlessSearch[]
  waiting: Waiting
  details: WaitingDetails
}

const rereadMs = 60_000

export function DashboardPage({ found, fruitless, waiting, details }: Props) {
  const isAsking = useNavigation().state === 'loading'
  const { when } = useWhen()
  useReadAgain()
  return (
    <>
      <PageHead
        title="Dashboard"
        lead={
          found.countedAt
            ? `Counted ${when(found.countedAt)}. Every number opens the list behind it.`
            : 'Nothing is counted yet; a worker begins within a few minutes.'
        }
      >
        <Span found={found} />
      </PageHead>
      <div className={classNames(isAsking && 'is-asking')} aria-busy={isAsking}>
        <HealthStrip found={found} />
        <div className={styles.grid}>
          <HomesFigure found={found} />
          <WaitsPart waiting={waiting} details={details} />
          <PeopleFigure found={found} />
          <EnquiriesFigure found={found} />
          <AlertsFigure found={found} />
          <SearchesFigure found={found} />
          <FruitlessPart found={found} searches={fruitless} />
          <ChangesFigure found={found} />
          <StatusPart found={found} />
          <LatencyPart found={found} />
          <FreshnessPart found={found} />
          <JobsFigure found={found} />
          <MailsFigure found={found} />
          <RunsFigure found={found} />
        </div>
      </div>
    </>
  )
}

/** What is looked at for long is read again while somebody sees it. */
function useReadAgain(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, rereadMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

function Span({ found }: { found: Dashboard }) {
  const { plural } = useFormat()
  const [params] = useSearchParams()
  const { change } = useAddress()
  return (
    <>
      <Segments<FigureDays>
        label="Time"
        name="dashboard-days"
        options={figureDays.map((days) => ({
          value: days,
          label: days === '1' ? '24 hours' : plural(Number(days), 'day', 'days'),
        }))}
        value={readDays(params)}
        onChange={(days) => change('days', days === usualDays ? '' : days, { replace: true })}
      />
      <CallButton
        size="small"
        onCall={() => takeTable(`/api/meridian/portal/dashboard.csv?days=${found.days}`, 'figures.csv')}
      >
        <Icon of={Download} small />
        All as CSV
      </CallButton>
    </>
  )
}
