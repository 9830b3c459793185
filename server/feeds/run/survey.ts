/**
 * feeds: step "reconcile", first half: reads the whole file once, before
 * anything is written, and sets apart what changed.
 */
import { createHash } from 'node:crypto'
import {
  createPointWatch,
  createPositionWatch,
  createStampWatch,
  sourceIdOf,
  type Identity,
} from '../findings/file-checks.rules.ts'
import { readInstant } from '../read/dates.rules.ts'
import { fileRemarks } from '../findings/file-remarks.ts'
import { finding, type Finding } from '../findings/findings.ts'
import type { FeedSettings, Glance } from '../read/format.ts'
import type { OpenedFeed, Reading } from '../intake/open-documents.ts'
import { placeOf, type SourceRecord } from '../records/record.ts'
import { createKnown, createRecordHash } from '../map/record-hash.ts'
import type { StandingRecord } from './feeds.store.ts'
import { withOwnTexts } from '../texts/own-copy.ts'
import { createSpool, type Kept, type Noted, type Spool } from '../map/spool.ts'
import type { Lookup, Survey } from './surveyed.ts'

type Ask = {
  feed: OpenedFeed
  settings: FeedSettings
  lookup: Lookup
  /** By the hashes of their records, in hexadecimal, the homes that are on the market. */
  known?: ReadonlyMap<string, StandingRecord>
  /** How this feed's homes were recognised so far. */
  identity: Identity
  /** Whether there are homes already that are recognised so: then that is not changed any more. */
  isSettled: boolean
  /** Milliseconds of `performance.now()` after which reading ends with a finding. */
  deadline?: number
  signal?: AbortSignal | undefined
  onProgress?: (records: number) => void
}

/** Records looked up together. */
const batchSize = 500
/** Findings about single records kept from a survey; a file with more than that is wrong as a whole. */
const mostFindings = 5_000

/** What the file as a whole gives away, and what therefore decides how its records are read. */
type Insight = { identity: Identity; shared: Set<string>; defaultPoints: Set<string> }

/**
 * Reads the file once, and a second time in the rare case that the end shows what should have been known at
 * the beginning: ids that are positions or shared, coordinates that are a default.
 */
export async function survey(ask: Ask): Promise<Survey> {
  const first = await pass(ask, { identity: ask.identity, shared: new Set(), defaultPoints: new Set() })
  const { insight } = first
  const nothingNew =
    insight.identity === ask.identity && insight.shared.size === 0 && insight.defaultPoints.size === 0
  if (nothingNew) return first.survey
  await first.survey.spool.remove()
  return (await pass(ask, insight)).survey
}

async function pass(ask: Ask, insight: Insight): Promise<{ survey: Survey; insight: Insight }> {
  const { feed, known: standing } = ask
  const hashOf = createRecordHash(feed.format, ask.settings)
  const isKnown = (hash: string): boolean => standing?.has(hash) ?? false
  const known = standing?.size ? createKnown({ format: feed.format, hashOf, isKnown }) : undefined
  const reading = await feed.read(known)
  const surveyor = new Surveyor({ ask, insight, reading, hashOf }, await createSpool())
  try {
    for await (const records of reading.records) {
      for (const record of records) if (surveyor.see(record)) await surveyor.settle()
      ask.signal?.throwIfAborted()
      ask.onProgress?.(surveyor.survey.seen)
      if (performance.now() > (ask.deadline ?? Infinity)) {
        surveyor.giveUp()
        break
      }
    }
    return await surveyor.finish()
  } catch (error) {
    await surveyor.survey.spool.remove()
    throw error
  }
}

type Pass = { ask: Ask; insight: Insight; reading: Reading; hashOf: ReturnType<typeof createRecordHash> }
type Seen = { record: SourceRecord; glance: Glance; sourceId: string; hash: string }
/** What waits to be compared. Its text is put aside, so that a batch of them holds no pieces of the file. */
type Waiting = Omit<Noted, 'kind'> & { kept: Kept }

