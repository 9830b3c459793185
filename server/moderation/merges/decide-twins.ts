/**
 * moderation: pairs of listings become one home, or two again; agencies are
 * told, and nothing of the listings is written.
 */
import type { z } from 'zod'
import type { Reply } from '#contract/http/endpoint.ts'
import type { TwinState } from '#contract/moderation/merge-codes.ts'
import type { merges as contract } from '#contract/moderation/merges.ts'
import { record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { groupProperties, lockHomeMembers } from '#server/listings/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Moderator } from '../desk/decide.ts'
import { tellAgencies } from '../desk/tell-agencies.ts'
import { lookAtSoon } from '../check/look-soon.ts'
import {
  lockTwins,
  readMergedLinks,
  readTwinProperties,
  writeTwinState,
  type TwinRow,
} from '../one-home/twins.store.ts'
import { mergedMail, partedMail } from './merges.mails.ts'

type Wish = z.output<typeof contract.decide.body>
type Answer = Reply<typeof contract.decide>

const becomes = { merge: 'merged', part: 'apart', reopen: 'open' } as const satisfies Record<
  string,
  TwinState
>

/** How the log calls what was done. */
const actions = {
  merge: 'merges.merged',
  part: 'merges.parted',
  reopen: 'merges.reopened',
} as const

/**
 * Decides about every pair that is still as it was looked at; the others
 * are named, with whoever decided about them.
 * @throws AppError 404 when one is not there, 409 when none is as it was.
 */
export async function decideTwins(accounts: Accounts, by: Moderator, wish: Wish): Promise<Answer> {
  return transaction(accounts.platform.db, async (tx) => {
    await lockHomeMembers(tx)
    const locked = await lockTwins(
      tx,
      wish.pairs.map(({ id }) => id),
    )
    const seen = new Map(wish.pairs.map(({ id, version }) => [id, version]))
    if (locked.length < seen.size) throw refuse('merges.notFound')
    const same = locked.filter(
      ({ id, version, state }) => seen.get(id) === version && state !== becomes[wish.act],
    )
    const changed = locked.filter((pair) => !same.includes(pair))
    if (same.length === 0) throw overtaken(changed)
    const reason = wish.act === 'reopen' ? null : wish.reason
    await carryOut(accounts, tx, by, { act: wish.act, pairs: same, reason })
    return {
      ...said[wish.act](same.length),
      pairs: same.map(({ id, version }) => ({ id, version: version + 1 })),
      changed: changed.map(({ id, by: last }) => ({ id, by: last })),
    }
  })
}

const overtaken = ([first]: readonly TwinRow[]) =>
  first?.by
    ? refuse('merges.changed', {
        message: `${first.by} decided about this pair while you looked at it. Look again, then decide.`,
      })
    : refuse('merges.changed')

export type Deed = { act: Wish['act']; pairs: readonly TwinRow[]; reason: string | null }

/** A person, or the rules. */
type Actors = { actor: { id: string | null; name: string }; visitor?: Visitor }

/** Whoever acts by rule is no person. Call it after `lockHomeMembers`, in the same transaction. */
export async function carryOut(
  accounts: Accounts,
  tx: Db,
  { actor, visitor }: Actors,
  { act, pairs, reason }: Deed,
): Promise<void> {
  const ids = pairs.map(({ id }) => id)
  await writeTwinState(tx, ids, { state: becomes[act], reason, at: accounts.now(), by: actor.id })
  const regrouped = pairs.filter(({ state }) => act === 'merge' || state === 'merged')
  const listings = [...new Set(regrouped.flatMap(({ earlierId, laterId }) => [earlierId, laterId]))]
  if (regrouped.length > 0) {
    await groupProperties(
      tx,
      await readTwinProperties(
        tx,
        regrouped.map(({ id }) => id),
      ),
      {
        links: (among) => readMergedLinks(tx, among),
        events: accounts.platform.events,
      },
    )
    // What the rules say of their doing is for the log alone.
    await tell(accounts, tx, { act, listings, reason: actor.id === null ? null : reason })
    await lookAtSoon(accounts.platform, tx, listings)
  }
  for (const { laterId, earlierId, score } of pairs)
    await record(accounts, tx, {
      action: actions[act],
      actor,
      target: laterId,
      detail: {
        with: earlierId,
        certainty: Math.round(score * 1000) / 10,
        ...(reason !== null && { reason }),
      },
      ...(visitor && { visitor }),
    })
}

const tell = (
  accounts: Accounts,
  tx: Db,
  { act, listings, reason }: { act: Wish['act']; listings: readonly string[]; reason: string | null },
) =>
  tellAgencies(
    accounts,
    tx,
    listings,
    act === 'merge'
      ? { kind: 'homesMerged', mail: (letter) => mergedMail({ ...letter, reason }) }
      : { kind: 'homesParted', mail: (letter) => partedMail({ ...letter, reason }) },
  )

/** What is said of so many pairs. */
const said = {
  merge: (count: number) => ({
    message:
      count === 1
        ? 'They are one home now. Their agencies are told.'
        : `${count} pairs are one home each now.`,
  }),
  part: (count: number) => ({
    message: count === 1 ? 'They are two homes.' : `${count} pairs are two homes each.`,
  }),
  reopen: (count: number) => ({
    message: count === 1 ? 'It is taken back.' : `${count} decisions are taken back.`,
  }),
}
