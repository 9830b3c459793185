/** privacy: every mail of this domain with invented names in it. */
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { copyReadyMail, erasedMail, requestRefusedMail } from './privacy.mails.ts'

export const privacyLetters = {
  copyReady: [copyReadyMail(sample.person, sample.url)],
  accountErased: [erasedMail(sample.person)],
  requestRefused: [requestRefusedMail(sample.person, 'We could not make sure that it was you.')],
} satisfies Partial<Letters>
