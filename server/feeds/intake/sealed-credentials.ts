/** feeds: passwords of feeds: they leave this process only sealed, and towards their own origin. */
import type { SecretHeader } from '#server/platform/outbound/outbound.ts'
import { seal, unseal } from '#server/platform/settings/sealed.ts'

type Bound = { feedId: string; origin: string }
const boundTo = ({ feedId, origin }: Bound) => ({ use: 'feed-credentials', owner: `${feedId}\n${origin}` })

/** Good for this feed and origin only. */
export const sealHeader = (appSecret: string, bound: Bound, header: SecretHeader): string =>
  seal(appSecret, boundTo(bound), JSON.stringify(header))

/** Null when it was sealed for another feed or origin, under another secret, or was changed. */
export function openHeader(appSecret: string, bound: Bound, sealed: string): SecretHeader | null {
  try {
    return JSON.parse(unseal(appSecret, boundTo(bound), sealed)) as SecretHeader
  } catch {
    return null
  }
}

/** RFC 7617. */
export const basicHeader = (user: string, password: string): SecretHeader => ({
  name: 'authorization',
  value: `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`,
})
