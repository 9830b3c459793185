/** accounts: by whom a request with an idempotency key was sent. */
import { networkOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { authenticate } from './authenticate.ts'
import { accountsOf } from '../ground/context.ts'

/**
 * The person behind the bearer token, otherwise the visitor's network; null for a token that opens nothing.
 */
export const createCallerOf =
  (platform: Platform) =>
  async (request: Request, address: string): Promise<string | null> => {
    if (!request.headers.has('authorization')) return `network/${networkOf(address)}`
    return authenticate(accountsOf(platform), request).then(
      ({ id }) => `person/${id}`,
      () => null,
    )
  }
