/** tests: a line of passwords that wait to be hashed. */
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { hashPassword } from '#server/accounts/ground/passwords.ts'
import { validPassword } from './accounts.ts'

/** Keeps the line of a network's hashes as long as it may be, until the end. */
export function keepLineFull(lane: string): { end: () => Promise<void> } {
  const over = new AbortController()
  const again = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await hashPassword({ hashing: 'default' }, validPassword, lane).catch(() => setTimeout(5))
    }
  }
  const all = Array.from({ length: availableParallelism() + 50 }, again)
  return {
    end: async () => {
      over.abort()
      await Promise.all(all)
    },
  }
}
