/**
 * feeds: step "publish": saves what changed, a few hundred homes in a
 * transaction each, and takes off what is gone.
 */
import { homeTitle } from '#contract/listings/home-title.ts'
import {
  isAgencyHidden,
  placeNameOf,
  previewListings,
  saveListings,
  withdrawListings,
} from '#server/listings/inner.ts'
import type { ListingDraft, SaveOutcome, SavingDeps } from '#server/listings/index.ts'
import { isUnavailable, transaction, type Db } from '#server/platform/database/db.ts'
import { isEmpty } from '../map/check-draft.ts'
import { markGone, readRecords, writeRecords, type LiveRecord, type WrittenRecord } from './feeds.store.ts'
import { isRefusal } from '#server/platform/refusals/app-error.ts'
import { refuseRun } from './refuse-run.ts'
import { finding, type Finding, type Gatherer } from '../findings/findings.ts'
import type { FeedMode } from '../findings/file-checks.rules.ts'
import type { MappedRecord } from '../map/map-records.ts'
import type { Mapper } from '../map/mapper.ts'
import { updateRun, writeFindings, type RunChange, type RunCounts } from './runs.store.ts'
import { withoutText, type Noted, type Spool, type Spooled } from '../map/spool.ts'
import { batchOf, isPatch } from '../map/save-batch.ts'

export type Publication = {
  db: Db
  deps: SavingDeps
  feedId: string
  agencyId: string
  /** Where findings and counts are kept; null when the run leaves no trace. */
  runId: string | null
  /** Whether homes are saved, or only compared. */
  write: boolean
  mapper: Mapper
  mode: FeedMode
  now: Date
  /** Milliseconds of `performance.now()` after which no further batch is begun. */
  deadline: number
  signal: AbortSignal | undefined
  counts: RunCounts
  gatherer: Gatherer
  /** The first so many things that changed, or would. */
  changes: RunChange[]
  /** Source ids that were only compared: what is known of them is out of date. */
  compared: string[]
  /** Pictures that came along, stored before the batch is saved; the drafts then know them. */
  adoptPictures?: ((mapped: MappedRecord[]) => Promise<void>) | undefined
  onProgress?: (done: number, total: number) => void
}

const batchSize = 200
/** Batches saved at the same time, each on a connection of its own. */
const sideBySide = 2
const mostChanges = 1_000

/**
 * Maps and saves every record of the spool; false when time ran out before its end. A run that is killed
 * between batches goes on there the next time, and so does one that took too long.
 */
export async function publishSpool(spool: Spool, publication: Publication): Promise<boolean> {
  const underWay = new Set<Promise<void>>()
  let begun = 0
  let done = 0
  try {
    for await (const batch of spool.batches(batchSize)) {
      publication.signal?.throwIfAborted()
      if (performance.now() > publication.deadline) break
      // The next batch is mapped while the database is busy with the ones before.
      const mapped = await mapBatch(batch, publication)
      begun += batch.length
      if (underWay.size >= sideBySide) await Promise.race(underWay)
      const saving: Promise<void> = saveBatch(mapped, publication).then(() => {
        underWay.delete(saving)
        done += mapped.length
        publication.onProgress?.(done, spool.count())
      })
      underWay.add(saving)
      // Its failure is met at the next race, or at the end.
      saving.catch(() => undefined)
    }
    await Promise.all(underWay)
    return begun === spool.count()
  } finally {
    // When one fails the others still come to their end, or they would go on after the run is over.
    await Promise.allSettled(underWay)
  }
}

/** Homes that the source itself calls gone have nothing to be mapped. */
async function mapBatch(batch: Spooled[], { mapper, mode }: Publication): Promise<MappedRecord[]> {
  const mapped = await mapper.map(batch.filter(({ action }) => action === 'offer'))
  const gone = batch.filter(({ action }) => action === 'withdraw')
  const worth = mapped.map((one) => (isPatch(one, mode) ? one : withoutEmpty(one)))
  return [...worth, ...gone.map((one) => ({ spooled: withoutText(one), draft: null, findings: [] }))]
}

