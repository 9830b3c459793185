/** feeds: every finding of a run with all its homes, in pages and as a table for spreadsheets. */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { z } from 'zod'
import { csvLines, toCsv } from '#server/platform/csv.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { known, say, spoken, type Voice } from '#server/platform/mail/mail-sentence.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findRun } from '../agent/agent-feeds.store.ts'
import { notFound, type Scope } from '../agent/feed-view.ts'
import { sayAdvice, sayTitle } from '../told/finding-titles.ts'
import { listFindingKinds, listFindings, readSameLines, type HomeFinding } from '../run/findings.store.ts'

type Asked = { code: string; cursor?: string | undefined; limit: number }
type Lines = ReadonlyMap<string, number>

const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)])

/** @throws AppError 400 for a foreign cursor, 404. */
export async function runFindings({ db }: Platform, { agencyId }: Scope, runId: string, asked: Asked) {
  const [after] = decodeCursor(asked.cursor, cursorShape) ?? ['0']
  if (!(await findRun(db, agencyId, runId))) throw notFound()
  const { code, limit } = asked
  const rows = await listFindings(db, { runId, code, after, limit: limit + 1 })
  const lines = await linesOf(db, runId, rows)
  const page = pageOf(rows, limit, ({ id }) => encodeCursor([id]))
  return { ...page, items: page.items.map((row) => placed(row, lines)) }
}

const inflate = promisify(inflateRaw)

async function linesOf(db: Db, runId: string, rows: HomeFinding[]): Promise<Lines> {
  if (rows.every(({ isOwn }) => isOwn)) return new Map()
  const deflated = await readSameLines(db, runId)
  return new Map(deflated ? (JSON.parse((await inflate(deflated)).toString()) as [string, number][]) : [])
}

/** A record that stayed as it was may stand elsewhere in this file; where nobody knows, no line is told. */
function placed({ recordLine, isOwn, ...row }: HomeFinding, lines: Lines) {
  const { id, sourceId, field, value, excerpt, line } = row
  const said = { id, sourceId, field, value, excerpt }
  if (isOwn) return { ...said, line, column: row.column }
  const now = sourceId === null ? undefined : lines.get(sourceId)
  if (line === null || recordLine === null || now === undefined) return { ...said, line: null, column: null }
  return { ...said, line: line - recordLine + now, column: line === recordLine ? null : row.column }
}

const columnWords = [
  'Severity',
  'Code',
  'Finding',
  'Home',
  'Field',
  'Value',
  'Line',
  'Column',
  'Source',
  'Advice',
]
const together = 2_000

/**
 * In the voice of whoever reads it; what stands in the file stays as it
 * is. @throws AppError 404 for a run of others.
 */
export async function findingsTable(
  { db }: Platform,
  { agencyId }: Scope,
  runId: string,
  voice: Voice,
): Promise<AsyncGenerator<Uint8Array>> {
  if (!(await findRun(db, agencyId, runId))) throw notFound()
  return tableOf(db, runId, voice)
}

/** UTF-8, a few thousand findings at a time: the worst kind first, as on the page. */
async function* tableOf(db: Db, runId: string, voice: Voice): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder()
  const read = linesOnce(db, runId)
  yield utf8.encode(toCsv([columnWords.map((word) => spoken(known(word), voice))]))
  for (const { code } of await listFindingKinds(db, runId))
    for await (const { rows, lines } of findingsOf(db, runId, code, read))
      yield utf8.encode(csvLines(rows.map((row) => rowOf(row, lines, voice))))
}

/** Of one kind, a few thousand at a time. */
async function* findingsOf(db: Db, runId: string, code: string, read: ReadLines) {
  let after = '0'
  for (;;) {
    const rows = await listFindings(db, { runId, code, after, limit: together })
    const last = rows.at(-1)
    if (!last) return
    yield { rows, lines: await read(rows) }
    after = last.id
  }
}

type ReadLines = (rows: HomeFinding[]) => Promise<Lines>

/** Read once, with the first rows that need them. */
function linesOnce(db: Db, runId: string): ReadLines {
  let known: Promise<Lines> | null = null
  return async (rows) => (rows.every(({ isOwn }) => isOwn) ? new Map() : (known ??= linesOf(db, runId, rows)))
}

/**
 * The same as a text for whoever makes the software: kind by kind, what it is, what
 * to do, and every place. @throws AppError 404.
 */
export async function findingsText(
  { db }: Platform,
  { agencyId }: Scope,
  runId: string,
  voice: Voice,
): Promise<AsyncGenerator<Uint8Array>> {
  if (!(await findRun(db, agencyId, runId))) throw notFound()
  return textOf(db, runId, voice)
}

async function* textOf(db: Db, runId: string, voice: Voice): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder()
  const read = linesOnce(db, runId)
  for (const { code, homes } of await listFindingKinds(db, runId)) {
    const title = spoken(sayTitle({ code, homes }), voice)
    yield utf8.encode(`${title} (${code})\n${spoken(sayAdvice(code), voice)}\n`)
    for await (const { rows, lines } of findingsOf(db, runId, code, read))
      yield utf8.encode(rows.map((row) => lineOf(row, lines, voice)).join(''))
    yield utf8.encode('\n')
  }
}

function lineOf(row: HomeFinding, lines: Lines, voice: Voice): string {
  const { sourceId, field, value, line } = placed(row, lines)
  const said = [
    sourceId,
    line === null ? null : spoken(say`line ${String(line)}`, voice),
    field,
    value === null ? null : `"${value}"`,
  ]
  return `  - ${said.filter((one) => one !== null).join(', ')}\n`
}

function rowOf(row: HomeFinding, lines: Lines, voice: Voice): string[] {
  const { sourceId, field, value, line, column, excerpt } = placed(row, lines)
  const { severity, code } = row
  const title = spoken(sayTitle({ code, homes: 1 }), voice)
  const advice = spoken(sayAdvice(code), voice)
  const texts = [severity, code, title, sourceId, field, value, line, column, excerpt, advice]
  return texts.map((text) => (text === null ? '' : String(text)))
}
