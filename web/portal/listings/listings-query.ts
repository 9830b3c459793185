/** web/portal/listings: what is looked for among homes, as the address says it. */
import { freshnesses, type Freshness } from '#contract/figures/figure-names.ts'
import {
  flagKinds,
  moderationStates,
  type FlagKind,
  type ModerationState,
} from '#contract/moderation/moderation-codes.ts'
import { listingStatuses, type ListingStatus } from '#contract/vocabulary/codes.ts'
import { uuidPattern } from '#contract/vocabulary/uuid.ts'
import { readSince } from '../day.ts'

export type ListingsQuery = {
  q?: string
  flag?: FlagKind
  state?: ModerationState
  status?: ListingStatus | 'live'
  agency?: string
  country?: string
  source?: 'feed' | 'own'
  confirmed?: Freshness
  since?: string
}

const sources = ['feed', 'own'] as const
const oneOf = <T extends string>(words: readonly T[], asked: string | null) =>
  words.find((word) => word === asked)
const shaped = (asked: string | null, shape: RegExp) =>
  asked !== null && shape.test(asked) ? asked : undefined

/** Unknown values are as if they were not there. */
export function readListingsQuery(params: URLSearchParams): ListingsQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const flag = oneOf(flagKinds, params.get('flag'))
  const state = oneOf(moderationStates, params.get('state'))
  const status = oneOf([...listingStatuses, 'live'] as const, params.get('status'))
  const agency = shaped(params.get('agency'), uuidPattern)
  const country = shaped(params.get('country'), /^[A-Z]{2}$/)
  const source = oneOf(sources, params.get('source'))
  const confirmed = oneOf(freshnesses, params.get('confirmed'))
  const since = readSince(params.get('since'))
  return {
    ...(q && { q }),
    ...(flag && { flag }),
    ...(state && { state }),
    ...(status && { status }),
    ...(agency && { agency }),
    ...(country && { country }),
    ...(source && { source }),
    ...(confirmed && { confirmed }),
    ...(since && { since }),
  }
}

/** Whether two addresses ask for the same homes, whichever is open. */
export const asksTheSame = (a: URL, b: URL): boolean =>
  a.pathname === b.pathname &&
  JSON.stringify(readListingsQuery(a.searchParams)) === JSON.stringify(readListingsQuery(b.searchParams))
