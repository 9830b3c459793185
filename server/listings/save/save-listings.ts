/** listings: stores many listings of a source at once, with their life line, and tells what changed. */
import { findOrCreateAgents } from '#server/accounts/inner.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import { firstStep, listedAtOf, rememberPrice, type DraftField } from '../draft/change.rules.ts'
import { writeCorrections } from '../rows/corrections.store.ts'
import { newListingId } from '../rows/listing-id.ts'
import {
  areaRows,
  eventRow,
  listingRow,
  mediaRows,
  offerName,
  offerRow,
  propertyRow,
  ranked,
  textRows,
  type ListingFrame,
  type Row,
} from '../rows/listing-rows.rules.ts'
import {
  deleteAreas,
  deleteOf,
  deleteOffers,
  insertChanges,
  insertListings,
  insertRows,
  lockOwnListings,
  touchSeen,
  updateRows,
  upsertOffers,
} from '../rows/listing-writing.store.ts'
import { raiseConfirmed } from '../standing/standing.ts'
import { holdListings } from '../status/hold-listings.ts'
import { isAgencyHidden, rememberHeld } from '../status/holds.store.ts'
import { isLive, settleStatus } from '../draft/listings.rules.ts'
import type { ListingDraft } from '../draft/draft.ts'
import type { ResolvePlace } from '../view/location.rules.ts'
import { outcomeOf, planListings, type Plan, type SaveBatch, type SaveOutcome } from './plan-listings.ts'

export type SavingDeps = { events: Events; resolvePlace: ResolvePlace }

type Created = Extract<Plan, { outcome: 'created' }> & { id: string }
type Changed = Extract<Plan, { outcome: 'changed' }>
type Context = { batch: SaveBatch; deps: SavingDeps; agents: Map<string, string> }

/**
 * Saves a batch (a few hundred records are a good size) in one transaction: a number of statements
 * that does not depend on the number of records. Answers per record, in the order of the drafts and
 * then the patches, what became of it; a record that cannot be stored is refused alone. Saving the
 * same again changes nothing but when it was last seen.
 * Batches of one feed that have no record in common may be saved at the same time on several connections.
 */
export function saveListings(db: Db, batch: SaveBatch, deps: SavingDeps): Promise<SaveOutcome[]> {
  return transaction(db, async (tx) => {
    // A feed has one run at a time; by hand, two clicks may save the same listing at once.
    const isHidden = await isAgencyHidden(tx, batch.agencyId)
    if (!batch.feedId) await lockOwnListings(tx, batch.agencyId)
    const plans = (await planListings(tx, batch, { lock: true })).map((plan) =>
      plan.outcome === 'created' ? { ...plan, id: newListingId(batch.now) } : plan,
    )
    const created = plans.filter((plan): plan is Created => plan.outcome === 'created')
    const changed = plans.filter((plan): plan is Changed => plan.outcome === 'changed')
    const names = [...created, ...changed].flatMap(({ draft }) => peopleOf(draft))
    const agents = await findOrCreateAgents(tx, batch.agencyId, names)
    await writeCreated(tx, created, { batch, deps, agents })
    await writeChanged(tx, changed, { batch, deps, agents })
    await writeSame(tx, plans, batch)
    await writeCorrections(tx, plans.flatMap(newCorrections))
    await tellDecided(tx, plans, { batch, deps })
    await rememberHeld(tx, plans.flatMap(heldOf(batch)))
    const ids = [...created.map(({ id }) => id), ...changed.map(({ current }) => current.frame.id)]
    if (ids.length > 0) {
      const later = maySearchFollow(batch, ids, changed)
      // What nobody knows yet is news to those who follow when the search has its rows.
      await insertChanges(tx, later ? changed.map(({ current }) => current.frame.id) : ids)
      await deps.events.publish(tx, 'listing.changed', { ids, later })
    }
    await raiseConfirmed(tx, plans.flatMap(knownId), deps)
    if (isHidden)
      await holdListings(
        tx,
        { ids: created.map(({ id }) => id), kind: 'agency', reason: null, now: batch.now },
        deps,
      )
    return plans.map((plan) => outcomeOf(plan, 'id' in plan ? plan.id : null))
  })
}

const knownId = (plan: Plan) => ('current' in plan ? [plan.current.frame.id] : [])

/** So many homes are found as soon as they are saved; of more the search takes its turns. */
const foundAtOnce = 50

