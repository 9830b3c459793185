/** moderation: two listings that nothing suggested become one home, because somebody knows that they are. */
import type { z } from 'zod'
import type { Reply } from '#contract/http/endpoint.ts'
import type { merges as contract } from '#contract/moderation/merges.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { lockHomeMembers, readOffersOfHomes } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Moderator } from '../desk/decide.ts'
import { readTwinFacts } from '../one-home/facts.store.ts'
import { twinsOf } from '../one-home/suggest-twins.ts'
import { ensurePair, lockTwins } from '../one-home/twins.store.ts'
import { carryOut } from './decide-twins.ts'

type Wish = z.output<typeof contract.join.body>

/** @throws AppError 404 when one is not there, 409 when they are one listing or one home already. */
export async function joinListings(
  accounts: Accounts,
  by: Moderator,
  { one, other, reason }: Wish,
): Promise<Reply<typeof contract.join>> {
  if (one === other) throw refuse('merges.notTwo')
  return transaction(accounts.platform.db, async (tx) => {
    await lockHomeMembers(tx)
    const facts = await readTwinFacts(tx, [one, other])
    const a = facts.get(one)
    const b = facts.get(other)
    if (!a || !b) throw refuse('merges.noListing')
    if ((await readOffersOfHomes(tx, [one])).includes(other)) throw refuse('merges.oneAlready')
    const isFirst = a.firstSeenAt <= b.firstSeenAt
    const pair = twinsOf(a, b) ?? {
      id: newId(),
      earlierId: isFirst ? one : other,
      laterId: isFirst ? other : one,
      score: 0,
      signs: [],
    }
    const id = await ensurePair(tx, pair, accounts.now())
    const pairs = await lockTwins(tx, [id])
    await carryOut(accounts, tx, by, { act: 'merge', pairs, reason })
    return {
      message: 'They are one home now. Their agencies are told.',
      pairs: pairs.map(({ version }) => ({ id, version: version + 1 })),
      changed: [],
    }
  })
}
