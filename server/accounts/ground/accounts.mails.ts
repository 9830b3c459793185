/**
 * accounts: the words of every mail of this domain. Names are the only thing a stranger
 * may have typed, and stand in the text only.
 */
import { brand } from '#contract/content/brand.ts'
import { durationWords } from '#contract/vocabulary/durations.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { known, say, type Moment, type Said } from '#server/platform/mail/mail-sentence.ts'
import type { Purpose } from './codes.rules.ts'

const codeHeadings: Record<Purpose, Said> = {
  register: say`Confirm your e-mail address`,
  verifyemail: say`Confirm your e-mail address`,
  agent: say`Confirm your e-mail address`,
  forgotpass: say`Reset your password`,
  verifyprofileemail: say`Confirm your new e-mail address`,
}

type Code = {
  purpose: Purpose
  code: string
  /** How long it works. */
  seconds: number
  link: string
  linkRequired: boolean
  asked: Said
}

/** `asked` says which browser asked, so that a stranger's request can be recognised. */
export const codeMail = ({ purpose, code, seconds, link, linkRequired, asked }: Code): MailContent => ({
  subject: say`${code} is your ${brand.name} code`,
  heading: codeHeadings[purpose],
  blocks: [
    {
      paragraph: say`Type this code into the page you came from. It works for
        ${known(durationWords(seconds))}.`,
    },
    { code },
    {
      paragraph: linkRequired
        ? say`For your safety the code works only after you have confirmed that it was you who asked:`
        : purpose === 'forgotpass'
          ? say`If it was you who asked, this opens the way to a new password for a day, also without the
            code:`
          : say`If the page asks for it, confirm here that it was you:`,
    },
    { button: { label: say`Yes, I asked for this`, url: link } },
    { facts: [[say`Asked from`, asked]] },
    {
      note: say`Never pass this code on. Nobody from Meridian will ask you for it. If you did not ask for
      it, you need not do anything.`,
    },
  ],
})

export const alreadyRegisteredMail = (url: string): MailContent => ({
  subject: say`You already have a ${brand.name} account`,
  heading: say`You already have an account`,
  blocks: [
    {
      paragraph: say`Somebody, perhaps you, tried to register with this address. It already has an
        account, so nothing was changed.`,
    },
    { button: { label: say`Sign in`, url: `${url}/auth` } },
    { note: say`Forgotten your password? Choose “Forgot password” in the sign-in dialog.` },
  ],
})

