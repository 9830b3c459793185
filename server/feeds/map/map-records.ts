/** feeds: steps "map" and "check" for one record, with everything that was noted on the way. */
import type { ListingDraft } from '#server/listings/index.ts'
import { checkDraft, checkPublishable, expired, hasExpired } from './check-draft.ts'
import { fieldMark, type FeedMode } from '../findings/file-checks.rules.ts'
import { lineOf } from '../texts/excerpts.rules.ts'
import { createFieldWatch } from '../read/field-places.ts'
import { finding, type Finding, type FindingCode } from '../findings/findings.ts'
import { createTeacher } from '../read/taught-words.ts'
import type { FeedFormat, FeedSettings, MapContext, Note, World } from '../read/format.ts'
import type { Element, Header } from '../records/record.ts'
import type { Noted, Spooled } from './spool.ts'

export type Mapping = {
  /**
   * `attachments`: by the names (lower case) of the files that came in
   * the archive; null when there was no archive.
   */
  feed: { format: FeedFormat; version: string | null; attachments: ReadonlyMap<string, unknown> | null }
  header: Header
  mode: FeedMode
  settings: FeedSettings
  world: World
  /** The dates of the file are only those of the export. */
  exportTimes: boolean
  now: Date
}

export type MappedRecord = {
  /** Without its text, which nobody needs any more. */
  spooled: Noted
  /** Null when it cannot be published; a red finding says why. */
  draft: ListingDraft | null
  /** Whether its status is the record's own; where nothing is said, a home is taken to be on the market. */
  saysStatus?: boolean
  findings: Finding[]
}

/** Findings kept of one home; more of them help nobody. */
const mostFindings = 60

/** Maps one record. Never throws: a fault of ours with one home is a finding like any other. */
export function mapRecord({ raw: bytes, ...spooled }: Spooled, mapping: Mapping): MappedRecord {
  const { header } = mapping
  const { format } = mapping.feed
  const findings: Finding[] = []
  const raw = textOf(bytes)
  const record = format.reread(raw, spooled, header)
  const isPatch = mapping.mode === 'event' && spooled.kind === 'changed'
  const note: Note = (what, at, { field, value } = {}) => {
    // What a change does not name stays as it is known: that is no gap.
    if (findings.length >= mostFindings || (isPatch && unsaid.has(what))) return
    const place = at ?? record?.element ?? spooled
    const { line, column } = place
    const excerpt = lineOf(raw, line - spooled.line)
    findings.push(finding(what, { sourceId: spooled.sourceId, field, value, line, column, excerpt }))
  }
  for (const { code, line, value } of spooled.repairs.slice(0, mostFindings)) {
    const excerpt = lineOf(raw, line - spooled.line)
    findings.push(finding(code, { sourceId: spooled.sourceId, value, line, excerpt }))
  }
  try {
    if (!record) throw new Error('the record cannot be read again')
    const draft = draftOf(record.element, { spooled, record, mapping, note })
    const isOver = draft !== null && hasExpired(draft, mapping.now)
    const saysStatus = isOver || (mapping.feed.format.saysStatus?.(record.element) ?? true)
    return { spooled, draft: isOver ? expired(draft) : draft, saysStatus, findings }
  } catch (error) {
    note('record.notStored', null, { value: (error as Error).message })
    return { spooled, draft: null, findings }
  } finally {
    // Of a change of a home nobody knows, it says nothing that it leaves the rest unsaid.
    if (findings.some(({ code }) => code === 'id.unknown'))
      findings.splice(0, Infinity, ...findings.filter(({ code }) => !unsaid.has(code)))
    // A home that is not published needs no advice about its pictures, so what keeps it out comes first.
    findings.sort((a, b) => Number(b.severity === 'red') - Number(a.severity === 'red'))
  }
}

const textOf = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString()

const watches = new Map<string, ReturnType<typeof createFieldWatch>>()

/** Knows the paths it has met, so there is one for each format. */
function watchOf({ code, fields }: FeedFormat): ReturnType<typeof createFieldWatch> {
  const known = watches.get(code) ?? createFieldWatch(fields)
  watches.set(code, known)
  return known
}

/** Findings about what a record does not say at all. */
const unsaid: ReadonlySet<unknown> = new Set<FindingCode>([
  'type.missing',
  'place.missing',
  'point.missing',
  'text.missing',
  'pictures.none',
  'price.missing',
  'country.assumed',
  'country.homeland',
  'country.missing',
  'offer.inferred',
])

type Made = {
  spooled: Noted
  record: NonNullable<ReturnType<FeedFormat['reread']>>
  mapping: Mapping
  note: Note
}

function draftOf(element: Element, { spooled, record, mapping, note }: Made): ListingDraft | null {
  const { feed, header, settings, world, now, exportTimes, mode } = mapping
  const { format, version, attachments } = feed
  let refused = false
  let unpriced = false
  const isPatch = mode === 'event' && spooled.kind === 'changed'
  const told = new Set<string>()
  const teacher = createTeacher(settings, isPatch)
  const context: MapContext = {
    settings,
    header,
    version,
    world,
    files: attachments && new Set(attachments.keys()),
    note: teacher.listen((what, ...rest) => {
      unpriced ||= what === 'price.missing'
      const value = rest[1]?.value?.trim()
      if (what === 'word.unknown' && value && told.has(value)) return
      if (value) told.add(value)
      note(what, ...rest)
    }),
    now,
  }
  const mapped = teacher.teach(format.map(record, spooled.sourceId, context))
  watchFields(element, format, { note, told })
  const at = { element, coordinates: format.coordinates, atDefaultPoint: spooled.atDefaultPoint }
  const draft = checkDraft({ draft: mapped, ...at, context })
  // A change that names no price says nothing about the one that is known.
  if (isPatch && unpriced) draft.offers = draft.offers.flatMap(withoutPrice)
  if (!isPatch)
    checkPublishable(draft, element, mode === 'event', {
      ...context,
      note: (...said) => {
        refused = true
        note(...said)
      },
    })
  if (refused) return null
  return exportTimes ? { ...draft, sourceUpdatedAt: null } : draft
}

/**
 * Tells what has no place with us, what stands there twice, and what nobody knows in fields with
 * words of their own, unless it is `told` already.
 */
function watchFields(
  element: Element,
  format: FeedFormat,
  { note, told }: { note: Note; told: ReadonlySet<string> },
): void {
  const { homeless, misread, repeated } = watchOf(format)(element)
  for (const { at, field, value } of repeated) note('field.repeated', at, { field, value })
  for (const { kind, at, field, value } of misread)
    if (!told.has(value)) note(kind.code, at, { field, value })
  if (homeless.length > 0) note('field.noPlace', null, { field: homeless.join(fieldMark) })
}

/** What an offer says beside its price: terms of the offer that is known; nothing when there are none. */
function withoutPrice(offer: ListingDraft['offers'][number]): ListingDraft['offers'] {
  if (offer.amountMinor !== null) return [offer]
  const { priceText, taxTreatment, depositMinor, furnished, pets, availableFrom, minTermMonths, costs } =
    offer
  const terms = [priceText, taxTreatment, depositMinor, furnished, pets, availableFrom, minTermMonths]
  const saysTerms = costs.length > 0 || terms.some((one) => one !== null)
  return saysTerms ? [{ ...offer, priceMode: 'fixed', amountMaxMinor: null }] : []
}