class Surveyor {
  readonly survey: Survey
  private readonly ask: Ask
  private readonly insight: Insight
  private readonly reading: Reading
  private readonly hash: Pass['hashOf']
  private readonly sourceIds = new Set<string>()
  private readonly positions = createPositionWatch()
  private readonly points = createPointWatch()
  private readonly stamps: ReturnType<typeof createStampWatch>
  private readonly refsOfId = new Map<string, string>()
  private readonly shared = new Set<string>()
  private batch: Waiting[] = []
  private gaveUp = false
  private readonly difference = createHash('sha256')

  constructor({ ask, insight, reading, hashOf }: Pass, spool: Spool) {
    this.ask = ask
    this.insight = insight
    this.reading = reading
    this.hash = hashOf
    this.stamps = createStampWatch((text) => readInstant(text, ask.settings.timeZone))
    this.survey = {
      mode: 'event',
      header: reading.header,
      identity: insight.identity,
      seen: 0,
      same: 0,
      sameListings: [],
      sameLines: new Map(),
      unpublished: 0,
      fresh: 0,
      diff: '',
      refused: 0,
      unidentified: 0,
      complete: false,
      exportTimes: false,
      sourceIds: this.sourceIds,
      findings: [],
      spool,
    }
  }

  /** Whether so much waits that it should be settled now. */
  see(record: SourceRecord): boolean {
    const seen = this.identify(record)
    if (seen !== null && !this.stands(seen)) this.batch.push(this.waiting(seen))
    return this.batch.length >= batchSize || this.survey.spool.isFull()
  }

  async settle(): Promise<void> {
    if (this.batch.length >= batchSize) await this.compare()
    await this.survey.spool.flush()
  }

  private waiting({ record, glance, sourceId, hash }: Seen): Waiting {
    const { line, column, repairs, raw } = record
    const atDefaultPoint = glance.point !== null && this.insight.defaultPoints.has(glance.point)
    const action = glance.action === 'withdraw' ? 'withdraw' : 'offer'
    return {
      sourceId,
      action,
      hash,
      line,
      column,
      repairs,
      atDefaultPoint,
      kept: this.survey.spool.keep(raw),
    }
  }

  /** The record by the name of its home; null where it is told and done with. */
  private identify(record: SourceRecord): Seen | null {
    const { survey, insight } = this
    survey.seen += 1
    const glance = withOwnTexts(this.ask.feed.format.glance(record, this.reading.header))
    const sourceId = sourceIdOf(glance, insight.identity, insight.shared)
    if (record.refused) return this.refuse(record, sourceId)
    this.positions.see(glance)
    this.points.see(glance.point, glance.locality)
    this.stamps.see(glance.stamp)
    if (sourceId === null) {
      survey.refused += 1
      return this.note(finding('record.noId', placeOf(record)))
    }
    if (this.sourceIds.has(sourceId)) return this.repeat(record, sourceId, glance)
    this.sourceIds.add(sourceId)
    if (glance.id !== null && glance.ref !== null) this.refsOfId.set(glance.id, glance.ref)
    if (glance.action === 'ignore') return null
    return { record, glance, sourceId, hash: this.hashOf(record, glance) }
  }

  /** Whether the home is on the market with this very record: then nothing needs to be looked up, or kept. */
  private stands({ record, glance, sourceId, hash }: Seen): boolean {
    const standing = glance.action === 'offer' ? this.ask.known?.get(hash) : undefined
    if (standing?.sourceId !== sourceId) return false
    this.keep({ ...standing, line: record.line }, 'offer')
    return true
  }

  private keep({ sourceId, line, listingId }: StandingRecord & { line: number }, action: Noted['action']) {
    const { survey } = this
    survey[action === 'offer' ? 'same' : 'unpublished'] += 1
    if (listingId !== null && action === 'offer') survey.sameListings.push(listingId)
    survey.sameLines.set(sourceId, line)
  }

