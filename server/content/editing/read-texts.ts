/** content: texts and their versions as editors look at them, and what changed between two. */
import { z } from 'zod'
import type { DiffLine, Difference, EditedItem, editing } from '#contract/content/editing.ts'
import { versionParts, type VersionPart } from '#contract/content/editing-codes.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { asToday, mailSentences } from '../mails/mail-texts.ts'
import { differenceOf } from './difference.ts'
import { notFound } from './edit-text.ts'
import { countTexts, listTexts, readText, type TextKey, type TextRow } from './texts.store.ts'
import { listVersions, readVersion } from './versions.store.ts'

const textPlace = z.tuple([z.int(), z.string().max(80)])
const versionPlace = z.tuple([z.int().positive()])

/** One page of a kind's texts. @throws AppError 400 for a cursor of another list. */
export async function browseTexts(
  db: Db,
  { limit, cursor, ...filter }: Asked<typeof editing.list>['query'],
): Promise<Reply<typeof editing.list>> {
  const [position, slug] = decodeCursor(cursor, textPlace) ?? []
  const after = position === undefined || slug === undefined ? undefined : { position, slug }
  const [rows, counts] = await Promise.all([
    listTexts(db, { ...filter, after }, limit + 1),
    countTexts(db, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, (last) => encodeCursor([last.position, last.slug]))
  return {
    items: items.map((row) => ({ id: `${row.kind} ${row.slug}`, ...toItem(row) })),
    nextCursor,
    counts,
  }
}

const toItem = (row: TextRow): EditedItem => ({
  kind: row.kind,
  slug: row.slug,
  title: row.title,
  publishedVersion: row.publishedVersion,
  latestVersion: row.latestVersion,
  schedule:
    row.scheduledVersion === null || !row.scheduledAt || row.scheduledZone === null
      ? null
      : { version: row.scheduledVersion, at: row.scheduledAt.toISOString(), timeZone: row.scheduledZone },
  changedAt: row.changedAt.toISOString(),
})

/** @throws AppError editing.notFound for a text or a version that does not exist. */
export async function showText(
  db: Db,
  key: TextKey,
  wanted: number | undefined,
  letters: Letters,
): Promise<Reply<typeof editing.read>> {
  const row = await readText(db, key)
  const shown = row && (await readVersion(db, key, wanted ?? row.latestVersion))
  if (!shown) throw notFound()
  const sentences = key.kind === 'mail' ? mailSentences(letters, key.slug) : null
  const today = sentences ? asToday(shown, sentences) : shown
  return { ...toItem(row), shown: { ...today, details: detailsOf(today) }, sentences }
}

type Details = Reply<typeof editing.read>['shown']['details']
const detailsOf = ({ details }: { details: unknown }): Details => details as Details

/** Newest first. @throws AppError editing.notFound */
export async function browseVersions(
  db: Db,
  key: TextKey,
  { cursor, limit }: Asked<typeof editing.versions>['query'],
): Promise<Reply<typeof editing.versions>> {
  const [before] = decodeCursor(cursor, versionPlace) ?? []
  const rows = await listVersions(db, key, before, limit + 1)
  if (rows.length === 0 && before === undefined) throw notFound()
  const { items, nextCursor } = pageOf(rows, limit, ({ version }) => encodeCursor([version]))
  return {
    items: items.map(({ savedAt, ...one }) => ({
      id: String(one.version),
      ...one,
      savedAt: savedAt.toISOString(),
    })),
    nextCursor,
  }
}

type Written = Record<Exclude<VersionPart, 'details'>, string> & { details: unknown }

/** What changed, part by part; parts that stayed are left out. @throws AppError editing.notFound */
export async function compareTexts(
  db: Db,
  key: TextKey,
  { from, to }: Asked<typeof editing.compare>['body'],
): Promise<Difference> {
  const before = await readVersion(db, key, from)
  const after = typeof to === 'number' ? await readVersion(db, key, to) : to
  if (!before || !after) throw notFound()
  const parts = versionParts.map((part) => ({ part, lines: linesOf(part, before, after) }))
  return { parts: parts.filter(({ lines }) => lines.length > 0) }
}

const linesOf = (part: VersionPart, before: Written, after: Written): DiffLine[] =>
  part === 'details'
    ? differenceOf(readable(before.details), readable(after.details))
    : differenceOf(before[part], after[part])

/** Details with their names in one order, a line each: the database keeps them in an order of its own. */
const readable = (details: unknown): string => JSON.stringify(sorted(details), null, 2)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]))
}
