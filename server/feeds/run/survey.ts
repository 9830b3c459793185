/** feeds: step "reconcile", first half: reads the whole file once, before anything is written, and sets apart what changed. */
import { createHash, hash } from 'node:crypto'
import {
  createPointWatch,
  createPositionWatch,
  createStampWatch,
  sourceIdOf,
  type FeedMode,
  type Identity,
} from '../findings/file-checks.rules.ts'
import { readInstant } from '../read/dates.rules.ts'
import { finding, type Finding } from '../findings/findings.ts'
import type { FeedSettings, Glance } from '../read/format.ts'
import type { OpenedFeed, Reading } from '../intake/open-documents.ts'
import type { KnownRecords } from '../records/known-records.ts'
import type { Header, SourceRecord } from '../records/record.ts'
import { createSpool, type Spool } from '../map/spool.ts'
import { settingsKey } from '../read/settings-key.rules.ts'

/** What an earlier run stored of a record. */
export type KnownRecord = { hash: string; listingId: string | null; gone: boolean }

/** Finds what earlier runs stored, by source id. */
export type Lookup = (sourceIds: string[]) => Promise<Map<string, KnownRecord>>

export type Survey = {
  mode: FeedMode
  header: Header
  identity: Identity
  /** Records in the file, whatever became of them. */
  seen: number
  /** Records that are as they were, and the listings behind them. */
  same: number
  sameListings: string[]
  /** Where the records that are as they were begin in this file, by source id. */
  sameLines: Map<string, number>
  /** Records that the source does not offer, and that are not on the market here. */
  unpublished: number
  /** Records that are offered and were not on the market here. */
  fresh: number
  /** SHA-256 of everything that is new or changed, and how. */
  diff: string
  /** Records that could not be read or have no id. */
  refused: number
  /** Of those, records whose home nobody can tell. */
  unidentified: number
  complete: boolean
  exportTimes: boolean
  /** Every source id of the file. */
  sourceIds: ReadonlySet<string>
  findings: Finding[]
  /** New and changed records. Remove it when done. */
  spool: Spool
}

