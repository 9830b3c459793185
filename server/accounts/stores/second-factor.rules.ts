/** accounts: pure decisions about the second step of signing in. */
import { daySeconds } from '#contract/vocabulary/spans.ts'

/** Seconds between a right password and its code. */
export const challengeLife = 300
/** How often a code may be tried for one right password. */
export const triesPerChallenge = 5
/** Right passwords in a quarter of an hour that may begin a second step. */
export const challengeLimit = { seconds: 900, most: 20 } as const
/**
 * Tries of codes in a day, of one account, from known browsers
 * apart: three in a million are right at any time.
 */
export const codeLimit = { seconds: daySeconds, most: 50 } as const
/** Wrong codes in a row after which the owner is told that somebody knows the password. */
export const failuresUntilTold = 5

/** Six digits are an app's; anything else that came this far is a recovery code. */
export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)