/** A home of which nothing is said is not shown to anybody. */
function withoutEmpty(mapped: MappedRecord): MappedRecord {
  const { spooled, draft, findings } = mapped
  if (!draft || !isEmpty(draft)) return mapped
  const { sourceId, line, column } = spooled
  return {
    spooled,
    draft: null,
    findings: [finding('record.empty', { sourceId, line, column }), ...findings],
  }
}

async function saveBatch(mapped: MappedRecord[], publication: Publication): Promise<void> {
  if (publication.write) await publication.adoptPictures?.(mapped)
  try {
    await saveTogether(mapped, publication)
  } catch (error) {
    // A database that is away is not the fault of any home: the run ends
    // here, and goes on from here the next time.
    if (isUnavailable(error) || isStandingStill(error)) throw error
    if (mapped.length === 1) return failOne(mapped, error as Error, publication)
    // Something in this batch cannot be stored: each on its own, so that one home costs no other its place.
    for (const one of mapped) await saveBatch([one], { ...publication, adoptPictures: undefined })
  }
}

async function failOne([one]: MappedRecord[], error: Error, publication: Publication): Promise<void> {
  if (!one) return
  const { sourceId, line, column } = one.spooled
  const fault = finding('record.notStored', { sourceId, line, column, value: error.message })
  await saveTogether([{ ...one, draft: null, findings: [fault, ...one.findings] }], publication)
}

async function saveTogether(mapped: MappedRecord[], publication: Publication): Promise<void> {
  const { write, counts, changes, gatherer } = publication
  const withdrawn = mapped
    .filter(({ spooled }) => spooled.action === 'withdraw')
    .map(({ spooled }) => spooled.sourceId)
  const result = write ? await save(mapped, withdrawn, publication) : await compare(mapped, publication)
  Object.assign(counts, sum(counts, result.counts, withdrawn.length))
  for (const one of result.findings) gatherer.add(one)
  const gone = withdrawn.map((sourceId): RunChange => ({ sourceId, ...withdrawal, listingId: null }))
  for (const one of [...result.changes, ...gone]) if (changes.length < mostChanges) changes.push(one)
}

const withdrawal = { kind: 'withdrawn', title: null, fields: [], values: [] } satisfies Partial<RunChange>

/** The agency may be suspended while its feed is being published: what is not saved by then is not saved. */
async function mustBeShown(tx: Db, { agencyId }: Publication): Promise<void> {
  if (await isAgencyHidden(tx, agencyId)) throw refuseRun('feeds.agencyHidden')
}

const isStandingStill = (error: unknown): boolean => isRefusal(error) && error.code === 'feeds.agencyHidden'

/** Homes, source records, findings and counts of a batch: all of it or nothing. */
function save(mapped: MappedRecord[], withdrawn: string[], publication: Publication): Promise<Tally> {
  const { db, feedId, runId, deps, counts } = publication
  return transaction(db, async (tx) => {
    await mustBeShown(tx, publication)
    const tallied = tally(mapped, await saveListings(tx, batchOf(mapped, publication), deps))
    if (runId === null) throw new Error('saving needs a run')
    await writeRecords(tx, feedId, runId, tallied.stored)
    await withdrawNamed(tx, withdrawn, publication)
    await writeFindings(tx, runId, tallied.findings)
    await updateRun(tx, runId, sum(counts, tallied.counts, withdrawn.length))
    return tallied
  })
}

async function compare(mapped: MappedRecord[], publication: Publication): Promise<Tally> {
  const { db, runId, compared } = publication
  const tallied = tally(mapped, await previewListings(db, batchOf(mapped, publication)))
  for (const { spooled } of mapped) compared.push(spooled.sourceId)
  if (runId !== null) await writeFindings(db, runId, tallied.findings)
  return tallied
}

type Tally = {
  counts: Pick<RunCounts, 'created' | 'changed' | 'same' | 'failed'>
  stored: WrittenRecord[]
  findings: Finding[]
  changes: RunChange[]
}

