/**
 * stock: a week before nobody would believe any more that a home is
 * there, whoever answers for it is asked by mail.
 */
import { readColleagues, type Accounts, type Colleague } from '#server/accounts/index.ts'
import { holdListings, readListingSubjects, sinkUnconfirmed } from '#server/listings/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { forgetAsks, insertAsk, readDueHomes, readForgottenHomes, type DueHome } from './asks.store.ts'
import { confirmPage } from './confirm-by-link.ts'
import { askMail, hiddenMail } from './reconfirm.mails.ts'

const day = 86_400_000
/** Days without a word after which one is asked; after 30 cards say that a home is stale. */
const askedAfter = 23
/** Days until one is asked about the same home again. */
const again = 14
/** Days without a word after which a home stands behind those that were confirmed. */
export const sinksAfter = 30
/** Days without a word after which nobody finds a home any more, if its agency was asked. */
const hiddenAfter = 45
/** Days that one has for an answer before. */
const answerTime = 7
/** Days for which a link works. */
export const linkDays = 21
/** Homes that one link confirms at most, and homes that are asked about in one turn. */
const mostHomes = 500
const mostAtOnce = 5_000

/** Answers how many mails went out. Those who cannot be asked now are asked in the next turn. */
export async function askToConfirm(accounts: Accounts): Promise<number> {
  const { db } = accounts.platform
  const now = accounts.now().getTime()
  const before = (days: number) => new Date(now - days * day)
  await forgetAsks(db, before(again))
  const due = await readDueHomes(db, {
    confirmedBefore: before(askedAfter),
    askedBefore: before(again),
    limit: mostAtOnce,
  })
  let mails = 0
  for (const [agencyId, homes] of Map.groupBy(due, (home) => home.agencyId))
    mails += await transaction(db, (tx) => askAgency(accounts, tx, { agencyId, homes }))
  return mails
}

/**
 * Homes that nobody says are there stand behind the others until somebody does, whoever keeps them. Answers
 * how many sank.
 */
export const sinkForgotten = (accounts: Accounts): Promise<number> => {
  const now = accounts.now()
  const before = new Date(now.getTime() - sinksAfter * day)
  return sinkUnconfirmed(accounts.platform.db, { before, now }, accounts.platform)
}

/**
 * Hides the homes that agencies were asked about in vain, and tells them with a link that shows them again.
 * Answers how many. A confirmation by whatever way shows a home again.
 */
export async function hideUnconfirmed(accounts: Accounts): Promise<number> {
  const { db, events } = accounts.platform
  const now = accounts.now()
  const before = (days: number) => new Date(now.getTime() - days * day)
  const homes = await readForgottenHomes(db, {
    confirmedBefore: before(hiddenAfter),
    askedBefore: before(answerTime),
    limit: mostAtOnce,
  })
  for (const [agencyId, some] of Map.groupBy(homes, (home) => home.agencyId))
    await transaction(db, async (tx) => {
      const ids = some.map(({ id }) => id)
      await holdListings(tx, { ids, kind: 'unconfirmed', reason: null, now }, { events })
      await askAgency(accounts, tx, { agencyId, homes: some, mail: hiddenMail })
    })
  return homes.length
}

/** One mail for each person. Homes whose agent has no account are everybody's to confirm. */
async function askAgency(
  accounts: Accounts,
  tx: Db,
  { agencyId, homes, mail = askMail }: { agencyId: string; homes: readonly DueHome[]; mail?: typeof askMail },
): Promise<number> {
  const people = await readColleagues(tx, agencyId)
  const answers = new Set(people.map(({ name }) => name.toLowerCase()))
  let mails = 0
  for (const person of people) {
    const own = homes.filter(({ agent }) => {
      const name = agent?.toLowerCase()
      return name === undefined || !answers.has(name) || name === person.name.toLowerCase()
    })
    if (own.length === 0) continue
    await askPerson(accounts, tx, { agencyId, person, homes: own.slice(0, mostHomes), mail })
    mails += 1
  }
  return mails
}

type Asked = { agencyId: string; person: Colleague; homes: readonly DueHome[]; mail: typeof askMail }

async function askPerson(
  accounts: Accounts,
  tx: Db,
  { agencyId, person, homes, mail }: Asked,
): Promise<void> {
  const askedAt = accounts.now()
  const expiresAt = new Date(askedAt.getTime() + linkDays * day)
  const listingIds = homes.map(({ id }) => id)
  const ask = { id: newId(), agencyId, userId: person.id, listingIds, askedAt, expiresAt }
  await insertAsk(tx, ask)
  const subjects = await readListingSubjects(accounts.platform, tx, listingIds)
  const named = homes.map(({ id, confirmedAt }) => ({ title: subjects.get(id)?.title ?? id, confirmedAt }))
  const letter = mail({ homes: named, link: confirmPage(accounts, ask), days: linkDays })
  await accounts.mail.send(tx, person.email, 'confirmHomes', letter)
}
