/** moderation: where the rules say so, pairs that are certain enough become one home by themselves. */
import type { Accounts } from '#server/accounts/index.ts'
import { lockHomeMembers } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { readRules } from '../check/rules.store.ts'
import { lockTwins, readCertain } from '../one-home/twins.store.ts'
import { carryOut } from './decide-twins.ts'

/** Pairs of one transaction. */
const aTurn = 20

/** What the log says of it. */
const rulesSay = (certainty: number): string =>
  `What both say agrees so far that they are one home with a certainty of at least ${certainty} %.`

/** Answers how many. Whatever somebody parted is never merged by rule again. */
export async function mergeCertain(accounts: Accounts): Promise<number> {
  const { db } = accounts.platform
  const { merging } = (await readRules(db)).rules
  if (!merging.isOn) return 0
  for (let count = 0; ;) {
    const merged = await transaction(db, async (tx) => {
      await lockHomeMembers(tx)
      const certain = await readCertain(tx, merging.certainty / 100, aTurn)
      const pairs = (
        await lockTwins(
          tx,
          certain.map(({ id }) => id),
        )
      ).filter(({ state }) => state === 'open')
      const reason = rulesSay(merging.certainty)
      if (pairs.length > 0)
        await carryOut(accounts, tx, { actor: { id: null, name: 'rules' } }, { act: 'merge', pairs, reason })
      return pairs.length
    })
    count += merged
    if (merged < aTurn) return count
  }
}
