/**
 * portal: the audit log: looked through, taken along with its
 * seals, and walked from its first row to its last.
 */
import { z } from 'zod'
import { auditQuery, portal, type AuditVerification } from '#contract/accounts/portal.ts'
import {
  accountsOf,
  checkAudit,
  listActions,
  readAudit,
  readSealedEntries,
  record,
  type Accounts,
} from '#server/accounts/index.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import { transaction } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Actor, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import { toAuditEntry } from './audit-entry.ts'
import { noteTable } from './note-table.ts'

/** The log is paged by the numbers of its rows. */
const auditPosition = z.tuple([z.int().positive()])
type AuditAsk = z.output<typeof auditQuery>
const eachPage = 500

export const auditRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const { db } = platform
    const accounts = accountsOf(platform)
    bind(portal.audit, async ({ query: { cursor, limit, ...asked } }) => {
      const [rows, actions] = await Promise.all([
        readAudit(db, { ...filterOf(asked), ...behind(cursor), limit: limit + 1 }),
        listActions(db),
      ])
      const { items, nextCursor } = pageOf(rows, limit, ({ id }) => encodeCursor([id]))
      return { items: items.map(toAuditEntry), nextCursor, actions }
    })
    raw('/api/meridian/portal/audit.csv', ['Admin'], async ({ url }, actor) => {
      const asked = parseInput(auditQuery, readQuery(url))
      await noteTable(accounts, actor, 'audit', asked)
      const table = csvOf(sealedColumns, sealedPages(accounts, asked), (entry) =>
        sealedColumns.map((name) => {
          const value = entry[name]
          return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
        }),
      )
      return fileAnswer(table, 'audit.csv')
    })
    raw('/api/meridian/portal/audit.json', ['Admin'], async ({ url }, actor) => {
      const asked = parseInput(auditQuery, readQuery(url))
      await noteTable(accounts, actor, 'audit', asked)
      return fileAnswer(jsonOf(sealedPages(accounts, asked)), 'audit.json', 'application/json')
    })
    raw('/api/meridian/portal/audit/verification', ['Admin'], (_, actor) =>
      Promise.resolve(fileAnswer(verification(accounts, actor), 'verification.json', 'application/x-ndjson')),
    )
  }

const filterOf = ({ object, ...asked }: AuditAsk) => ({ ...asked, target: object })
const behind = (cursor: string | undefined) => ({ before: decodeCursor(cursor, auditPosition)?.[0] })

const sealedColumns = [
  ...(['id', 'at', 'actorId', 'actorName', 'action', 'target', 'targetName', 'detail'] as const),
  ...(['network', 'requestId', 'keyId', 'previousHash', 'hash'] as const),
] as const

/** Pages of whole entries, for `csvOf` and `jsonOf`. */
const sealedPages = (accounts: Accounts, asked: AuditAsk) => async (cursor: string | undefined) => {
  const { db } = accounts.platform
  const rows = await readAudit(db, { ...filterOf(asked), ...behind(cursor), limit: eachPage + 1 })
  const { items, nextCursor } = pageOf(rows, eachPage, ({ id }) => encodeCursor([id]))
  const ids = items.map(({ id }) => id)
  const seals = new Map(
    (ids.length === 0 ? [] : await readSealedEntries(db, ids)).map((one) => [one.id, one]),
  )
  return {
    items: items.map((row) => ({
      ...row,
      ...(seals.get(row.id) ?? { network: null, requestId: null, keyId: null, previousHash: '', hash: '' }),
      at: row.at.toISOString(),
      detail: row.detail as Record<string, unknown>,
    })),
    nextCursor,
  }
}

/** A list of JSON objects, a line each. */
async function* jsonOf<T>(
  readPage: (cursor: string | undefined) => Promise<{ items: T[]; nextCursor: string | null }>,
): AsyncGenerator<string> {
  let cursor: string | undefined
  let before = '[\n'
  do {
    const { items, nextCursor } = await readPage(cursor)
    for (const item of items) {
      yield `${before}${JSON.stringify(item)}`
      before = ',\n'
    }
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** A line for each step of the walk, then one that says how it ended; that it was done is an entry, too. */
const verification = (accounts: Accounts, actor: Actor): ReadableStream<string> =>
  new ReadableStream({
    async start(controller) {
      const verdict = await checkAudit(accounts, (rows) => controller.enqueue(lineOf({ rows })))
      const { ok, rows, brokenAt } = verdict
      const detail = { ok, rows, ...(brokenAt && { brokenAt }) }
      await transaction(accounts.platform.db, (tx) =>
        record(accounts, tx, { action: 'portal.auditVerified', actor, detail }),
      )
      controller.enqueue(lineOf(verdict))
      controller.close()
    },
  })

const lineOf = (said: AuditVerification): string => `${JSON.stringify(said)}\n`
