/** feeds: step "report": what a run came to, for the terminal, the page and the mail alike. */
import {
  byFrequency,
  namesFields,
  shownExamples,
  type FieldCount,
  type Finding,
  type FindingGroup,
} from '../findings/findings.ts'
import { adviceFor, groupTitle } from '../told/finding-titles.ts'
import type { HeldFor, RunChange, RunCounts, RunState, StandingFindings, StandingRow } from './runs.store.ts'

export type ReportGroup = FindingGroup & { title: string; advice: string }

export type FeedReport = {
  runId: string | null
  feedId: string | null
  source: string
  state: RunState
  /** One sentence when the state needs one. */
  reason: string | null
  /** Why it waits for a person; null when it does not. */
  heldFor: HeldFor | null
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

export const described = (group: FindingGroup): ReportGroup => ({
  ...group,
  title: groupTitle(group),
  advice: adviceFor(group.code),
})

type Standing = {
  counts: StandingFindings[]
  examples: StandingRow[]
  /** Of findings that name several fields. */
  fields: FieldCount[]
  /** Where records that did not change begin in the file of this run, by source id. */
  lines: ReadonlyMap<string, number>
}

/** Groups of this run, and those of homes that stayed as they were and so were not looked at again. */
export function joinGroups(
  own: FindingGroup[],
  { counts, examples, fields, lines }: Standing,
): ReportGroup[] {
  const groups = new Map(own.map((group) => [group.code, { ...group, examples: [...group.examples] }]))
  for (const { code, count, homes } of counts) {
    const known = groups.get(code)
    const more = examples.filter((example) => example.code === code).map((example) => moved(example, lines))
    if (known) {
      known.count += count
      known.homes += homes
      known.examples = [...known.examples, ...more].slice(0, shownExamples)
    } else if (more[0])
      groups.set(more[0].code, {
        code: more[0].code,
        severity: more[0].severity,
        count,
        homes,
        examples: more,
      })
  }
  for (const group of groups.values())
    if (namesFields(group.code)) group.fields = addedUp([...(group.fields ?? []), ...fields])
  const weight = { red: 0, amber: 1, blue: 2 }
  return [...groups.values()]
    .toSorted(
      (a, b) => weight[a.severity] - weight[b.severity] || b.homes - a.homes || (a.code < b.code ? -1 : 1),
    )
    .map(described)
}

function addedUp(counts: FieldCount[]): FieldCount[] {
  const sums = new Map<string, number>()
  for (const { field, homes } of counts) sums.set(field, (sums.get(field) ?? 0) + homes)
  return byFrequency(sums)
}

/**
 * A place in the file of this run. The record is letter by letter what it was, but may stand elsewhere: its
 * lines are counted from where it begins now, and a place in its first line is only told as that line. A
 * record that is not in this file at all has no place in it.
 */
function moved({ recordLine, ...example }: StandingRow, lines: ReadonlyMap<string, number>): Finding {
  const now = example.sourceId === null ? undefined : lines.get(example.sourceId)
  const { line } = example
  if (line === null || recordLine === null || now === undefined)
    return { ...example, line: null, column: null } as Finding
  return {
    ...example,
    line: line - recordLine + now,
    column: line === recordLine ? null : example.column,
  } as Finding
}
