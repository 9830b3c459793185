/** main: every mail that Meridian sends, from the domains that send them. */
import { accountLetters } from '#server/accounts/index.ts'
import { alertLetters } from '#server/alerts/index.ts'
import { enquiryLetters } from '#server/enquiries/index.ts'
import { feedLetters } from '#server/feeds/index.ts'
import { moderationLetters } from '#server/moderation/index.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import { privacyLetters } from '#server/privacy/index.ts'
import { sharingLetters } from '#server/saved/index.ts'
import { stockLetters } from '#server/stock/index.ts'

/** A kind that nobody wrote a letter for does not compile. */
export const letters: Letters = {
  ...accountLetters,
  ...alertLetters,
  ...enquiryLetters,
  ...feedLetters,
  ...moderationLetters,
  ...privacyLetters,
  ...sharingLetters,
  ...stockLetters,
}
