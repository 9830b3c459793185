/** feeds: what was found in a feed: one finding, and findings gathered into the groups a report shows. */
import { fileFindings } from './file-findings.ts'
import type { FindingText, OwnFinding, Severity } from './finding-text.ts'
import { homeFindings } from './home-findings.ts'
import { fieldMark } from './file-checks.rules.ts'
import { withoutControl } from '../texts/text-repair.rules.ts'

export type { Severity }
/** What every format may say. Stable: stored with every finding and known to the browser. */
export type FindingCode = keyof typeof fileFindings | keyof typeof homeFindings

const texts: Record<FindingCode, FindingText> = { ...fileFindings, ...homeFindings }

export type Finding = {
  /** A `FindingCode`, or that of a format's own finding. */
  code: string
  severity: Severity
  /** The home it is about; null when it is about the file. */
  sourceId: string | null
  field: string | null
  value: string | null
  /** From 1, in the file as it was sent. */
  line: number | null
  column: number | null
  /** The line of the source that it is about. */
  excerpt: string | null
}

/** Characters; a finding may name all the fields of a home that it is about. */
const longestField = 2_000

type Details = Partial<Omit<Finding, 'code' | 'severity'>>

const storable = (text: string): string => withoutControl(text).trim()

const shortened = (text: string | null | undefined, length: number): string | null =>
  text === null || text === undefined
    ? null
    : storable(text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** One finding; long values are cut, because the whole record can be opened anyway. */
export function finding(what: FindingCode | OwnFinding, details: Details = {}): Finding {
  const own = typeof what === 'string' ? { code: what, text: texts[what] } : what
  return {
    code: own.code,
    severity: own.text.severity,
    sourceId: details.sourceId ?? null,
    field: shortened(details.field, longestField),
    value: shortened(details.value, 200),
    line: details.line ?? null,
    column: details.column ?? null,
    excerpt: shortened(details.excerpt, 240),
  }
}

export type FindingGroup = {
  code: string
  severity: Severity
  /** How many findings. */
  count: number
  /** How many homes they are about. */
  homes: number
  /** The first few. */
  examples: Finding[]
  /** Of findings that name several fields: in how many homes each was met, the most frequent first. */
  fields?: FieldCount[]
}

export type FieldCount = { field: string; homes: number }

/** Codes whose findings name several fields. */
export const namesFields = (code: string): boolean => code === 'field.noPlace'

export const byFrequency = (counts: ReadonlyMap<string, number>): FieldCount[] =>
  [...counts]
    .map(([field, homes]) => ({ field, homes }))
    .toSorted((a, b) => b.homes - a.homes || (a.field < b.field ? -1 : 1))
    .slice(0, 200)

const order: Record<Severity, number> = { red: 0, amber: 1, blue: 2 }
/** Examples kept of each kind. */
export const shownExamples = 5

/** Counts findings as they come, so that a report of a million needs no more memory than one of ten. */
export function createGatherer() {
  const groups = new Map<string, FindingGroup>()
  const lastHome = new Map<string, string | null>()
  const fields = new Map<string, number>()
  return {
    add(one: Finding): void {
      const { code, severity, sourceId } = one
      const group = groups.get(code) ?? { code, severity, count: 0, homes: 0, examples: [] }
      groups.set(code, group)
      group.count += 1
      // Findings of one home follow each other, so remembering the last home is enough to count homes.
      if (sourceId === null || sourceId !== lastHome.get(code)) group.homes += 1
      lastHome.set(code, sourceId)
      if (group.examples.length < shownExamples) group.examples.push(one)
      if (namesFields(code))
        for (const field of one.field?.split(fieldMark) ?? [])
          if (fields.size < 5_000 || fields.has(field)) fields.set(field, (fields.get(field) ?? 0) + 1)
    },
    /** The heaviest and most frequent first. */
    groups: (): FindingGroup[] =>
      [...groups.values()]
        .map((group) => (namesFields(group.code) ? { ...group, fields: byFrequency(fields) } : group))
        .toSorted(
          (a, b) => order[a.severity] - order[b.severity] || b.homes - a.homes || (a.code < b.code ? -1 : 1),
        ),
  }
}

export type Gatherer = ReturnType<typeof createGatherer>
