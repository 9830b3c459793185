/**
 * translation: gives a device its key: a token for our own endpoint, or
 * the provider's restricted key when told to.
 */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Translation } from '../ground/context.ts'
import { makeToken } from './device-token.ts'
import { take } from '../ground/limits.ts'
import { sealKey } from './seal-key.ts'

type Asked = { keyName: string; devicetoken: string; currentDate: string }

/** The sealed key. @throws AppError 400 for a day that is nowhere today, 429 beyond the limits. */
export async function issueKey(translation: Translation, asked: Asked, address: string): Promise<string> {
  const now = translation.now()
  const today = Date.parse(now.toISOString().slice(0, 10))
  if (Math.abs(Date.parse(asked.currentDate) - today) > dayMs) {
    const fields = { currentDate: 'This is not today anywhere.' }
    throw refuse('common.invalid', { fields })
  }
  const asker = { device: asked.devicetoken, address }
  await take(translation, 'key', asker)
  await take(translation, 'keyHourly', asker)
  const { direct, key } = translation.platform.config.translate
  return sealKey(direct && key ? key : makeToken(translation.secret, asked.devicetoken, now), asked)
}
