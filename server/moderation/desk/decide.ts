/**
 * moderation: homes are approved as they are, their agencies asked for
 * a change, or they are taken off the market.
 */
import type { z } from 'zod'
import type { moderation as contract } from '#contract/moderation/moderation.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { holdListings, readListingSubjects } from '#server/listings/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { refreshHomes } from '../check/flags.store.ts'
import { followRelisted } from '../check/follow-relisted.ts'
import { readMark } from '../requests/field-marks.store.ts'
import { countUp, insertDecision, lockHomes, settle, type LockedHome } from './decisions.store.ts'
import { changeMail, removedMail } from './moderation.mails.ts'
import { tellAgencies } from './tell-agencies.ts'

/** The Admin who acts, and from where. */
export type Moderator = { actor: Actor; visitor: Visitor }
type Wish = z.output<typeof contract.decide.body>
type Answer = Reply<typeof contract.decide>

/** How the log calls what was done. */
const actions = {
  approve: 'moderation.approved',
  request: 'moderation.requested',
  remove: 'moderation.removed',
} as const

/**
 * Decides about every home that is still as it was looked at; the others
 * are named, with whoever decided about them.
 * @throws AppError 404 when one is not there, 409 when none is as it was.
 */
export async function decide(accounts: Accounts, by: Moderator, wish: Wish): Promise<Answer> {
  return transaction(accounts.platform.db, async (tx) => {
    const ids = wish.homes.map(({ id }) => id)
    const locked = await lockHomes(tx, ids)
    if (locked.length < new Set(ids).size) throw refuse('moderation.notFound')
    const seen = new Map(wish.homes.map(({ id, version }) => [id, version]))
    const same = locked.filter(({ id, version }) => seen.get(id) === version)
    const changed = locked.filter((home) => !same.includes(home))
    if (same.length === 0) throw overtaken(changed)
    const decisions = await write(accounts, tx, by, { wish, homes: same })
    const titles = await readListingSubjects(accounts.platform, tx, ids)
    await note(accounts, tx, by, { wish, homes: same })
    return {
      ...said[wish.act](same.length),
      decisions,
      changed: changed.map(({ id, by: last }) => ({ id, title: titles.get(id)?.title ?? id, by: last })),
    }
  })
}

const overtaken = ([first]: readonly LockedHome[]) =>
  first?.by
    ? refuse('moderation.changed', {
        message: `Something about this home changed while you looked at it; ${first.by} decided last. Look again, then decide.`,
      })
    : refuse('moderation.changed')

type Deed = { wish: Wish; homes: readonly LockedHome[] }

async function write(accounts: Accounts, tx: Db, { actor }: Moderator, { wish, homes }: Deed) {
  const at = accounts.now()
  const ids = homes.map(({ id }) => id)
  const told = await carryOut(accounts, tx, wish, ids)
  const decisions: Answer['decisions'] = []
  for (const { id: listingId, flags } of homes) {
    const id = newId()
    const field = wish.act === 'request' ? wish.field : null
    await insertDecision(tx, {
      id,
      listingId,
      act: wish.act,
      field,
      words: wish.act === 'approve' ? null : wish.words,
      mark: field ? await readMark(tx, listingId, field) : null,
      flags,
      told: told.get(listingId) ?? 0,
      at,
      by: actor.id,
    })
    if (wish.act === 'approve') await settle(tx, { id, listingId, at })
    decisions.push({ id, listingId })
  }
  await followRelisted(accounts.platform, tx, ids)
  await refreshHomes(tx, ids)
  await countUp(tx, ids)
  return decisions
}

/** Answers how many people were written to about each home. */
async function carryOut(
  accounts: Accounts,
  tx: Db,
  wish: Wish,
  ids: string[],
): Promise<ReadonlyMap<string, number>> {
  const { act } = wish
  if (act === 'approve') return new Map()
  const { words } = wish
  if (act === 'request') {
    const { field } = wish
    return tellAgencies(accounts, tx, ids, {
      kind: 'moderationRequest',
      mail: (letter) => changeMail({ ...letter, words, field }),
    })
  }
  await holdListings(tx, { ids, kind: 'moderation', reason: words, now: accounts.now() }, accounts.platform)
  return tellAgencies(accounts, tx, ids, {
    kind: 'moderationRemoved',
    mail: (letter) => removedMail({ ...letter, words }),
  })
}

/** An entry for each home, so that each has its history in the log. */
async function note(accounts: Accounts, tx: Db, { actor, visitor }: Moderator, { wish, homes }: Deed) {
  for (const { id, flags } of homes) {
    const reason = wish.act === 'approve' ? {} : { reason: wish.words }
    const field = wish.act === 'request' ? { field: wish.field } : {}
    const detail = { flags, ...field, ...reason }
    await record(accounts, tx, { action: actions[wish.act], actor, target: id, detail, visitor })
  }
}

/** What is said of so many homes. */
const said = {
  approve: (count: number) => ({
    message: count === 1 ? 'The home is approved.' : `${count} homes are approved.`,
  }),
  request: (count: number) => ({
    message: count === 1 ? 'The agency is asked to change it.' : `The agencies of ${count} homes are asked.`,
  }),
  remove: (count: number) => ({
    message: count === 1 ? 'The home is taken off the market.' : `${count} homes are taken off the market.`,
  }),
}