/** A home that is taken off the market is gone from every list at once, however many others came with it. */
const maySearchFollow = ({ source }: SaveBatch, ids: string[], changed: Changed[]): boolean =>
  source === 'feed' &&
  ids.length > foundAtOnce &&
  changed.every(({ draft, current }) => isLive(draft.status) || !isLive(current.draft.status))

/** What the source says of a listing that is held becomes of it when it is not held any more. */
const heldOf =
  ({ source }: SaveBatch) =>
  (plan: Plan) => {
    if (plan.outcome !== 'changed' && plan.outcome !== 'same') return []
    const { frame, draft: before, heldStatus } = plan.current
    const isHeld = before.status === 'suspended' && heldStatus !== null
    return isHeld ? [{ id: frame.id, status: settleStatus(heldStatus, plan.asked, source) }] : []
  }

/** Whoever told the agency that its feed says something else need not say so any more. */
async function tellDecided(tx: Db, plans: Plan[], { batch, deps }: Pick<Context, 'batch' | 'deps'>) {
  const decided = new Set(batch.corrections?.filter(({ seenAt }) => seenAt).map(({ sourceId }) => sourceId))
  if (decided.size === 0) return
  const ids = plans.flatMap((plan) =>
    'current' in plan && decided.has(plan.draft.sourceId) ? [plan.current.frame.id] : [],
  )
  await deps.events.publish(tx, 'listing.corrected', { ids })
}

/** Of listings of which something else is said by hand from now on. */
function newCorrections(plan: Plan) {
  if (plan.outcome !== 'changed' && plan.outcome !== 'same') return []
  const { current, corrections } = plan
  return corrections === current.corrections ? [] : [{ listingId: current.frame.id, corrections }]
}

/**
 * Rows are made while they are poured: those of hundreds of homes at once
 * would outlive every small collection of garbage.
 */
async function writeCreated(tx: Db, created: Created[], { batch, deps, agents }: Context): Promise<void> {
  const { now: at, source } = batch
  const homes = created.map(({ draft, id }) => ({ draft, id, propertyId: newId() }))
  const forgotten = { previousMinor: null, priceChangedAt: null }
  await insertListings(tx, {
    properties: ofEach(homes, ({ draft, propertyId }) => [
      propertyRow(draft, propertyId, deps.resolvePlace(draft.place)),
    ]),
    property_areas: ofEach(homes, ({ draft, propertyId }) => areaRows(draft, propertyId)),
    listings: ofEach(homes, (home) => [listingRow(home.draft, createdFrame(home, batch, agents))]),
    offers: ofEach(homes, ({ draft, id: listingId }) =>
      ranked(draft.offers).map(({ offer, rank }) =>
        offerRow(offer, { id: newId(), listingId, rank }, forgotten),
      ),
    ),
    listing_texts: ofEach(homes, ({ draft, id }) => textRows(draft, id)),
    listing_media: ofEach(homes, ({ draft, id }) => mediaRows(draft.media, id)),
    listing_events: ofEach(homes, ({ draft, id: listingId, propertyId }) => [
      eventRow(firstStep(draft), { listingId, propertyId, at, source }),
    ]),
  })
}

function* ofEach<Home, Made>(homes: readonly Home[], made: (home: Home) => Made[]): Generator<Made> {
  for (const home of homes) yield* made(home)
}

function createdFrame(
  { draft, id, propertyId }: Pick<Created, 'draft' | 'id'> & { propertyId: string },
  { now, agencyId, feedId }: SaveBatch,
  agents: Map<string, string>,
): ListingFrame {
  return {
    id,
    propertyId,
    agencyId,
    agentId: agentOf(draft.agentName, agents),
    coAgentIds: coAgentsOf(draft, agents),
    feedId,
    statusChangedAt: now,
    listedAt: listedAtOf(draft.listedAt, { now }),
    firstSeenAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    updatedAt: now,
    isDemo: false,
  }
}

const agentOf = (name: string | null, agents: Map<string, string>): string | null =>
  name === null ? null : (agents.get(name) ?? null)

const peopleOf = ({ agentName, coAgentNames = [] }: ListingDraft): string[] =>
  [agentName, ...coAgentNames].filter((name) => name !== null)

const coAgentsOf = ({ coAgentNames = [] }: ListingDraft, agents: Map<string, string>): string[] =>
  coAgentNames.flatMap((name) => agents.get(name) ?? [])

