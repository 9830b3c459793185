/**
 * alerts: signed links: whoever has one may end the mails it is about, or read the feed, and nothing else.
 */
import { id } from '#contract/vocabulary/common.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { sameSecret, sign } from '#server/platform/settings/crypto.ts'
import type { Platform } from '#server/platform/platform.ts'

type Signing = Pick<Platform, 'config'>

const macOf = ({ config }: Signing, purpose: string, about: string): string =>
  sign(loadSecret(config), purpose, about).slice(0, 32)

const unsubscribing = 'alerts unsubscribe'
const reading = 'alerts feed'

/** About all mails of a person, or about those of one search. */
export type MailScope = { userId: string; searchId: string | null }

const separator = '.'

export function unsubscribeKeyOf(platform: Signing, { userId, searchId }: MailScope): string {
  const about = [userId, searchId ?? 'all']
  return [...about, macOf(platform, unsubscribing, about.join(' '))].join(separator)
}

/** The page behind a link; mail programs post to it for their users (RFC 8058). */
export const unsubscribeUrl = (platform: Signing, scope: MailScope): string =>
  `${platform.config.publicUrl}/unsubscribe/${unsubscribeKeyOf(platform, scope)}`

/** What a key is about; null when nobody here has made it. */
export function readUnsubscribeKey(platform: Signing, key: string): MailScope | null {
  const [userId = '', about = '', mac = '', more] = key.split(separator)
  if (more !== undefined || !isId(userId) || !(about === 'all' || isId(about))) return null
  if (!sameSecret(mac, macOf(platform, unsubscribing, `${userId} ${about}`))) return null
  return { userId, searchId: about === 'all' ? null : about }
}

const isId = (text: string): boolean => id.safeParse(text).success

export type FeedKey = { userId: string; feedNumber: number }

export function feedKeyOf(platform: Signing, { userId, feedNumber }: FeedKey): string {
  const about = [userId, String(feedNumber)]
  return [...about, macOf(platform, reading, about.join(' '))].join(separator)
}

export const feedUrl = (platform: Signing, key: FeedKey): string =>
  `${platform.config.publicUrl}/feeds/alerts/${feedKeyOf(platform, key)}.atom`

/** Whether the number is still the person's is for the settings to say. */
export function readFeedKey(platform: Signing, key: string): FeedKey | null {
  const [userId = '', number = '', mac = '', more] = key.split(separator)
  if (more !== undefined || !isId(userId) || !/^\d{1,9}$/.test(number)) return null
  if (!sameSecret(mac, macOf(platform, reading, `${userId} ${number}`))) return null
  return { userId, feedNumber: Number(number) }
}
