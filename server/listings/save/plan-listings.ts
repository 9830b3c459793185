/**
 * listings: what saving would do, record by record, without
 * writing: the dry run, and the first half of saving.
 */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { isInUse } from '#contract/money/minor-units.ts'
import { latestRates } from '#server/currencies/inner.ts'
import type { Db } from '#server/platform/database/db.ts'
import { diffDraft, listedAtOf, type DraftField, type LifeStep } from '../draft/change.rules.ts'
import { readCurrentListings, type CurrentListing } from '../rows/current-listings.store.ts'
import {
  corrected,
  disagrees,
  followed,
  layOver,
  liftOff,
  shownSource,
  type Correction,
  type CorrectionAsk,
} from '../draft/corrections.rules.ts'
import { draftProblems, normaliseDraft, type DraftProblem } from '../draft/draft.rules.ts'
import { applyPatch } from '../draft/patch.rules.ts'
import type { ListingDraft, ListingPatch } from '../draft/draft.ts'
import { leapsOf, type Leap } from '../draft/leaps.rules.ts'
import { shownChanges, type FieldChange } from '../draft/shown-values.rules.ts'
import { settleStatus, type ChangeSource } from '../draft/listings.rules.ts'

export type SaveBatch = {
  agencyId: string
  /** Null for listings that an agency keeps by hand. */
  feedId: string | null
  /** The whole truth about a listing: what they do not say is not so. */
  drafts?: ListingDraft[]
  /** What changed: everything they do not say stays. A patch of an unknown listing is refused. */
  patches?: ListingPatch[]
  /** What people of the agency say of listings of the feed, over what the feed says. */
  corrections?: CorrectionAsk[]
  now: Date
  source: ChangeSource
  /** True where nobody says that these listings are still there: they are not confirmed by it. */
  isAside?: boolean
}

/** What the feed says now of a field that is said otherwise by hand. */
export type Disagreement = { field: string; says: string | null }

/** What became, or would become, of one record. In a dry run a new listing has no id yet. */
export type SaveOutcome = { sourceId: string } & (
  | { outcome: 'created'; listingId: string | null }
  | (Stayed & { outcome: 'changed'; fields: DraftField[]; values: FieldChange[]; leaps: Leap[] })
  | (Stayed & { outcome: 'same' })
  | { outcome: 'refused'; problems: DraftProblem[] }
)

/** `disagreements` where there are any. */
type Stayed = { listingId: string; disagreements?: Disagreement[] }

/**
 * `draft` is what will be stored, `asked` the status the source gave it,
 * `corrections` what is said by hand from now on.
 */
type Known = {
  draft: ListingDraft
  asked: ListingStatus
  current: CurrentListing
  corrections: readonly Correction[]
}

export type Plan =
  | { outcome: 'created'; draft: ListingDraft }
  | (Known & { outcome: 'changed'; fields: DraftField[]; steps: LifeStep[] })
  | (Known & { outcome: 'same' })
  | { outcome: 'refused'; sourceId: string; problems: DraftProblem[] }

/** What saving this batch would do, in the order of its drafts and then its patches. Reads only. */
export async function previewListings(db: Db, batch: SaveBatch): Promise<SaveOutcome[]> {
  return (await planListings(db, batch)).map((plan) => outcomeOf(plan, null))
}

export async function planListings(db: Db, batch: SaveBatch, { lock = false } = {}): Promise<Plan[]> {
  const { drafts = [], patches = [], corrections = [], agencyId, feedId, now } = batch
  const normal = drafts.map(normaliseDraft)
  const sourceIds = [...normal, ...patches, ...corrections].map(({ sourceId }) => sourceId).filter(Boolean)
  const rates = await latestRates(db)
  const known =
    sourceIds.length > 0
      ? await readCurrentListings(db, { agencyId, feedId, sourceIds }, { lock })
      : new Map<string, CurrentListing>()
  const seen = new Set<string>()
  const planOne: PlanOne = (said, byHand) => {
    const current = known.get(said.sourceId)
    const over = byHand ?? followed(current?.corrections ?? [], said, now)
    const draft = over.length > 0 ? normaliseDraft(layOver(said, over)) : said
    const problems = draftProblems(draft, (code) => isInUse(code) || rates.has(code))
    if (seen.has(draft.sourceId)) problems.push({ field: 'sourceId', code: 'duplicate' })
    if (problems.length > 0) return { outcome: 'refused', sourceId: draft.sourceId, problems }
    seen.add(draft.sourceId)
    return planDraft(draft, current, over, batch.source)
  }
  return [
    ...normal.map((draft) => planOne(draft)),
    ...patches.map((patch) => planPatch(patch, known, planOne)),
    ...corrections.map((ask) => planCorrection({ ...ask, now }, known, planOne)),
  ]
}

