/** accounts: pure decisions about four-digit codes: which call takes which purpose, how long, how often. */

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
export const mailLimits = [
  { seconds: 3_600, most: 5 },
  { seconds: 86_400, most: 10 },
] as const
/** Wrong codes of one address, all purposes; beyond them a reset also needs the link of the mail. */
export const wrongCodeLimits = [
  { seconds: 86_400, most: 10 },
  { seconds: 30 * 86_400, most: 30 },
] as const
/** Uses from one network address: count within seconds. RATE_LIMITS=relaxed raises these, and only these. */
export const networkLimits = {
  mailing: { seconds: 3_600, most: 20 },
  forgot: { seconds: 3_600, most: 5 },
  verify: { seconds: 600, most: 30 },
  login: { seconds: 600, most: 30 },
} as const
export type NetworkLimit = keyof typeof networkLimits
/** Wrong reset codes of the whole site in five minutes before every reset needs its link for six hours. */
export const siteBreaker = { seconds: 300, most: 100, heldSeconds: 6 * 3_600 } as const
/** Seconds a right reset code opens the reset for this browser; for a program without cookies. */
export const grantLife = { browser: 600, program: 120 } as const

/** Seconds to wait after the n-th wrong password in a row: none up to the fourth, then 1, 2, 4 … at most 15 minutes. */
export const waitAfterFailures = (n: number): number => (n < 5 ? 0 : Math.min(900, 2 ** Math.min(n - 5, 20)))
/** NIST SP 800-63B: no more than 100 failures in a row; then only a reset helps. */
export const failuresUntilClosed = 100

/**
 * Whether a right code also proves the proposed password. Only a browser that set the password, or typed it to sign in, may
 * activate it, however many did; otherwise somebody could register a stranger's address and wait for the stranger to confirm it.
 */
export const activatesPassword = (flow: { provenBy: readonly string[] }, bindings: readonly string[]): boolean =>
  flow.provenBy.some((proof) => bindings.includes(proof))

/** Whether the visitor with these bindings began the flow, or typed its password. */
export const isOwnFlow = (
  flow: { cookieHash: string | null; provenBy: readonly string[] },
  bindings: readonly string[],
): boolean => (flow.cookieHash !== null && bindings.includes(flow.cookieHash)) || activatesPassword(flow, bindings)
