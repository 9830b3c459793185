/** moderation: what it means that two listings look like one home. */
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import type { TwinSign } from '#contract/moderation/moderation-codes.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Found } from './found.ts'

/** Two listings that share something; the later one is the one that may be flagged. */
export type Twins = {
  laterId: string
  earlierId: string
  signs: TwinSign[]
  /** Pictures that look the same. */
  pictures: number
  isSameAgency: boolean
  /** Whether they are known to be offers of one home, which is nothing odd. */
  isOneHome: boolean
  isEarlierLive: boolean
  laterListedAt: Date
  earlierListedAt: Date
  /** When the earlier one left the market; null while it is there, and for one that was sold or let. */
  earlierLeftAt: Date | null
}
type Rules = Pick<ModerationRules, 'duplicate' | 'copiedPictures' | 'relisted'>

/** The flag of the later listing, if the rules make one of it. */
export function twinFlag(twins: Twins, rules: Rules): Found | null {
  const signs = twins.signs.filter(
    (sign) => sign !== 'pictures' || twins.pictures >= rules.duplicate.pictures,
  )
  if (twins.isEarlierLive) return twins.isOneHome ? null : liveTwin(twins, signs, rules)
  return rules.relisted.isOn && signs.length > 0 ? comeBack(twins, signs, rules.relisted.days) : null
}

/** Pictures alone make one home of two listings of one agency; in those of another they are copied. */
function liveTwin(twins: Twins, signs: TwinSign[], { duplicate, copiedPictures }: Rules): Found | null {
  const { laterId: listingId, earlierId: otherId, isSameAgency, pictures } = twins
  const isOne = isSameAgency ? signs.length > 0 : signs.some((sign) => sign !== 'pictures')
  if (isOne)
    return duplicate.isOn
      ? flagOf({ listingId, otherId, evidence: { kind: 'duplicate', signs: sorted(signs), pictures } })
      : null
  const isCopied = copiedPictures.isOn && !isSameAgency && pictures >= copiedPictures.pictures
  return isCopied ? flagOf({ listingId, otherId, evidence: { kind: 'copiedPictures', pictures } }) : null
}

/** The agency took the home off and listed it again, which makes it look fresh. */
function comeBack(twins: Twins, signs: TwinSign[], days: number): Found | null {
  const { earlierLeftAt, laterListedAt, earlierListedAt, isSameAgency } = twins
  if (!isSameAgency || earlierLeftAt === null) return null
  const away = (laterListedAt.getTime() - earlierLeftAt.getTime()) / dayMs
  const gained = (laterListedAt.getTime() - earlierListedAt.getTime()) / dayMs
  if (away > days || gained < 1) return null
  return flagOf({
    listingId: twins.laterId,
    otherId: twins.earlierId,
    evidence: {
      kind: 'relisted',
      signs: sorted(signs),
      firstListedAt: earlierListedAt.toISOString(),
      leftAt: earlierLeftAt.toISOString(),
    },
  })
}

const flagOf = ({ evidence, ...found }: Pick<Found, 'listingId' | 'otherId' | 'evidence'>): Found => ({
  ...found,
  kind: evidence.kind,
  fact: [found.otherId, ...('signs' in evidence ? evidence.signs : [])].join(' '),
  evidence,
})

const sorted = (signs: readonly TwinSign[]): TwinSign[] => signs.toSorted()

/** One flag of a kind for each home: that of the twin which shares the most. */
export function strongest(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>()
  for (const one of found) {
    const key = `${one.listingId} ${one.kind}`
    const known = best.get(key)
    if (!known || weightOf(one) > weightOf(known)) best.set(key, one)
  }
  return [...best.values()]
}

const weightOf = ({ evidence }: Found): number =>
  ('signs' in evidence ? evidence.signs.length * 100 : 0) + ('pictures' in evidence ? evidence.pictures : 0)
