/**
 * exports: answers the address of an agency's files: checks its key, says
 * 304 where nothing changed, streams the rest.
 */
import type { ExportFile } from '#contract/exports/stock-export.ts'
import { hourSeconds } from '#contract/vocabulary/spans.ts'
import { hasAlready, weakEtagOf } from '#server/platform/http/answers/etag.ts'
import { networkOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { readKey } from './export-key.ts'
import { noteReading, readKeyRow, readStockState } from './exports.store.ts'
import type { ExportFormat } from './exported-home.ts'
import { kyero } from './kyero/kyero.ts'
import { reso } from './reso/reso.ts'
import { streamStock } from './stream-stock.ts'

const formats: Readonly<Record<ExportFile, ExportFormat>> = { 'kyero.xml': kyero, 'reso.json': reso }

/** Whole files of one agency, and keys that are tried from one network, in an hour. */
const filesAnHour = 60
const triesAnHour = 240

type Asked = { key: string; file: string; address: string }

/** @throws AppError 404 for a key that opens nothing (any more) and a file there is not, 429. */
export async function serveExport(
  platform: Platform,
  request: Request,
  { key, file, address }: Asked,
): Promise<Response> {
  await take(platform, { key: `network/export/${networkOf(address)}`, most: triesAnHour, relaxes: true })
  const agencyId = await agencyOf(platform, key)
  const format = Object.hasOwn(formats, file) ? formats[file as ExportFile] : null
  if (!agencyId || !format) throw refuse('common.notFound')
  const { homes, digest } = await readStockState(platform.db, agencyId)
  const state = `${homes} ${digest}`
  const changedAt = await noteReading(platform.db, { agencyId, state, now: platform.clock.now() })
  if (!changedAt) throw refuse('common.notFound')
  const etag = weakEtagOf(`${file} ${state} ${changedAt.getTime()}`)
  const headers = {
    'content-type': format.type,
    'content-disposition': `inline; filename="${file}"`,
    'cache-control': 'private, no-cache',
    'last-modified': changedAt.toUTCString(),
    'x-robots-tag': 'noindex',
    etag,
  }
  if (isKnown(request, etag, changedAt)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  await take(platform, { key: `agency/export/${agencyId}`, most: filesAnHour })
  return new Response(streamStock(platform, { agencyId, format, changedAt }), { headers })
}

/** The agency whose newest key this is; null for any other. */
async function agencyOf({ db, config }: Platform, key: string): Promise<string | null> {
  const said = readKey(loadSecret(config), key)
  const row = said && (await readKeyRow(db, said.agencyId))
  return said && row?.madeAt && row.version === said.version ? said.agencyId : null
}

/**
 * The tag decides where there is one; else the second in which the
 * stock became what it is (RFC 9110, 13.2.2).
 */
function isKnown(request: Request, etag: string, changedAt: Date): boolean {
  if (request.headers.has('if-none-match')) return hasAlready(request, etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since
}

type Share = { key: string; most: number; relaxes?: boolean }

/** @throws AppError 429. */
async function take({ limits }: Platform, share: Share): Promise<void> {
  const taken = await limits.take([{ ...share, seconds: hourSeconds }])
  if (!taken.isTaken) throw refuse('common.tooMany', { retryAfter: taken.retryAfter })
}
