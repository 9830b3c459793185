/** translation: how much one device and one network may ask for. */
import { networkOf } from '#server/platform/client-address.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { refuse } from '#server/platform/errors.ts'
import type { Translation } from './context.ts'
import { addUse, secondsLeft } from './uses.store.ts'

type Limit = { seconds: number; device: number; network: number }

const day = 86_400

/** Uses per window. `characters` counts only what a machine is asked for. */
export const limits = {
  key: { seconds: day, device: 20, network: Infinity },
  keyHourly: { seconds: 3600, device: Infinity, network: 60 },
  log: { seconds: day, device: 40, network: 2_000 },
  requests: { seconds: 600, device: 600, network: 3_000 },
  characters: { seconds: day, device: 400_000, network: 3_000_000 },
} satisfies Record<string, Limit>

type Asker = { device: string; address: string }

/** Counts uses of a device and its network. @throws AppError 429 with Retry-After beyond the limit. */
export async function take(translation: Translation, name: keyof typeof limits, asker: Asker): Promise<void> {
  if (await isWithin(translation, name, asker)) return
  throw refuse('common.tooMany', {
    retryAfter: secondsLeft(limits[name].seconds, translation.now()),
  })
}

/** Counts, and says whether it is still within the limits. */
export async function isWithin(
  { platform, now }: Translation,
  name: keyof typeof limits,
  { device, address }: Asker,
  amount = 1,
): Promise<boolean> {
  const { seconds, device: perDevice, network } = limits[name]
  const perNetwork = network * (platform.config.rateLimits === 'relaxed' ? 10_000 : 1)
  const add = (key: string) => addUse(platform.db, `${name}/${key}`, amount, { seconds, now: now() })
  if (perDevice !== Infinity && (await add(`device/${sha256(device)}`)) > perDevice) return false
  return perNetwork === Infinity || (await add(`network/${networkOf(address)}`)) <= perNetwork
}
