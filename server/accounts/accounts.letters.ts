/** accounts: every mail of this domain with invented names in it. */
import { say } from '#server/platform/mail/mail-sentence.ts'
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { invitationDays } from './team/invitations.ts'
import { invitationMail, joinedMail, releasedMail, resumedMail, suspendedMail } from './team/team.mails.ts'
import * as mails from './ground/accounts.mails.ts'
import type { Purpose } from './ground/codes.rules.ts'

const { url, person, agency, agent, email, at } = sample
/** translate="no" */
const browser: string = 'Firefox'
const code = (purpose: Purpose) =>
  [false, true].map((linkRequired) =>
    mails.codeMail({
      purpose,
      code: '482913',
      seconds: 600,
      link: `${url}/auth`,
      linkRequired,
      asked: say`${browser}`,
    }),
  )

export const accountLetters = {
  'code.register': code('register'),
  'code.verifyemail': code('verifyemail'),
  'code.agent': code('agent'),
  'code.forgotpass': code('forgotpass'),
  'code.verifyprofileemail': code('verifyprofileemail'),
  alreadyRegistered: [mails.alreadyRegisteredMail(url)],
  passwordReset: [mails.passwordResetMail(url, at)],
  emailChangeStarted: [mails.emailChangeStartedMail(email)],
  emailChanged: [mails.emailChangedMail(email, `${url}/auth`)],
  emailTakenBack: [false, true].map((isFactorGone) => mails.takenBackMail(url, { email, isFactorGone })),
  accountLost: [mails.accountLostMail()],
  signInClosed: [mails.signInClosedMail(url)],
  secondFactorOn: [mails.secondFactorChangedMail(true)],
  secondFactorOff: [mails.secondFactorChangedMail(false)],
  secondFactorWrong: [mails.secondFactorWrongMail(url)],
  recoveryCodeUsed: [7, 1].map((left) => mails.recoveryCodeUsedMail(url, left)),
  agentPending: [mails.agentPendingMail(person)],
  agentApproved: [mails.agentApprovedMail(person, url)],
  agentRejected: [mails.agentRejectedMail(person, 'The licence number could not be found.')],
  agencyInvitation: [
    invitationMail({ agency, from: agent, link: `${url}/invitation`, days: invitationDays }),
  ],
  agencyJoined: [joinedMail(person, agency, url)],
  agencyReleased: [releasedMail(agency)],
  agencySuspended: [suspendedMail(agency, url)],
  agencyResumed: [resumedMail(agency, url)],
} satisfies Partial<Letters>
