/** feeds: a report as lines of text for a terminal or a plain mail. */
import type { Finding } from '../findings/findings.ts'
import type { FeedReport, ReportGroup } from './report.ts'

/** Makes words stand out where the output can; by default nothing does. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'cyan' | 'green', text: string) => string

const plain: Paint = (_style, text) => text

const states: Record<FeedReport['state'], string> = {
  running: 'running',
  published: 'published',
  heldBack: 'held back',
  dryRun: 'dry run: nothing was saved',
  failed: 'failed: nothing was changed',
  notModified: 'nothing has changed since the last run',
  discarded: 'discarded',
}

const modes: Record<string, string> = {
  snapshot: 'full list (a home that is missing is gone)',
  event: 'changes only (a home that is missing stays)',
  expiry: 'homes end on their date',
}

const mostChanges = 20

/** The whole report. `file` is the name before line and column of an example. */
export function reportText(report: FeedReport, file: string, paint: Paint = plain): string {
  return [
    heading(report, paint),
    ...(report.state === 'failed' ? [] : [totals(report, paint)]),
    ...(report.groups.length > 0 ? [findings(report.groups, file, paint)] : []),
    ...(report.state === 'dryRun' || report.state === 'heldBack' ? [changes(report, paint)] : []),
  ].join('\n\n')
}

function heading(report: FeedReport, paint: Paint): string {
  const { format, version, charset, mode, bytes, seconds, reason } = report
  const rows: [string, string | null][] = [
    ['source', report.source],
    [
      'format',
      format && `${format}${version ? ` ${version}` : ''}${charset ? `, ${charset}` : ''}, ${sizeOf(bytes)}`,
    ],
    ['kind', mode && (modes[mode] ?? mode)],
    ['outcome', `${states[report.state]}, ${seconds.toFixed(1)} s`],
    ['because', reason],
  ]
  return rows
    .filter(([, value]) => value)
    .map(
      ([name, value]) =>
        `  ${paint('dim', name.padEnd(9))} ${name === 'outcome' ? paint('bold', value ?? '') : value}`,
    )
    .join('\n')
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The totals as a small table. In a dry run and a held one they say what would be. */
function totals({ seen, counts, state }: FeedReport, paint: Paint): string {
  const would = state === 'dryRun' || state === 'heldBack' ? 'would be ' : ''
  const columns: [string, number][] = [
    ['in the file', seen],
    [`${would}new`, counts.created],
    [`${would}changed`, counts.changed],
    ['same', counts.same],
    [`${would}withdrawn`, counts.withdrawn],
    ['failed', counts.failed],
    ...(counts.unpublished > 0 ? [['not offered', counts.unpublished] satisfies [string, number]] : []),
  ]
  const widths = columns.map(([name, count]) => Math.max(name.length, count.toLocaleString('en-GB').length))
  const row = (cells: string[]) => `  ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('   ')}`
  return [
    paint('dim', row(columns.map(([name]) => name))),
    row(columns.map(([, count]) => count.toLocaleString('en-GB'))),
  ].join('\n')
}

const colours = { red: 'red', amber: 'yellow', blue: 'cyan' } as const

function findings(groups: ReportGroup[], file: string, paint: Paint): string {
  return groups
    .map((group) => {
      const title = `  ${paint(colours[group.severity], group.severity.padEnd(5))} ${paint('bold', group.title)}  ${paint('dim', group.code)}`
      const examples = group.examples.slice(0, 3).map((example) => `        ${exampleText(example, file)}`)
      const fields = (group.fields ?? []).map(
        ({ field, homes }) => `        ${field}: ${homes.toLocaleString('en-GB')}`,
      )
      return [title, `        ${group.advice}`, ...(fields.length > 0 ? fields : examples)].join('\n')
    })
    .join('\n')
}

function exampleText({ line, column, sourceId, field, value }: Finding, file: string): string {
  const place = line === null ? file : `${file}:${line}${column === null ? '' : `:${column}`}`
  const what = [
    field,
    value === null ? null : JSON.stringify(value.length > 80 ? `${value.slice(0, 79)}…` : value),
  ]
  return [place, sourceId, what.filter((part) => part !== null).join(' = ')].filter(Boolean).join('  ')
}

const signs = { created: '+', changed: '~', withdrawn: '-', failed: '!' } as const
const signColours = { created: 'green', changed: 'yellow', withdrawn: 'red', failed: 'red' } as const

/** What would happen, home by home. */
function changes(report: FeedReport, paint: Paint): string {
  const { counts } = report
  const total = counts.created + counts.changed + counts.withdrawn + counts.failed
  if (total === 0) return '  Publishing this would change nothing.'
  const lines = report.changes.slice(0, mostChanges).map(({ kind, sourceId, title, fields }) => {
    const detail = [title, fields.length > 0 ? `(${fields.join(', ')})` : null].filter(Boolean).join(' ')
    return `  ${paint(signColours[kind], signs[kind])} ${sourceId}  ${detail}`.trimEnd()
  })
  const more = total - lines.length
  return [
    '  Publishing this would change:',
    ...lines,
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-GB')} more`] : []),
  ].join('\n')
}
