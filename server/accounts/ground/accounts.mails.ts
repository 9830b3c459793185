/** accounts: the words of every mail of this domain. Names are the only thing a stranger may have typed, and stand in the text only. */
import { brand } from '#contract/content/brand.ts'
import { durationWords } from '#contract/vocabulary/durations.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import type { Purpose } from './codes.rules.ts'

const never = 'Never pass this code on. Nobody from Meridian will ask you for it.'

const codeHeadings: Record<Purpose, string> = {
  register: 'Confirm your e-mail address',
  verifyemail: 'Confirm your e-mail address',
  agent: 'Confirm your e-mail address',
  forgotpass: 'Reset your password',
  verifyprofileemail: 'Confirm your new e-mail address',
}

type Code = {
  purpose: Purpose
  code: string
  /** How long it works. */
  seconds: number
  link: string
  linkRequired: boolean
  asked: string
}

/** `asked` says which browser asked, so that a stranger's request can be recognised. */
export const codeMail = ({ purpose, code, seconds, link, linkRequired, asked }: Code): MailContent => ({
  subject: `${code} is your ${brand.name} code`,
  heading: codeHeadings[purpose],
  blocks: [
    {
      paragraph: `Type this code into the page you came from. It works for ${durationWords(seconds)}.`,
    },
    { code },
    {
      paragraph: linkRequired
        ? 'For your safety the code works only after you have confirmed that it was you who asked:'
        : purpose === 'forgotpass'
          ? 'If it was you who asked, this opens the way to a new password for a day, also without the code:'
          : 'If the page asks for it, confirm here that it was you:',
    },
    { button: { label: 'Yes, I asked for this', url: link } },
    { facts: [['Asked from', asked]] },
    { note: `${never} If you did not ask for it, you need not do anything.` },
  ],
})

export const alreadyRegisteredMail = (url: string): MailContent => ({
  subject: `You already have a ${brand.name} account`,
  heading: 'You already have an account',
  blocks: [
    {
      paragraph:
        'Somebody, perhaps you, tried to register with this address. It already has an account, so nothing was changed.',
    },
    { button: { label: 'Sign in', url: `${url}/auth` } },
    { note: 'Forgotten your password? Choose “Forgot password” in the sign-in dialog.' },
  ],
})

export const passwordResetMail = (url: string, at: string): MailContent => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  blocks: [
    {
      paragraph: `The password of your account was changed on ${at}. Every session was ended, so please sign in again.`,
    },
    { button: { label: 'Sign in', url: `${url}/auth` } },
    { note: 'If this was not you, reset your password now: choose “Forgot password” in the sign-in dialog.' },
  ],
})

export const emailChangeStartedMail = (newEmail: string): MailContent => ({
  subject: 'A change of your e-mail address was started',
  heading: 'Your e-mail address may change',
  blocks: [
    {
      paragraph: `Somebody who knows your password asked to change the address of your account to ${newEmail}. We sent a code there; nothing changes until it is entered.`,
    },
    { note: 'If this was not you, change your password now.' },
  ],
})

export const emailChangedMail = (newEmail: string, revertUrl: string): MailContent => ({
  subject: 'Your e-mail address was changed',
  heading: 'Your e-mail address was changed',
  blocks: [
    { paragraph: `Your account now uses ${newEmail}. This address no longer signs in.` },
    { paragraph: 'If this was not you, take it back within 72 hours:' },
    { button: { label: 'This was not me', url: revertUrl } },
  ],
})

export const takenBackMail = (
  url: string,
  { email, isFactorGone }: { email: string; isFactorGone: boolean },
): MailContent => ({
  subject: 'Your account is back',
  heading: 'Your account is back at this address',
  blocks: [
    {
      paragraph: `Your account uses ${email} again. Everything that was begun since it was moved away has ended: every session, code and link, and every further change of its address.`,
    },
    {
      paragraph:
        'Whoever moved it knew your password, so that password no longer works. Please choose a new one, which you use nowhere else.',
    },
    ...(isFactorGone
      ? [
          {
            paragraph:
              'A second sign-in step or recovery codes were set up shortly before or since. They are gone too.',
          },
        ]
      : []),
    { button: { label: 'Set a new password', url: `${url}/auth?mode=forgot` } },
  ],
})

/** To the address that an account was taken away from. */
export const accountLostMail = (): MailContent => ({
  subject: 'An account no longer uses this address',
  heading: 'The account went back to its earlier address',
  blocks: [
    {
      paragraph: `The owner of the earlier address took the account back with the link we had sent there. This address no longer signs in to ${brand.name}.`,
    },
    { note: 'If the account is yours, write to us.' },
  ],
})

export const signInClosedMail = (url: string): MailContent => ({
  subject: 'Sign-in with your password is switched off',
  heading: 'Too many wrong passwords',
  blocks: [
    {
      paragraph:
        'A hundred wrong passwords were tried for your account in a row. Sign-in with the password is off until you set a new one.',
    },
    { button: { label: 'Set a new password', url: `${url}/auth?mode=forgot` } },
  ],
})

export const agentPendingMail = (name: string): MailContent => ({
  subject: 'We are looking at your application',
  heading: 'Thanks for registering',
  blocks: [
    { paragraph: `Dear ${name}, your address is confirmed and your application is with our team.` },
    { paragraph: 'Approval typically takes 24 to 48 hours. We write to you as soon as it is decided.' },
  ],
})

export const agentApprovedMail = (name: string, url: string): MailContent => ({
  subject: 'Your agent account is approved',
  heading: 'Welcome to Meridian',
  blocks: [
    {
      paragraph: `Dear ${name}, your agent account is approved. Sign in and send your feed: the first run is a dry run, so nothing goes live before you say so.`,
    },
    { button: { label: 'Sign in', url: `${url}/auth` } },
  ],
})

export const agentRejectedMail = (name: string, reason: string): MailContent => ({
  subject: 'Your agent application',
  heading: 'We could not approve your application',
  blocks: [
    { paragraph: `Dear ${name}, we looked at your application and cannot approve it as it is.` },
    { facts: [['Reason', reason]] },
    { note: 'If something was missing, write to us and we will look again.' },
  ],
})

export const secondFactorChangedMail = (isOn: boolean): MailContent => ({
  subject: isOn ? 'Your second sign-in step is on' : 'Your second sign-in step is off',
  heading: isOn ? 'Your account asks for a second step' : 'Your password alone signs you in again',
  blocks: [
    {
      paragraph: isOn
        ? 'From now on signing in takes your password and a code of your authenticator app. Every other session was ended.'
        : 'The authenticator app was removed from your account, and its recovery codes no longer work. Every other session was ended.',
    },
    { note: 'If this was not you, set a new password now and write to us.' },
  ],
})

export const secondFactorWrongMail = (url: string): MailContent => ({
  subject: 'Somebody knows your password',
  heading: 'Five wrong codes after your password',
  blocks: [
    { paragraph: 'Somebody typed your right password and then five wrong codes of your authenticator app.' },
    { button: { label: 'Set a new password', url: `${url}/auth?mode=forgot` } },
    { note: 'If it was you, wait a little and try again, or use one of your recovery codes.' },
  ],
})

export const recoveryCodeUsedMail = (url: string, left: number): MailContent => ({
  subject: 'A recovery code was used',
  heading: 'A recovery code was used',
  blocks: [
    { paragraph: `Somebody signed in with one of your recovery codes. ${left === 1 ? '1 is' : `${left} are`} left.` },
    { button: { label: 'Make new ones', url: `${url}/profile` } },
    { note: 'If this was not you, set a new password now and write to us.' },
  ],
})
