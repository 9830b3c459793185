/** moderation: every mail of this domain with invented homes in it. */
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { mergedMail, partedMail } from './merges/merges.mails.ts'
import { changeMail, removedMail, takenBackMail } from './desk/moderation.mails.ts'

const { team, url, home } = sample
const homes = [{ ...home, url: `${url}/agent/property-manager/listings` }]
const words = 'The price is for a month, and stands as that of a sale.'

export const moderationLetters = {
  moderationRequest: [changeMail({ homes, words, team, field: 'price' })],
  moderationRemoved: [removedMail({ homes, words, team })],
  moderationTakenBack: (['remove', 'request'] as const).map((act) => takenBackMail({ homes, team, act })),
  homesMerged: [mergedMail({ homes, team, reason: null })],
  homesParted: [partedMail({ homes, team, reason: 'They are two flats of one house.' })],
} satisfies Partial<Letters>
