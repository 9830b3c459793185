/** accounts: passwords: Argon2id in a bounded queue, so that many sign-ins cannot starve the rest of the program. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refuse } from '#server/platform/errors.ts'

const derive = promisify(argon2)

/** OWASP Password Storage Cheat Sheet: Argon2id, 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
/** How many may wait for a core before further ones are refused with 503. */
const longestQueue = 50

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) {
    if (waiting.length >= longestQueue) throw refuse('accounts.busy', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

let done = 0
/** How many passwords this process has hashed, and how many wait for a core; for /metrics. */
export const hashingWork = (): { done: number; waiting: number } => ({ done, waiting: waiting.length })

const compute = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() => {
    done++
    return derive('argon2id', { message: password, nonce, ...cost })
  })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. @throws AppError 503 when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await compute(password, nonce)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`
}

const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`

/**
 * Whether the password is the one hashed. Without a hash the same work is done in vain,
 * so that an unknown address takes as long as a wrong password. @throws AppError 503 when too many wait.
 */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const [, , , , salt = '', hash = ''] = (phc ?? nobody).split('$')
  const expected = Buffer.from(hash, 'base64')
  const actual = await compute(password, Buffer.from(salt, 'base64'))
  return actual.length === expected.length && timingSafeEqual(actual, expected) && typeof phc === 'string'
}