  /** A record that cannot be read is kept as it is known, if anyone can tell which home it is. */
  private refuse(record: SourceRecord, sourceId: string | null): null {
    this.survey.refused += 1
    if (sourceId === null) this.survey.unidentified += 1
    else this.sourceIds.add(sourceId)
    return this.note(finding(record.refused ?? 'record.tooLarge', { ...placeOf(record), sourceId }))
  }

  /**
   * Two homes with one id are told apart by their references in the
   * second pass; the same home twice counts once.
   */
  private repeat(record: SourceRecord, sourceId: string, { id, ref }: Glance): null {
    const other = id === null ? undefined : this.refsOfId.get(id)
    const two = id !== null && ref !== null && other !== undefined && other !== ref
    if (two) this.shared.add(id)
    else this.note(finding('id.repeated', { ...placeOf(record), sourceId, value: sourceId }))
    return null
  }

  private note(one: Finding): null {
    if (this.survey.findings.length < mostFindings) this.survey.findings.push(withOwnTexts(one))
    return null
  }

  /** What is stored and compared; 16 bytes are plenty to tell two states of one home apart. */
  private hashOf({ raw, hash: known }: SourceRecord, { point, files }: Glance): string {
    const { format, attachments } = this.ask.feed
    const basis = format.basis?.(this.reading.header) ?? ''
    const atDefault = point !== null && this.insight.defaultPoints.has(point) ? 'at a default point' : ''
    const came = attachments
      ? files.map((name) => attachments.get(name.toLowerCase())?.bytes ?? '').join()
      : ''
    if (known && atDefault === '' && came === '') return known
    const said = format.stamp ? raw.replace(format.stamp, '') : raw
    return this.hash({ basis, atDefault, came, said })
  }

  /** Compares what waits with what earlier runs stored, and notes what is new or changed. */
  private async compare(): Promise<void> {
    const { batch, survey } = this
    this.batch = []
    if (batch.length === 0) return
    const known = await this.ask.lookup(batch.map(({ sourceId }) => sourceId))
    for (const { kept, ...waiting } of batch) {
      const { sourceId, action, hash, line } = waiting
      const before = known.get(sourceId)
      // Nothing is to be done about a home that the source calls gone and that is not on the market here.
      const settled = action === 'withdraw' ? !before || before.gone : before?.hash === hash && !before.gone
      if (settled) {
        this.keep({ sourceId, line, listingId: before?.listingId ?? null }, action)
        continue
      }
      if (action === 'offer' && (!before || before.gone)) survey.fresh += 1
      const kind = before ? 'changed' : 'new'
      this.difference.update(JSON.stringify([sourceId, kind, action, hash]))
      survey.spool.note({ ...waiting, kind }, kept)
    }
  }

  /** Reading took too long: what came so far is good, and nothing is missing because of the rest. */
  giveUp(): void {
    this.gaveUp = true
    this.survey.findings.push(finding('file.tooSlow', { value: `${this.survey.seen} homes were read` }))
  }

  async finish(): Promise<{ survey: Survey; insight: Insight }> {
    await this.compare()
    const { survey, insight, reading, positions, points } = this
    await survey.spool.flush()
    survey.diff = this.difference.digest('hex')
    survey.mode = this.ask.feed.format.mode(reading.header)
    survey.complete = reading.isComplete() && !this.gaveUp
    survey.exportTimes = this.stamps.isExportTime()
    const isPositional = insight.identity === 'ref' || positions.isPositional()
    const remarks = fileRemarks(survey, { isPositional, shared: insight.shared })
    for (const one of [...reading.findings(), ...remarks]) survey.findings.push(one)
    const identity = positions.isPositional() && !this.ask.isSettled ? 'ref' : insight.identity
    return { survey, insight: { identity, shared: this.shared, defaultPoints: points.defaults() } }
  }
}
