/**
 * feeds: gets a run's source, fetched or kept from a check, and tells when
 * nothing can have changed since the last good run.
 */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'
import { hash } from 'node:crypto'
import type { SecretHeader } from '#server/platform/outbound/outbound.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { openHeader } from '../intake/sealed-credentials.ts'
import { failed, fetchFeed, keptFile, type FeedFile, type Fetched } from '../intake/fetch.ts'
import type { FeedFormat } from '../read/format.ts'
import { formats } from '../formats/every-format.ts'
import { settingsKey } from '../read/settings-key.rules.ts'
import type { OpenedFeed } from '../intake/open-documents.ts'
import { settingsOf, type FeedRun, type KeptSource } from './run.ts'
import { hasMissing } from './feeds.store.ts'
import { readRun } from './runs.store.ts'

/**
 * Fetches, conditionally where a good run was made from the same address with the same understanding of it.
 */
export async function fetchSource(run: FeedRun): Promise<Fetched> {
  const { ask, deps, runId } = run
  const { feed, source, kept, signal } = ask
  if (kept) return openKept(run, kept)
  const isSame = source === feed.url && !ask.dryRun && !ask.accept && (await understoodAlike(run))
  const keep = `feeds/${feed.id}/${runId ?? newId()}`
  const secret = secretFor(run)
  if (secret === 'lost')
    return failed(null, inEnglish(say`The kept password cannot be opened. Please enter it again.`))
  const since = { etag: isSame ? feed.etag : null, lastModified: isSame ? feed.lastModified : null }
  const fetched = await fetchFeed({ source, ...since, keep, secret, signal }, deps)
  const { httpStatus } = fetched
  await run.note({ httpStatus })
  if (fetched.outcome === 'file') await noteFile(run, fetched, httpStatus === null ? null : keep)
  return fetched
}

/** The password of the feed, where it belongs to the address; `lost` when nobody can open it any more. */
function secretFor({ ask, deps }: FeedRun): SecretHeader | 'lost' | null {
  const { id, credentials, credentialsOrigin: origin } = ask.feed
  const isTheirs = URL.canParse(ask.source) && new URL(ask.source).origin === origin
  if (!credentials || !origin || !isTheirs) return null
  return openHeader(loadSecret(deps.config), { feedId: id, origin }, credentials) ?? 'lost'
}

/**
 * Reads what was sent, or what a check has fetched, byte for byte; anything else is not what was looked at.
 */
async function openKept(run: FeedRun, kept: KeptSource): Promise<Fetched> {
  const file = await keptFile(run.deps.files, kept)
  if (!file) return failed(null, inEnglish(say`The file is no longer kept. Please check it again.`))
  if (kept.hash !== null && kept.hash !== file.hash)
    return failed(null, inEnglish(say`The kept file is not the one that was checked. Please check it again.`))
  const fetched = {
    outcome: 'file',
    file,
    httpStatus: null,
    etag: kept.etag,
    lastModified: kept.lastModified,
  } as const
  await noteFile(run, fetched, kept.key)
  return fetched
}

const noteFile = (run: FeedRun, fetched: Fetched & { outcome: 'file' }, key: string | null): Promise<void> =>
  run.note({
    keptFile: key,
    fileName: fetched.file.name,
    fileHash: fetched.file.hash,
    transportCharset: fetched.file.charset ?? null,
    etag: fetched.etag,
    lastModified: fetched.lastModified,
  })

/** What decides how a file is understood, beside the file: the mapping and the feed's settings. */
function understanding(run: FeedRun, format: FeedFormat): string {
  const said = [format.code, format.revision, settingsKey(settingsOf(run.ask.feed))].join('|')
  return hash('sha256', said, 'hex').slice(0, 16)
}

/** The file and how it is understood, in one. */
export const fingerprintOf = (run: FeedRun, { format }: OpenedFeed, file: FeedFile): string =>
  `${file.hash}.${understanding(run, format)}`

/**
 * Whether the last good run read this very file, to its end, and understood it as we would now. Where it
 * missed homes that wait to be missed again, the same file has something to say all the same.
 */
export async function isUnchanged(run: FeedRun, feed: OpenedFeed, file: FeedFile): Promise<boolean> {
  const last = await lastGood(run)
  if (last?.complete !== true || last.contentHash !== fingerprintOf(run, feed, file)) return false
  return !(await hasMissing(run.deps.db, run.ask.feed.id))
}

/** Whether an answer that nothing has changed would be all there is to know. */
async function understoodAlike(run: FeedRun): Promise<boolean> {
  const format = formats.find(({ code }) => code === run.ask.feed.format)
  const last = format ? await lastGood(run) : null
  if (format === undefined || last?.contentHash?.split('.')[1] !== understanding(run, format)) return false
  return !(await hasMissing(run.deps.db, run.ask.feed.id))
}

/** The run that the next one is compared with. */
export const lastGood = ({ ask, deps }: FeedRun) =>
  ask.feed.lastGoodRunId === null ? Promise.resolve(null) : readRun(deps.db, ask.feed.lastGoodRunId)
