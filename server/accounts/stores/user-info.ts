/** accounts: a person as the browser keeps them. */
import type { UserInfo } from '#contract/http/person.ts'
import type { User } from './users.store.ts'

/** The contract's view; nothing secret is in it. */
export const toUserInfo = (user: User): UserInfo => ({
  userId: user.id,
  role: user.role,
  name: user.name,
  email: user.email,
  emailVerified: true,
  phone:
    user.phoneCountry && user.phoneNumber ? { country: user.phoneCountry, number: user.phoneNumber } : null,
  language: user.language,
  currency: user.currency,
  areaUnit: user.areaUnit as UserInfo['areaUnit'],
  avatarUrl: user.avatarSha256 && `/media/${user.avatarSha256}/320.webp`,
  ...(user.agencyId && user.agencyName && { agency: { id: user.agencyId, name: user.agencyName } }),
})