/** What became of each record, from what the listings answered. */
function tally(mapped: MappedRecord[], outcomes: SaveOutcome[]): Tally {
  const byId = new Map(outcomes.map((outcome) => [outcome.sourceId, outcome]))
  const result: Tally = {
    counts: { created: 0, changed: 0, same: 0, failed: 0 },
    stored: [],
    findings: [],
    changes: [],
  }
  for (const { spooled, draft, findings } of mapped) {
    if (spooled.action === 'withdraw') continue
    const { sourceId, hash, line, column } = spooled
    const outcome = draft ? byId.get(sourceId) : undefined
    const title = draft && titleOf(draft)
    for (const one of findings) result.findings.push(one)
    if (!outcome || outcome.outcome === 'refused') {
      if (outcome) result.findings.push(refusal(outcome, spooled))
      result.counts.failed += 1
      result.changes.push({ sourceId, kind: 'failed', title, fields: [], values: [], listingId: null })
      continue
    }
    result.counts[outcome.outcome] += 1
    const { listingId } = outcome
    if (listingId) result.stored.push({ sourceId, hash, listingId, line, column })
    for (const { field, says } of ('disagreements' in outcome && outcome.disagreements) || [])
      result.findings.push(finding('field.byHand', { sourceId, field, value: says, line, column }))
    const { fields, values, leaps } = outcome.outcome === 'changed' ? outcome : unchanged
    for (const { field, by, before, after } of leaps)
      result.findings.push(
        finding('price.leap', { sourceId, field, value: `${before} → ${after} (${by})`, line, column }),
      )
    if (outcome.outcome !== 'same')
      result.changes.push({ sourceId, kind: outcome.outcome, title, fields, values, listingId })
  }
  return result
}

const unchanged = { fields: [], values: [], leaps: [] }

/** As the home will be called. */
const titleOf = ({ texts, type, place }: ListingDraft): string =>
  homeTitle({ title: texts.find(({ title }) => title)?.title, type, place: placeNameOf(place, null) })

function refusal(
  outcome: Extract<SaveOutcome, { outcome: 'refused' }>,
  { sourceId, line, column }: Noted,
): Finding {
  const value = outcome.problems.map(({ field, code }) => `${field}: ${code}`).join(', ')
  return finding('record.notStored', { sourceId, line, column, value })
}

const sum = (counts: RunCounts, more: Tally['counts'], withdrawn: number): RunCounts => ({
  created: counts.created + more.created,
  changed: counts.changed + more.changed,
  same: counts.same + more.same,
  failed: counts.failed + more.failed,
  withdrawn: counts.withdrawn + withdrawn,
  unpublished: counts.unpublished,
})

/** Homes that the source itself calls gone. */
async function withdrawNamed(tx: Db, sourceIds: string[], publication: Publication): Promise<void> {
  if (sourceIds.length === 0) return
  const known = await readRecords(tx, publication.feedId, sourceIds)
  const records = [...known].flatMap(([sourceId, { listingId }]) =>
    listingId ? [{ sourceId, listingId }] : [],
  )
  await takeOff(tx, records, 'The source says that it is no longer on the market.', publication)
}

/** Takes homes off the market that are no longer in the file, some at a time. */
export async function withdrawMissing(missing: LiveRecord[], publication: Publication): Promise<void> {
  const { db, runId, write, counts, changes, signal } = publication
  for (let from = 0; from < missing.length; from += batchSize) {
    signal?.throwIfAborted()
    const some = missing.slice(from, from + batchSize)
    if (write && runId !== null)
      await transaction(db, async (tx) => {
        await mustBeShown(tx, publication)
        await takeOff(tx, some, 'It is no longer in the feed.', publication)
        await updateRun(tx, runId, { withdrawn: counts.withdrawn + some.length })
      })
    counts.withdrawn += some.length
    for (const { sourceId, listingId } of some)
      if (changes.length < mostChanges) changes.push({ sourceId, ...withdrawal, listingId })
  }
}

async function takeOff(
  tx: Db,
  records: Pick<LiveRecord, 'sourceId' | 'listingId'>[],
  reason: string,
  publication: Publication,
): Promise<void> {
  const { feedId, runId, deps, now } = publication
  if (runId === null || records.length === 0) return
  const ids = records.map(({ listingId }) => listingId)
  await withdrawListings(tx, { ids, reason, now, source: 'feed' }, deps)
  await markGone(
    tx,
    feedId,
    runId,
    records.map(({ sourceId }) => sourceId),
  )
}
