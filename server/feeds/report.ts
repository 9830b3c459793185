/** feeds: step "report": what a run came to, for the terminal, the page and the mail alike. */
import { adviceFor, groupTitle, type Finding, type FindingCode, type FindingGroup } from './findings.ts'
import type { FindingRow, RunChange, RunCounts, RunState, StandingFindings } from './runs.store.ts'

export type ReportGroup = FindingGroup & { title: string; advice: string }

export type FeedReport = {
  runId: string | null
  feedId: string | null
  source: string
  state: RunState
  /** One sentence when the state needs one. */
  reason: string | null
  format: string | null
  formatCode: string | null
  version: string | null
  charset: string | null
  mode: string | null
  bytes: number
  /** Whether the file was read to its end. */
  complete: boolean
  seen: number
  counts: RunCounts
  /** Homes that were, or would be, taken off the market because they are not in the file. */
  missing: { count: number; live: number; limitPct: number; examples: string[] }
  groups: ReportGroup[]
  changes: RunChange[]
  seconds: number
}

const described = (group: FindingGroup): ReportGroup => ({
  ...group,
  title: groupTitle(group),
  advice: adviceFor(group.code),
})

/** Groups of this run, and those of homes that stayed as they were and so were not looked at again. */
export function joinGroups(own: FindingGroup[], standing: StandingFindings[], examples: FindingRow[]): ReportGroup[] {
  const groups = new Map(own.map((group) => [group.code, { ...group, examples: [...group.examples] }]))
  for (const { code, count, homes } of standing) {
    const known = groups.get(code as FindingCode)
    const more = examples.filter((example) => example.code === code) as Finding[]
    if (known) {
      known.count += count
      known.homes += homes
      known.examples = [...known.examples, ...more].slice(0, 3)
    } else if (more[0])
      groups.set(more[0].code, { code: more[0].code, severity: more[0].severity, count, homes, examples: more })
  }
  const weight = { red: 0, amber: 1, blue: 2 }
  return [...groups.values()]
    .toSorted((a, b) => weight[a.severity] - weight[b.severity] || b.homes - a.homes || (a.code < b.code ? -1 : 1))
    .map(described)
}
