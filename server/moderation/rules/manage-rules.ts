/** moderation: the rules: looked at, tried on today's homes, and saved. */
import type { z } from 'zod'
import type { moderation as contract } from '#contract/moderation/moderation.ts'
import type { RuleKind } from '#contract/moderation/moderation-codes.ts'
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { record, type Accounts } from '#server/accounts/index.ts'
import { createDb, transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { findFlags } from '../check/find-flags.ts'
import { everything } from '../check/kinds.ts'
import { insertRules, lockRules, readFlagged, readRules, readVersions } from '../check/rules.store.ts'
import { countCertain } from '../one-home/twins.store.ts'
import type { Moderator } from '../desk/decide.ts'

const versionsShown = 20
/** A rule that is tried on everything may take its time, but a page does not wait for ever. */
const trialMs = 120_000

export async function showRules(db: Db): Promise<Reply<typeof contract.rules>> {
  const [held, versions] = await Promise.all([readRules(db), readVersions(db, versionsShown)])
  return { ...held, versions: versions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })) }
}

/** Looks at every home by this rule, and writes nothing. */
export async function tryRule(
  platform: Platform,
  { kind, rules }: { kind: RuleKind; rules: ModerationRules },
): Promise<Reply<typeof contract.tryRule>> {
  if (kind === 'merging') {
    const homes = await countCertain(platform.db, rules.merging.certainty / 100)
    return { kind, homes, already: 0, noMore: 0 }
  }
  const { url } = platform.database
  const applicationName = 'meridian rule on trial'
  const db = createDb(url, { max: 1, statementTimeoutMs: trialMs, lockTimeoutMs: 0, applicationName })
  try {
    const found = new Set(
      (await findFlags(platform, db, { rules, scope: 'all', kind })).map((one) => one.listingId),
    )
    const before = await readFlagged(db, kind)
    const already = before.filter((id) => found.has(id)).length
    return { kind, homes: found.size, already, noMore: before.length - already }
  } finally {
    await db.destroy()
  }
}

type Saved = z.output<typeof contract.saveRules.body>

/** @throws AppError 409 when somebody saved others meanwhile. */
export async function saveRules(
  accounts: Accounts,
  { actor, visitor }: Moderator,
  { version, rules }: Saved,
): Promise<number> {
  const { db, jobs } = accounts.platform
  return transaction(db, async (tx) => {
    await lockRules(tx)
    const held = await readRules(tx)
    if (held.version !== version) throw refuse('moderation.rulesChanged')
    const next = version + 1
    await insertRules(tx, { version: next, rules, at: accounts.now(), by: actor.id })
    await jobs.enqueue(tx, everything, {}, { key: 'all' })
    const detail = { version: next, changed: changedKinds(held.rules, rules) }
    await record(accounts, tx, { action: 'moderation.rulesSaved', actor, detail, visitor })
    return next
  })
}

const changedKinds = (before: ModerationRules, after: ModerationRules): string[] =>
  (Object.keys(after) as RuleKind[]).filter(
    (kind) => JSON.stringify(before[kind]) !== JSON.stringify(after[kind]),
  )
