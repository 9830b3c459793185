/** translation: how much one device and one network may ask for. */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { networkOf } from '#server/platform/http/client-address.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Budget, Refused, Taken } from '#server/platform/limits/limits.ts'
import type { Translation } from './context.ts'

type Limit = { seconds: number; device?: number; network?: number }

/** Uses per window. `characters` counts only what a machine is asked for. */
export const limits = {
  key: { seconds: daySeconds, device: 20 },
  keyHourly: { seconds: 3600, network: 60 },
  log: { seconds: daySeconds, device: 40, network: 2_000 },
  requests: { seconds: 600, device: 600, network: 3_000 },
  characters: { seconds: daySeconds, device: 400_000, network: 3_000_000 },
} satisfies Record<string, Limit>

type Asker = { device: string; address: string }

/** Counts uses of a device and its network. @throws AppError 429 with Retry-After beyond the limit. */
export async function take(translation: Translation, name: keyof typeof limits, asker: Asker): Promise<void> {
  const taken = await takeUses(translation, name, asker)
  if (taken.isTaken) return
  throw refuse('common.tooMany', { retryAfter: Math.max(1, Math.ceil(taken.retryAfter)) })
}

/** Counts uses, of both or of neither. */
export function takeUses(
  { platform }: Translation,
  name: keyof typeof limits,
  { device, address }: Asker,
  uses = 1,
): Promise<Taken | Refused> {
  const { seconds, device: ofDevice, network: ofNetwork }: Limit = limits[name]
  const budgetOf = (whose: string, most: number | undefined, relaxes: boolean): Budget[] =>
    most === undefined ? [] : [{ key: `translation/${name}/${whose}`, seconds, most, uses, relaxes }]
  return platform.limits.take([
    ...budgetOf(`device/${sha256(device)}`, ofDevice, false),
    ...budgetOf(`network/${networkOf(address)}`, ofNetwork, true),
  ])
}
