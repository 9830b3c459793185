/** journeys: what has arrived for an address, by real mail. */
import { expect } from '@playwright/test'
import type { CaughtMail } from '../../support/mail-catcher.ts'

/** All mails to an address so far, newest last. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const url = new URL(`http://127.0.0.1:${process.env.JOURNEY_MAILBOX_PORT ?? '3198'}/`)
  url.searchParams.set('to', address)
  return (await fetch(url)).json() as Promise<CaughtMail[]>
}

/**
 * Waits, so many milliseconds at most, until there are at least `count`
 * mails to the address and answers the newest.
 */
export async function newestMailTo(address: string, count = 1, timeout = 20_000): Promise<CaughtMail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout, intervals: [100] })
    .toBeGreaterThanOrEqual(count)
  return (await mailsTo(address)).at(-1) as CaughtMail
}

/**
 * Waits for a mail to the address with these words in it, wherever it came: a
 * busy machine delivers what was sent first last.
 */
export async function mailSaying(address: string, words: string, timeout = 20_000): Promise<CaughtMail> {
  let found: CaughtMail | undefined
  const says = ({ subject, text }: CaughtMail) =>
    `${subject}\n${text}`.replaceAll(/\s+/g, ' ').includes(words)
  await expect(async () => {
    found = (await mailsTo(address)).find(says)
    expect(found, `a mail to ${address} that says: ${words}`).toBeDefined()
  }).toPass({ timeout, intervals: [100] })
  return found as CaughtMail
}

/** The four digits of the `count`-th mail to the address. */
export async function codeSentTo(address: string, count = 1): Promise<string> {
  const { text } = await newestMailTo(address, count)
  const code = /^ {4}(\d{4})\s*$/m.exec(text)?.[1]
  if (!code) throw new Error(`There is no code in: ${text}`)
  return code
}

/** An address nobody has used in this run. */
export const freshAddress = (name: string): string =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`
