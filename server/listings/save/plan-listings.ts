/** listings: what saving would do, record by record, without writing: the dry run, and the first half of saving. */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { isInUse } from '#contract/money/minor-units.ts'
import { latestRates } from '#server/currencies/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { diffDraft, listedAtOf, type DraftField, type LifeStep } from '../draft/change.rules.ts'
import { readCurrentListings, type CurrentListing } from '../rows/current-listings.store.ts'
import { applyPatch, draftProblems, normaliseDraft, type DraftProblem } from '../draft/draft.rules.ts'
import type { ListingDraft, ListingPatch } from '../draft/draft.ts'
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
  now: Date
  source: ChangeSource
}

/** What became, or would become, of one record. In a dry run a new listing has no id yet. */
export type SaveOutcome = { sourceId: string } & (
  | { outcome: 'created'; listingId: string | null }
  | { outcome: 'changed'; listingId: string; fields: DraftField[]; values: FieldChange[] }
  | { outcome: 'same'; listingId: string }
  | { outcome: 'refused'; problems: DraftProblem[] }
)

/** `draft` is what will be stored, `asked` the status the source gave it. */
type Known = { draft: ListingDraft; asked: ListingStatus; current: CurrentListing }

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
  const { drafts = [], patches = [], agencyId, feedId } = batch
  const normal = drafts.map(normaliseDraft)
  const sourceIds = [...normal, ...patches].map(({ sourceId }) => sourceId).filter(Boolean)
  const rates = await latestRates(db)
  const known =
    sourceIds.length > 0
      ? await readCurrentListings(db, { agencyId, feedId, sourceIds }, { lock })
      : new Map<string, CurrentListing>()
  const seen = new Set<string>()
  const planOne = (draft: ListingDraft): Plan => {
    const problems = draftProblems(draft, (code) => isInUse(code) || rates.has(code))
    if (seen.has(draft.sourceId)) problems.push({ field: 'sourceId', code: 'duplicate' })
    if (problems.length > 0) return { outcome: 'refused', sourceId: draft.sourceId, problems }
    seen.add(draft.sourceId)
    return planDraft(draft, known.get(draft.sourceId), batch.source)
  }
  return [...normal.map(planOne), ...patches.map((patch) => planPatch(patch, known, planOne))]
}

function planPatch(
  patch: ListingPatch,
  known: Map<string, CurrentListing>,
  planOne: (draft: ListingDraft) => Plan,
): Plan {
  const current = known.get(patch.sourceId)
  if (current) return planOne(normaliseDraft(applyPatch(current.draft, patch)))
  return {
    outcome: 'refused',
    sourceId: patch.sourceId,
    problems: [{ field: 'sourceId', code: patch.sourceId ? 'unknownListing' : 'missing' }],
  }
}

function planDraft(draft: ListingDraft, current: CurrentListing | undefined, source: ChangeSource): Plan {
  if (!current) return { outcome: 'created', draft }
  const settled = settle(draft, current.draft, source)
  const { fields, steps } = diffDraft(current.draft, settled)
  const { frame } = current
  if (listedAtOf(draft.listedAt, { ...frame, now: frame.listedAt }).getTime() !== frame.listedAt.getTime())
    fields.push('listedAt')
  const known = { draft: settled, asked: draft.status, current }
  return fields.length === 0 ? { outcome: 'same', ...known } : { outcome: 'changed', ...known, fields, steps }
}

/** What the source may not decide, and what is only written differently, stays as it is. */
function settle(draft: ListingDraft, before: ListingDraft, source: ChangeSource): ListingDraft {
  const status = settleStatus(before.status, draft.status, source)
  const sameAgent = draft.agentName?.toLowerCase() === before.agentName?.toLowerCase()
  return {
    ...draft,
    status,
    statusReason: status === draft.status ? draft.statusReason : before.statusReason,
    agentName: sameAgent ? before.agentName : draft.agentName,
  }
}

export function outcomeOf(plan: Plan, createdId: string | null): SaveOutcome {
  if (plan.outcome === 'refused') return plan
  const { sourceId } = plan.draft
  if (plan.outcome === 'created') return { sourceId, outcome: 'created', listingId: createdId }
  const listingId = plan.current.frame.id
  return plan.outcome === 'same'
    ? { sourceId, outcome: 'same', listingId }
    : {
        sourceId,
        outcome: 'changed',
        listingId,
        fields: plan.fields,
        values: shownChanges(plan.current.draft, plan.draft, plan.fields),
      }
}
