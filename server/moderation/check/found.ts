/** moderation: what a rule finds, and which homes it looks at. */
import type { Evidence } from '#contract/moderation/moderation.ts'
import type { FlagKind } from '#contract/moderation/moderation-codes.ts'

/** These homes, or every one there is. */
export type Scope = readonly string[] | 'all'

export type Found = {
  listingId: string
  kind: FlagKind
  /** What it rests on: a flag that was settled stays so while this is the same. */
  fact: string
  /** The home it is compared with. */
  otherId: string | null
  evidence: Evidence
}