type Ask = {
  feed: OpenedFeed
  settings: FeedSettings
  lookup: Lookup
  /** Hashes, in hexadecimal, of records that were read before. */
  known?: ReadonlySet<string>
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
 * Reads the file once, and a second time in the rare case that the end shows what should have been known at the
 * beginning: ids that are positions or shared, coordinates that are a default.
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
  const known = ask.known?.size ? createKnown(ask, ask.known) : undefined
  const reading = await ask.feed.read(known)
  const surveyor = new Surveyor(ask, insight, reading, await createSpool())
  try {
    for await (const records of reading.records) {
      for (const record of records) await surveyor.see(record)
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

type Seen = { record: SourceRecord; glance: Glance; sourceId: string; hash: string }

class Surveyor {
  readonly survey: Survey
  private readonly ask: Ask
  private readonly insight: Insight
  private readonly reading: Reading
  private readonly seed: string
  private readonly sourceIds = new Set<string>()
  private readonly positions = createPositionWatch()
  private readonly points = createPointWatch()
  private readonly stamps: ReturnType<typeof createStampWatch>
  private readonly refsOfId = new Map<string, string>()
  private readonly shared = new Set<string>()
  private batch: Seen[] = []
  private gaveUp = false
  private readonly difference = createHash('sha256')

  constructor(ask: Ask, insight: Insight, reading: Reading, spool: Spool) {
    this.ask = ask
    this.insight = insight
    this.reading = reading
    this.seed = seedOf(ask)
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

  async see(record: SourceRecord): Promise<void> {
    const { survey, insight } = this
    const { format } = this.ask.feed
    survey.seen += 1
    const glance = format.glance(record, this.reading.header)
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
    if (glance.action === 'ignore') return
    this.batch.push({ record, glance, sourceId, hash: this.hashOf(record, glance) })
    if (this.batch.length >= batchSize) await this.compare()
  }

  /** A record that cannot be read is kept as it is known, if anyone can tell which home it is. */
  private refuse(record: SourceRecord, sourceId: string | null): void {
    this.survey.refused += 1
    if (sourceId === null) this.survey.unidentified += 1
    else this.sourceIds.add(sourceId)
    this.note(finding(record.refused ?? 'record.tooLarge', { ...placeOf(record), sourceId }))
  }

  /** Two homes with one id are told apart by their references in the second pass; the same home twice counts once. */
  private repeat(record: SourceRecord, sourceId: string, { id, ref }: Glance): void {
    const other = id === null ? undefined : this.refsOfId.get(id)
    const two = id !== null && ref !== null && other !== undefined && other !== ref
    if (two) this.shared.add(id)
    else this.note(finding('id.repeated', { ...placeOf(record), sourceId, value: sourceId }))
  }

  private note(one: Finding): void {
    if (this.survey.findings.length < mostFindings) this.survey.findings.push(one)
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
    return hashOf({ seed: this.seed, basis, atDefault, came, said })
  }

  private async compare(): Promise<void> {
    const { batch, survey } = this
    this.batch = []
    if (batch.length === 0) return
    const known = await this.ask.lookup(batch.map(({ sourceId }) => sourceId))
    for (const { record, glance, sourceId, hash } of batch) {
      const before = known.get(sourceId)
      const action = glance.action === 'withdraw' ? 'withdraw' : 'offer'
      // Nothing is to be done about a home that the source calls gone and that is not on the market here.
      const settled = action === 'withdraw' ? !before || before.gone : before?.hash === hash && !before.gone
      if (settled && action === 'withdraw') survey.unpublished += 1
      else if (settled) survey.same += 1
      if (settled) {
        if (before?.listingId && action === 'offer') survey.sameListings.push(before.listingId)
        survey.sameLines.set(sourceId, record.line)
        continue
      }
      if (action === 'offer' && (!before || before.gone)) survey.fresh += 1
      const { raw, line, column, repairs } = record
      const atDefaultPoint = glance.point !== null && this.insight.defaultPoints.has(glance.point)
      const kind = before ? 'changed' : 'new'
      this.difference.update(JSON.stringify([sourceId, kind, action, hash]))
      await survey.spool.write({ sourceId, kind, action, hash, raw, line, column, repairs, atDefaultPoint })
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
    await survey.spool.close()
    survey.diff = this.difference.digest('hex')
    survey.mode = this.ask.feed.format.mode(reading.header)
    survey.complete = reading.isComplete() && !this.gaveUp
    survey.exportTimes = this.stamps.isExportTime()
    for (const one of [...reading.findings(), ...this.remarks()]) survey.findings.push(one)
    const identity = positions.isPositional() && !this.ask.isSettled ? 'ref' : insight.identity
    return { survey, insight: { identity, shared: this.shared, defaultPoints: points.defaults() } }
  }

  /** What is odd about the file as a whole. */
  private remarks(): Finding[] {
    const { survey, insight } = this
    const remarks: Finding[] = []
    if (survey.seen === 0 && survey.complete) remarks.push(finding('file.noRecords'))
    if (survey.exportTimes) remarks.push(finding('dates.exportTime'))
    if (insight.identity === 'ref' || this.positions.isPositional())
      remarks.push(finding('id.positional', { field: 'id', value: '1, 2, 3 …' }))
    for (const id of insight.shared)
      remarks.push(finding('id.shared', { sourceId: id, field: 'id', value: id }))
    return remarks
  }
}

type Basis = { seed: string; basis: string; atDefault: string; came: string; said: string }

const hashOf = ({ seed, basis, atDefault, came, said }: Basis): string =>
  hash('sha256', [seed, basis, atDefault, came, said].join('\n'), 'hex').slice(0, 32)

/** Recognises records that were read before and mean the same today. The time of an export may differ, as long as it is plain text. */
function createKnown(ask: Ask, hashes: ReadonlySet<string>): (header: Header) => KnownRecords {
  const { format } = ask.feed
  const seed = seedOf(ask)
  return (header) => (raw) => {
    const stamp = format.stamp?.exec(raw)
    if (stamp && /[&\]]/.test(stamp[0])) return null
    const said = stamp ? raw.slice(0, stamp.index) + raw.slice(stamp.index + stamp[0].length) : raw
    const found = hashOf({ seed, basis: format.basis?.(header) ?? '', atDefault: '', came: '', said })
    return hashes.has(found) ? found : null
  }
}

/** Whatever else decides how a record is mapped: when it changes, everything is mapped again. */
function seedOf({ feed, settings }: Ask): string {
  return [feed.format.code, feed.format.revision, settingsKey(settings)].join('|')
}

const placeOf = ({ raw, line, column }: SourceRecord) => ({ line, column, excerpt: raw.slice(0, 200) })