/** What becomes of what a source says; `byHand` stands over it instead of what stood over it so far. */
type PlanOne = (said: ListingDraft, byHand?: readonly Correction[]) => Plan

function planPatch(patch: ListingPatch, known: Map<string, CurrentListing>, planOne: PlanOne): Plan {
  const current = known.get(patch.sourceId)
  if (!current) return unknownListing(patch.sourceId)
  return planOne(normaliseDraft(applyPatch(liftOff(current.draft, current.corrections), patch)))
}

function planCorrection(
  ask: CorrectionAsk & { now: Date },
  known: Map<string, CurrentListing>,
  planOne: PlanOne,
): Plan {
  const current = known.get(ask.sourceId)
  if (!current) return unknownListing(ask.sourceId)
  const said = normaliseDraft(liftOff(current.draft, current.corrections))
  const wanted = normaliseDraft(ask.wanted)
  return planOne(said, corrected(current.corrections, said, { ...ask, wanted }))
}

const unknownListing = (sourceId: string): Plan => ({
  outcome: 'refused',
  sourceId,
  problems: [{ field: 'sourceId', code: sourceId ? 'unknownListing' : 'missing' }],
})

function planDraft(
  draft: ListingDraft,
  current: CurrentListing | undefined,
  corrections: readonly Correction[],
  source: ChangeSource,
): Plan {
  if (!current) return { outcome: 'created', draft }
  const settled = settle(draft, current.draft, source)
  const { fields, steps } = diffDraft(current.draft, settled)
  const { frame } = current
  if (listedAtOf(draft.listedAt, { ...frame, now: frame.listedAt }).getTime() !== frame.listedAt.getTime())
    fields.push('listedAt')
  const known = { draft: settled, asked: draft.status, current, corrections }
  return fields.length === 0 ? { outcome: 'same', ...known } : { outcome: 'changed', ...known, fields, steps }
}

/** What the source may not decide, and what is only written differently, stays as it is. */
function settle(draft: ListingDraft, before: ListingDraft, source: ChangeSource): ListingDraft {
  const status = settleStatus(before.status, draft.status, source)
  const known = new Map(
    [before.agentName ?? '', ...(before.coAgentNames ?? [])].map((name) => [name.toLowerCase(), name]),
  )
  const asWritten = (name: string) => known.get(name.toLowerCase()) || name
  return {
    ...draft,
    status,
    statusReason: status === draft.status ? draft.statusReason : before.statusReason,
    agentName: draft.agentName && asWritten(draft.agentName),
    coAgentNames: draft.coAgentNames?.map(asWritten),
  }
}

export function outcomeOf(plan: Plan, createdId: string | null): SaveOutcome {
  if (plan.outcome === 'refused') return plan
  const { sourceId } = plan.draft
  if (plan.outcome === 'created') return { sourceId, outcome: 'created', listingId: createdId }
  const listingId = plan.current.frame.id
  const disagreements = plan.corrections
    .filter(disagrees)
    .map((one): Disagreement => ({ field: one.field, says: shownSource(one) }))
  const stayed = { sourceId, listingId, ...(disagreements.length > 0 && { disagreements }) }
  if (plan.outcome === 'same') return { ...stayed, outcome: 'same' }
  const values = shownChanges(plan.current.draft, plan.draft, plan.fields)
  const leaps = leapsOf(plan.current.draft, plan.draft)
  return { ...stayed, outcome: 'changed', fields: plan.fields, values, leaps }
}
