/** enquiries: addresses that lead an answer by mail back into its thread. Nobody can make one up. */
import type { Side } from '#contract/enquiries/enquiry-codes.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { sameSecret } from '#server/platform/settings/crypto.ts'
import { addressMac, readReplyTag, withTag } from './reply-tag.ts'

/** Whose answers an address takes: those of the person, or those of the agency's people. */
export type Way = { enquiryId: string; agencyId: string; side: Side }

/** The address that takes the answers of `side`; null where no mail server hands mails over. */
export function replyAddress({ platform, secret }: Accounts, way: Way): string | null {
  const { inbound } = platform.config.mail
  return inbound && withTag(inbound.address, way.enquiryId, addressMac(secret, way))
}

/** Which of these ways an address is; null for every address that is not one of ours. */
export function readReplyAddress(
  { platform, secret }: Accounts,
  address: string,
): { enquiryId: string; wayOf: (agencyIds: readonly string[]) => Way | null } | null {
  const { inbound } = platform.config.mail
  const tag = inbound && readReplyTag(inbound.address, address)
  if (!tag) return null
  const { enquiryId, mac } = tag
  return {
    enquiryId,
    wayOf: (agencyIds) =>
      agencyIds
        .flatMap((agencyId) => (['person', 'agency'] as const).map((side) => ({ enquiryId, agencyId, side })))
        .find((way) => sameSecret(addressMac(secret, way), mac)) ?? null,
  }
}
