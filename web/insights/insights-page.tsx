/**
 * web/insights: how an agency's homes were seen: sums, days as bars and
 * table, homes, words, and the market beside them.
 */
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { InsightCounts, Insights } from '#contract/insights/insights.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { DayBars } from '#web/ui/charts/day-bars.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { DayTable } from './day-table.tsx'
import { HomesPart, MarketPart, WordsPart } from './insight-parts.tsx'
import { insightsAddress, spans, type Span } from './insights-query.ts'
import { countWords, counted } from './insight-words.ts'
import styles from './insights.module.css'

type Props = { found: Insights; span: Span }

export function InsightsPage({ found, span }: Props) {
  const isAsking = useNavigation().state === 'loading'
  const navigate = useNavigate()
  const { plural } = useFormat()
  return (
    <AgentWorkspace>
      <PageHead
        title="Insights"
        lead="How often your homes were shown, opened, saved and asked about. Counted in our server by day, without cookies; robots are left out."
      >
        <CallButton
          size="small"
          onCall={() =>
            takeTable(
              `/api/meridian/agent/insights.csv?from=${found.from}&to=${found.to}`,
              `insights-${found.to}.csv`,
            )
          }
        >
          <Icon of={Download} small />
          All as CSV
        </CallButton>
      </PageHead>
      <div className={classNames(styles.insights, isAsking && 'is-asking')} aria-busy={isAsking}>
        <Segments<Span>
          label="Time"
          name="insights-span"
          options={spans.map((days) => ({ value: days, label: plural(Number(days), 'day', 'days') }))}
          value={span}
          onChange={(next) => void navigate(insightsAddress(next), { preventScrollReset: true })}
        />
        <Days found={found} />
        <MarketPart market={found.market} />
        <HomesPart homes={found.homes} />
        <WordsPart words={found.words} />
      </div>
    </AgentWorkspace>
  )
}

/** The sums are the choice of what the bars show. */
function Days({ found }: { found: Insights }) {
  const { number, date } = useFormat()
  const [shown, setShown] = useState<keyof InsightCounts>('views')
  const values = found.days.map((day) => day[shown])
  const words = countWords[shown]
  const most = Math.max(...values)
  return (
    <section className={styles.part} aria-label="Day by day">
      <Segments<keyof InsightCounts>
        label="What the bars show"
        name="insights-shown"
        look="boxes"
        options={counted.map((one) => ({
          value: one,
          label: countWords[one],
          note: number(found.total[one]),
        }))}
        value={shown}
        onChange={setShown}
      />
      <DayBars
        label={`${words}, ${date(found.from)} to ${date(found.to)}: ${number(found.total[shown])}`}
        values={values}
        first={date(found.from)}
        last={date(found.to)}
        most={most === 0 ? number(0) : `0–${number(most)}`}
      />
      <details>
        <summary className="link">As a table</summary>
        <DayTable days={found.days} />
      </details>
    </section>
  )
}
