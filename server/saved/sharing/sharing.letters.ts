/** saved: every mail of this domain with invented names in it. */
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { invitationDays } from './invitations.ts'
import { invitationMail, joinedMail } from './sharing.mails.ts'

const { url, person } = sample
const name = 'Near the river'

export const sharingLetters = {
  collectionInvitation: [
    invitationMail({ name, from: person, link: `${url}/together`, days: invitationDays }),
  ],
  collectionJoined: [joinedMail(person, name, `${url}/together`)],
} satisfies Partial<Letters>
