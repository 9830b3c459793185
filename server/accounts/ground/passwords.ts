/**
 * accounts: passwords: Argon2id in a bounded queue, fair by network, so that a flood of
 * sign-ins starves neither others nor the program.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refuse } from '#server/platform/refusals/errors.ts'
import { createFairQueue, isQueueFull } from '#server/platform/limits/fair-queue.ts'

const derive = promisify(argon2)

/** What a hash costs: KiB of memory and passes over it, in one lane. */
const costs = {
  /** OWASP Password Storage Cheat Sheet. */
  default: { memory: 19_456, passes: 2 },
  /** The least that Argon2 knows: for tests, where passwords protect nothing. */
  least: { memory: 8, passes: 1 },
} as const
export type HashingCost = keyof typeof costs
/** What of `Accounts` is needed here. */
type Hashing = { hashing: HashingCost }
/** How many may wait for a core: of one lane, and of all. A hundred take about a second on two cores. */
const queue = createFairQueue({ atOnce: availableParallelism(), perNetwork: 50, longest: 200 })

let done = 0
/** How many passwords this process has hashed, and how many wait for a core; for /metrics. */
export const hashingWork = (): { done: number; waiting: number } => ({ done, waiting: queue.waiting() })

type Cost = { memory: number; passes: number }

async function compute(password: string, nonce: Buffer, cost: Cost, lane: string): Promise<Buffer> {
  try {
    return await queue.run(lane, () => {
      done++
      return derive('argon2id', { message: password, nonce, ...cost, parallelism: 1, tagLength: 32 })
    })
  } catch (error) {
    if (!isQueueFull(error)) throw error
    throw refuse('accounts.busy', { retryAfter: 2, cause: error })
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/**
 * A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. `lane` is whose turn it is: the network of a visitor,
 * the id of somebody signed in. @throws AppError 503 when too many wait.
 */
export async function hashPassword({ hashing }: Hashing, password: string, lane: string): Promise<string> {
  const nonce = randomBytes(16)
  return phcOf(costs[hashing], nonce, await compute(password, nonce, costs[hashing], lane))
}

const phcOf = ({ memory, passes }: Cost, nonce: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(hash)}`

const nobodys = (hashing: HashingCost): string => phcOf(costs[hashing], Buffer.alloc(16), Buffer.alloc(32))

/**
 * Whether the password is the one hashed. Without a hash the same work is done in vain,
 * so that an unknown address takes as long as a wrong password. @throws AppError 503 when too many wait.
 */
export async function verifyPassword(
  { hashing }: Hashing,
  password: string,
  phc: string | null | undefined,
  lane: string,
): Promise<boolean> {
  const [, , , numbers = '', salt = '', hash = ''] = (phc ?? nobodys(hashing)).split('$')
  const [memory = 0, passes = 0] = (numbers.match(/\d+/g) ?? []).map(Number)
  const expected = Buffer.from(hash, 'base64')
  const actual = await compute(password, Buffer.from(salt, 'base64'), { memory, passes }, lane)
  return actual.length === expected.length && timingSafeEqual(actual, expected) && typeof phc === 'string'
}