/** Minutes are enough, and the zone is named. */
const momentOf = (at: Date): Moment => ({
  at,
  style: { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
})

export const passwordResetMail = (url: string, at: Date): MailContent => ({
  subject: say`Your password was changed`,
  heading: say`Your password was changed`,
  blocks: [
    {
      paragraph: say`The password of your account was changed on ${momentOf(at)} UTC. Every session was
        ended, so please sign in again.`,
    },
    { button: { label: say`Sign in`, url: `${url}/auth` } },
    {
      note: say`If this was not you, reset your password now: choose “Forgot password” in the sign-in
      dialog.`,
    },
  ],
})

export const emailChangeStartedMail = (newEmail: string): MailContent => ({
  subject: say`A change of your e-mail address was started`,
  heading: say`Your e-mail address may change`,
  blocks: [
    {
      paragraph: say`Somebody who knows your password asked to change the address of your account to
        ${newEmail}. We sent a code there; nothing changes until it is entered.`,
    },
    { note: say`If this was not you, change your password now.` },
  ],
})

export const emailChangedMail = (newEmail: string, revertUrl: string): MailContent => ({
  subject: say`Your e-mail address was changed`,
  heading: say`Your e-mail address was changed`,
  blocks: [
    { paragraph: say`Your account now uses ${newEmail}. This address no longer signs in.` },
    { paragraph: say`If this was not you, take it back within 72 hours:` },
    { button: { label: say`This was not me`, url: revertUrl } },
  ],
})

export const takenBackMail = (
  url: string,
  { email, isFactorGone }: { email: string; isFactorGone: boolean },
): MailContent => ({
  subject: say`Your account is back`,
  heading: say`Your account is back at this address`,
  blocks: [
    {
      paragraph: say`Your account uses ${email} again. Everything that was begun since it was moved away
        has ended: every session, code and link, and every further change of its address.`,
    },
    {
      paragraph: say`Whoever moved it knew your password, so that password no longer works. Please choose
        a new one, which you use nowhere else.`,
    },
    ...(isFactorGone
      ? [
          {
            paragraph: say`A second sign-in step or recovery codes were set up shortly before or since.
              They are gone too.`,
          },
        ]
      : []),
    { button: { label: say`Set a new password`, url: `${url}/auth?mode=forgot` } },
  ],
})

/** To the address that an account was taken away from. */
export const accountLostMail = (): MailContent => ({
  subject: say`An account no longer uses this address`,
  heading: say`The account went back to its earlier address`,
  blocks: [
    {
      paragraph: say`The owner of the earlier address took the account back with the link we had sent
        there. This address no longer signs in to ${brand.name}.`,
    },
    { note: say`If the account is yours, write to us.` },
  ],
})

export const signInClosedMail = (url: string): MailContent => ({
  subject: say`Sign-in with your password is switched off`,
  heading: say`Too many wrong passwords`,
  blocks: [
    {
      paragraph: say`A hundred wrong passwords were tried for your account in a row. Sign-in with the
        password is off until you set a new one.`,
    },
    { button: { label: say`Set a new password`, url: `${url}/auth?mode=forgot` } },
  ],
})

export const agentPendingMail = (name: string): MailContent => ({
  subject: say`We are looking at your application`,
  heading: say`Thanks for registering`,
  blocks: [
    { paragraph: say`Dear ${name}, your address is confirmed and your application is with our team.` },
    { paragraph: say`Approval typically takes 24 to 48 hours. We write to you as soon as it is decided.` },
  ],
})

export const agentApprovedMail = (name: string, url: string): MailContent => ({
  subject: say`Your agent account is approved`,
  heading: say`Welcome to Meridian`,
  blocks: [
    {
      paragraph: say`Dear ${name}, your agent account is approved. Sign in and send your feed: the first
        run is a dry run, so nothing goes live before you say so.`,
    },
    { button: { label: say`Sign in`, url: `${url}/auth` } },
  ],
})

export const agentRejectedMail = (name: string, reason: string): MailContent => ({
  subject: say`Your agent application`,
  heading: say`We could not approve your application`,
  blocks: [
    { paragraph: say`Dear ${name}, we looked at your application and cannot approve it as it is.` },
    { facts: [[say`Reason`, reason]] },
    { note: say`If something was missing, write to us and we will look again.` },
  ],
})

export const secondFactorChangedMail = (isOn: boolean): MailContent => ({
  subject: isOn ? say`Your second sign-in step is on` : say`Your second sign-in step is off`,
  heading: isOn ? say`Your account asks for a second step` : say`Your password alone signs you in again`,
  blocks: [
    {
      paragraph: isOn
        ? say`From now on signing in takes your password and a code of your authenticator app. Every other
          session was ended.`
        : say`The authenticator app was removed from your account, and its recovery codes no longer work.
          Every other session was ended.`,
    },
    { note: say`If this was not you, set a new password now and write to us.` },
  ],
})

export const secondFactorWrongMail = (url: string): MailContent => ({
  subject: say`Somebody knows your password`,
  heading: say`Five wrong codes after your password`,
  blocks: [
    {
      paragraph: say`Somebody typed your right password and then five wrong codes of your authenticator
      app.`,
    },
    { button: { label: say`Set a new password`, url: `${url}/auth?mode=forgot` } },
    { note: say`If it was you, wait a little and try again, or use one of your recovery codes.` },
  ],
})

export const recoveryCodeUsedMail = (url: string, left: number): MailContent => ({
  subject: say`A recovery code was used`,
  heading: say`A recovery code was used`,
  blocks: [
    {
      paragraph:
        left === 1
          ? say`Somebody signed in with one of your recovery codes. ${left} is left.`
          : say`Somebody signed in with one of your recovery codes. ${left} are left.`,
    },
    { button: { label: say`Make new ones`, url: `${url}/profile` } },
    { note: say`If this was not you, set a new password now and write to us.` },
  ],
})
