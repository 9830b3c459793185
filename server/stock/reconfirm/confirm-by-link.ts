/** stock: homes are confirmed by the link of a mail. Looking confirms nothing: programs follow links, too. */
import type { AskedHomes, reconfirm as contract } from '#contract/stock/reconfirm.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { readColleagues, record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { confirmListings, readListingSubjects } from '#server/listings/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { sameSecret, sign } from '#server/platform/settings/crypto.ts'
import { findAsk, readAskedHomes, readShownAgency, rememberConfirmed, type Ask } from './asks.store.ts'

type Link = { id: string; key: string }

const keyOf = ({ secret }: Pick<Accounts, 'secret'>, { id, expiresAt }: Pick<Ask, 'id' | 'expiresAt'>) =>
  sign(secret, 'confirm-homes', `${id}\n${expiresAt.toISOString()}`).slice(0, 32)

/** The key stands behind the `#`: it reaches no log and no other site. */
export const confirmPage = (accounts: Accounts, ask: Pick<Ask, 'id' | 'expiresAt'>): string =>
  `${accounts.platform.config.publicUrl}/confirm-homes/${ask.id}#${keyOf(accounts, ask)}`

/**
 * @throws AppError 404 for a link that is wrong, too old, or of
 * somebody who may not act for the agency any more.
 */
export async function openAsk(accounts: Accounts, link: Link): Promise<AskedHomes> {
  const { db } = accounts.platform
  const { ask, agency } = await admitted(accounts, db, link)
  return shownAsk(accounts, db, ask, agency)
}

/** Confirms those of the homes that this link has not confirmed before. @throws AppError 404 as above. */
export function confirmByLink(
  accounts: Accounts,
  visitor: Visitor,
  { ids, ...link }: Link & { ids: readonly string[] },
): Promise<Reply<typeof contract.confirm>> {
  const { db, events } = accounts.platform
  return transaction(db, async (tx) => {
    const { ask, agency, person } = await admitted(accounts, tx, link, { lock: true })
    const homes = await readAskedHomes(tx, ask.agencyId, ask.listingIds)
    const fresh = homes.map(({ id }) => id).filter((id) => ids.includes(id) && !ask.confirmedIds.includes(id))
    const now = accounts.now()
    const confirmedIds = [...ask.confirmedIds, ...fresh]
    if (fresh.length > 0) {
      await confirmListings(tx, { ids: fresh, now, source: 'agent' }, { events })
      await rememberConfirmed(tx, ask.id, confirmedIds)
    }
    const asked = await shownAsk(accounts, tx, { ...ask, confirmedIds }, agency)
    if (fresh.length === 0) return { message: 'They were confirmed already.', asked }
    const detail = { homes: fresh.length, by: 'mail' }
    const entry = { action: 'stock.confirmed', actor: person, target: ask.agencyId, detail, visitor }
    await record(accounts, tx, entry)
    return { message: 'Thank you. Visitors see that they are still available.', asked }
  })
}

async function admitted(accounts: Accounts, db: Db, { id, key }: Link, { lock = false } = {}) {
  const ask = await findAsk(db, id, { lock })
  if (!ask || !sameSecret(keyOf(accounts, ask), key) || ask.expiresAt <= accounts.now())
    throw refuse('stock.linkOver')
  const agency = await readShownAgency(db, ask.agencyId)
  const person = (await readColleagues(db, ask.agencyId)).find((one) => one.id === ask.userId)
  if (agency === null || !person) throw refuse('stock.linkOver')
  return { ask, agency, person }
}

async function shownAsk(
  { platform }: Accounts,
  db: Db,
  { agencyId, listingIds, confirmedIds, expiresAt }: Ask,
  agency: string,
): Promise<AskedHomes> {
  const rows = await readAskedHomes(db, agencyId, listingIds)
  const subjects = await readListingSubjects(
    platform,
    db,
    rows.map(({ id }) => id),
  )
  return {
    agency,
    until: expiresAt.toISOString(),
    homes: rows.map(({ id, reference, confirmedAt }) => ({
      id,
      title: subjects.get(id)?.title ?? reference ?? '',
      reference,
      confirmedAt: confirmedAt.toISOString(),
      isConfirmed: confirmedIds.includes(id),
    })),
  }
}
