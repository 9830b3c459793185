/** accounts: pure decisions about four-digit codes: which call takes which purpose, how long, how often. */
import { daySeconds, hourSeconds } from '#contract/vocabulary/spans.ts'

export const purposes = ['register', 'verifyemail', 'agent', 'forgotpass', 'verifyprofileemail'] as const
/** The sources of the specification's section 4. */
export type Purpose = (typeof purposes)[number]

/** The purposes each call serves; a code is never good for another call. */
export const purposesOf = {
  verifyCredentials: ['register', 'verifyemail'],
  verifyCode: ['agent', 'forgotpass'],
  changeEmail: ['verifyprofileemail'],
} as const satisfies Record<string, readonly Purpose[]>

/** How often a code may be tried. */
export const triesPerCode = 5
/** Seconds between two mails to one address. */
export const mailPause = 60
/** So many uses in so many seconds. */
export type Window = { seconds: number; most: number }
const month = 30 * daySeconds

/**
 * Mails with codes. One network cannot use up what an address gets in a day; when it
 * is used up, a mail of that day still opens.
 */
export const mailLimits = {
  fromNetwork: [
    { seconds: hourSeconds, most: 5 },
    { seconds: daySeconds, most: 6 },
  ],
  address: [{ seconds: daySeconds, most: 10 }],
  /** All spellings that reach one mailbox, such as one+1@ and one+2@. */
  mailbox: [{ seconds: daySeconds, most: 30 }],
  /** Of one account to whatever new addresses. */
  moving: [{ seconds: daySeconds, most: 10 }],
} as const satisfies Record<string, readonly Window[]>

/**
 * Seconds the link in a mail opens: as long as the longest window of
 * mails, so that there is always one that does.
 */
export const linkLife = daySeconds

/**
 * Tries of codes for one address, all purposes together; right ones are given back. Beyond them a code opens
 * only after the link of its mail. decisions/0014 has the odds.
 */
export const guessLimits = {
  /** From one network: strangers leave the owner as many again. */
  fromNetwork: [{ seconds: daySeconds, most: 5 }],
  /** Of codes that another browser asked for. */
  strangers: [
    { seconds: daySeconds, most: 5 },
    { seconds: month, most: 15 },
  ],
  address: [
    { seconds: daySeconds, most: 10 },
    { seconds: month, most: 30 },
  ],
} as const satisfies Record<string, readonly Window[]>

/** Uses from one network address. */
export const networkLimits = {
  mailing: { seconds: hourSeconds, most: 20 },
  forgot: { seconds: hourSeconds, most: 5 },
  verify: { seconds: 600, most: 30 },
  login: { seconds: 600, most: 30 },
  reset: { seconds: 600, most: 30 },
} as const satisfies Record<string, Window>
export type NetworkLimit = keyof typeof networkLimits

/** Wrong reset codes of the whole site in five minutes before every reset needs its link for six hours. */
export const siteBreaker = { seconds: 300, most: 100, heldSeconds: 6 * hourSeconds } as const
/**
 * Tries of codes of the whole site. While one of these is used up every code needs
 * its link; the first also opens the breaker.
 */
export const siteGuesses = {
  reset: [
    { seconds: siteBreaker.seconds, most: siteBreaker.most },
    { seconds: daySeconds, most: 500 },
    { seconds: month, most: 2_000 },
  ],
  /**
   * Codes that make an account or move one to an address nobody has yet: wrong
   * ones are many on a busy day, and open less.
   */
  account: [
    { seconds: siteBreaker.seconds, most: 500 },
    { seconds: daySeconds, most: 5_000 },
  ],
} as const satisfies Record<string, readonly [Window, ...Window[]]>
/** Seconds a right reset code opens the reset for this browser; for a program without cookies. */
export const grantLife = { browser: 600, program: 120 } as const

/**
 * Wrong passwords in a row before pauses of 1, 2, 4 … seconds begin, at most 15 minutes: from one network or
 * one known browser, and from everywhere together, so that one stranger's tries are not everybody's.
 */
export const freeFailures = { narrow: 4, wide: 19 } as const
/** NIST SP 800-63B: no more than 100 failures in a row; then only a reset helps. */
export const failuresUntilClosed = 100

/** Passwords and codes of an app asked for once more, within a day, of one account. */
export const confirmLimit = { seconds: daySeconds, most: 50 } as const
/** Sign-ups of one address that are compared with the one before; those that are the same are given back. */
export const repeatLimit = { seconds: daySeconds, most: 10 } as const
/** Tries of a reset within an hour, of one account: passwords that were refused are few. */
export const resetLimit = { seconds: hourSeconds, most: 60 } as const

/**
 * Whether a right code also proves the proposed password. Only a browser that set the password, or typed
 * it to sign in, may activate it, however many did; otherwise somebody could register a stranger's
 * address and wait for the stranger to confirm it.
 */
export const activatesPassword = (
  flow: { provenBy: readonly string[] },
  bindings: readonly string[],
): boolean => flow.provenBy.some((proof) => bindings.includes(proof))

/**
 * Whether a code is the visitor's own: one of these bindings asked for it, or typed the password
 * it brings to life. Only the visitor's own code has tries of its own and is renewed; a
 * stranger's wish gets another code and ends nobody's.
 */
export const isOwnFlow = <
  F extends { cookieHash: string | null; programBinding: string | null; provenBy: readonly string[] },
>(
  flow: F | undefined,
  bindings: readonly string[],
): flow is F =>
  flow !== undefined &&
  ([flow.cookieHash, flow.programBinding].some((asker) => asker !== null && bindings.includes(asker)) ||
    activatesPassword(flow, bindings))