const listingFields = new Set<DraftField>([
  ...(['publicRef', 'alternateIds', 'status', 'statusReason', 'listedAt', 'expiresOn', 'closing'] as const),
  ...(['listingUrl', 'videoUrls', 'tourUrls', 'openHouses'] as const),
  ...(['agentName', 'coAgentNames', 'offers', 'texts', 'media', 'areas'] as const),
])

async function writeChanged(tx: Db, changed: Changed[], context: Context): Promise<void> {
  const having = (field: DraftField) => changed.filter(({ fields }) => fields.includes(field))
  const property = changed.filter(({ fields }) => fields.some((field) => !listingFields.has(field)))
  const areas = having('areas')
  const texts = having('texts')
  const media = having('media')
  await updateRows(
    tx,
    'listings',
    changed.map((one) => changedListing(one, context)),
  )
  await updateRows(
    tx,
    'properties',
    property.map((one) => changedProperty(one, context)),
  )
  await writeOffers(tx, having('offers'), context.batch.now)
  await deleteAreas(tx, areas.map(propertyIdOf))
  await insertRows(
    tx,
    'property_areas',
    areas.flatMap((one) => areaRows(one.draft, propertyIdOf(one))),
  )
  await deleteOf(tx, 'listing_texts', texts.map(idOf))
  await insertRows(
    tx,
    'listing_texts',
    texts.flatMap((one) => textRows(one.draft, idOf(one))),
  )
  await deleteOf(tx, 'listing_media', media.map(idOf))
  await insertRows(
    tx,
    'listing_media',
    media.flatMap((one) => mediaRows(one.draft.media, idOf(one), one.current.pictures)),
  )
  await insertRows(
    tx,
    'listing_events',
    changed.flatMap((one) => changedEvents(one, context.batch)),
  )
}

const idOf = ({ current }: Changed): string => current.frame.id
const propertyIdOf = ({ current }: Changed): string => current.frame.propertyId

function changedListing({ draft, current, fields }: Changed, { batch, agents }: Context) {
  const { now, isAside = false } = batch
  const { frame } = current
  return listingRow(
    { ...draft, sourceUpdatedAt: draft.sourceUpdatedAt ?? current.draft.sourceUpdatedAt },
    {
      ...frame,
      listedAt: listedAtOf(draft.listedAt, { ...frame, now }),
      agentId: fields.includes('agentName') ? agentOf(draft.agentName, agents) : frame.agentId,
      coAgentIds: fields.includes('coAgentNames') ? coAgentsOf(draft, agents) : frame.coAgentIds,
      statusChangedAt: fields.includes('status') ? now : frame.statusChangedAt,
      lastSeenAt: isAside ? frame.lastSeenAt : now,
      confirmedAt: isLive(draft.status) && !isAside ? now : frame.confirmedAt,
      updatedAt: now,
    },
  ) as Row<'listings'> & { id: string }
}

const changedProperty = ({ draft, current }: Changed, { deps }: Context) =>
  propertyRow(draft, current.frame.propertyId, deps.resolvePlace(draft.place)) as Row<'properties'> & {
    id: string
  }

async function writeOffers(tx: Db, changed: Changed[], now: Date): Promise<void> {
  const gone = changed.flatMap(({ draft, current }) => {
    const names = new Set(ranked(draft.offers).map(({ offer, rank }) => offerName(offer, rank)))
    return [...current.offers].filter(([name]) => !names.has(name))
  })
  await deleteOffers(
    tx,
    gone.map(([, offer]) => offer.id),
  )
  await upsertOffers(
    tx,
    changed.flatMap(({ draft, current }) =>
      ranked(draft.offers).map(({ offer, rank }) => {
        const old = current.offers.get(offerName(offer, rank))
        const frame = { id: old?.id ?? newId(), listingId: current.frame.id, rank }
        return offerRow(offer, frame, rememberPrice(old, offer, now))
      }),
    ),
  )
}

const changedEvents = ({ steps, current }: Changed, { now, source }: SaveBatch) =>
  steps.map((step) =>
    eventRow(step, { listingId: current.frame.id, propertyId: current.frame.propertyId, at: now, source }),
  )

async function writeSame(tx: Db, plans: Plan[], { now, isAside }: SaveBatch): Promise<void> {
  if (isAside) return
  const same = plans.filter((plan) => plan.outcome === 'same')
  await touchSeen(
    tx,
    same.map(({ current, draft }) => ({ id: current.frame.id, source_updated_at: draft.sourceUpdatedAt })),
    now,
  )
}
