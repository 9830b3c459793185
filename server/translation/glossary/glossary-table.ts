/** translation: the glossary as a table, and a table as terms. */
import { parse } from 'csv-parse/sync'
import { writtenTerm, type SavedTerm, type WrittenTerm } from '#contract/content/glossary.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import { refuse } from '#server/platform/refusals/errors.ts'

const yes = 'yes'

/** The names of the columns, in their order. */
export const glossaryColumns = ['term', 'context', 'do not translate', ...reviewedLanguages] as const

export const glossaryCells = ({ term, context, isKept, translations }: SavedTerm): string[] => [
  term,
  context,
  isKept ? yes : '',
  ...reviewedLanguages.map((language) => translations[language] ?? ''),
]

const problemWords = {
  repeated: 'This term stands in the table twice',
  other: 'This line is not right',
}

/** Lines of a table that are named when they are wrong. */
const mostNamed = 20

/** @throws AppError glossary.noTable, or glossary.file with what is wrong by the number of the line. */
export function readGlossary(bytes: Uint8Array): WrittenTerm[] {
  const rows = rowsIn(bytes)
  const read = rows.map(({ record, info: { lines } }) => ({
    line: lines,
    parsed: writtenTerm.safeParse(termIn(record)),
  }))
  const wrong: Record<string, string> = {}
  const terms: WrittenTerm[] = []
  const names = new Map<string, number>()
  for (const { line, parsed } of read) {
    const problem = parsed.success ? repeated(names, parsed.data, line) : parsed.error.issues[0]?.message
    if (problem === undefined && parsed.success) terms.push(parsed.data)
    else if (Object.keys(wrong).length < mostNamed) wrong[String(line)] = problem ?? problemWords.other
  }
  if (Object.keys(wrong).length > 0) throw refuse('glossary.file', { fields: wrong })
  return terms
}

function repeated(names: Map<string, number>, { term, context }: WrittenTerm, line: number) {
  const name = JSON.stringify([term.toLowerCase(), context.toLowerCase()])
  if (names.has(name)) return problemWords.repeated
  names.set(name, line)
  return undefined
}

type Row = { record: Record<string, string>; info: { lines: number } }

function rowsIn(bytes: Uint8Array): Row[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const [heading = ''] = text.split(/\r?\n/, 1)
    const delimiter = [';', '\t'].find((one) => heading.split(one).length > heading.split(',').length) ?? ','
    const rows = parse(text, {
      bom: true,
      delimiter,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown
    const read = rows as Row[]
    if (read.every(({ record }) => 'term' in record) && /(?:^|[^a-z])term(?:[^a-z]|$)/i.test(heading))
      return read
  } catch {
    // No UTF-8, or quotes that never close.
  }
  throw refuse('glossary.noTable')
}

/** Our own tables have an apostrophe before what a spreadsheet would reckon with. */
const cell = (text: string | undefined): string => (text ?? '').replace(/^'(?=[=+\-@])/, '').trim()

const termIn = (record: Record<string, string>) => ({
  term: cell(record.term),
  context: cell(record.context),
  isKept: /^(?:yes|true|1|x)$/i.test(cell(record['do not translate'])),
  translations: Object.fromEntries(
    reviewedLanguages.map((language) => [language, cell(record[language])]).filter(([, text]) => text !== ''),
  ),
})
