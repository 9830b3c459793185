/** web/platform: what a link leads to: null where it leads nowhere, which is no failure of ours. */
import { ApiError } from '#contract/http/api-error.ts'

const nowhere: readonly number[] = [400, 404]

/** Any other refusal, and a network that is away, says nothing about the link. @throws those. */
export const orNothing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && nowhere.includes(error.status)) return null
    throw error
  })
