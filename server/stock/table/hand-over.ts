/** stock: homes get another colleague who answers for them, by hand or from a feed. */
import type { ListingDraft } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeByHand } from './write-by-hand.ts'

type HandOver = {
  agencyId: string
  userId: string
  ids: readonly string[]
  /** Who answers for the homes from now on; nobody in particular. */
  agent: string | null
  /** Only in the place of this colleague, leading or not. */
  insteadOf?: string
}

/**
 * As part of `tx`; answers how many homes changed. Those of feeds keep the colleague whatever the feed says.
 */
export async function handOver(
  platform: Platform,
  tx: Db,
  { agent, insteadOf, ...which }: HandOver,
): Promise<number> {
  const change = (draft: ListingDraft) => peopleAfter(draft, { agent, insteadOf })
  const outcomes = await writeByHand(platform, tx, { ...which, change, written: ['agent', 'coAgents'] })
  return outcomes.filter(({ outcome }) => outcome === 'changed').length
}

type People = Pick<ListingDraft, 'agentName' | 'coAgentNames'>
type Hands = { agent: string | null; insteadOf: string | undefined }

/** Who leaves makes room for the next of the home's people, unless somebody takes over. */
function peopleAfter({ agentName, coAgentNames = [] }: People, { agent, insteadOf }: Hands): People {
  if (insteadOf === undefined) return { agentName: agent, coAgentNames }
  const isGone = (name: string) => name.toLowerCase() === insteadOf.toLowerCase()
  const names = [agentName, ...coAgentNames].flatMap((name) => name ?? [])
  const [first = null, ...others] = names.flatMap((name) => (isGone(name) ? (agent ?? []) : name))
  return { agentName: first, coAgentNames: others }
}
