/** main: the search as the concierge asks it: by the contract's own client, inside the program. */
import { ApiError } from '#contract/http/api-error.ts'
import type { Api } from '#contract/http/client.ts'
import type { MeridianContract } from '#contract/index.ts'
import type { FindHomes } from '#server/enquiries/index.ts'
import { passOn } from '#server/platform/refusals/errors.ts'

/** What the search refuses, such as a currency without a rate, is refused to the asker in the same words. */
export const findHomes =
  (api: Api<MeridianContract>) =>
  (acceptLanguage: string | null): FindHomes =>
  async (question) => {
    try {
      return await api.search.search(
        { query: question },
        { headers: acceptLanguage === null ? {} : { 'accept-language': acceptLanguage } },
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error
      throw passOn(error)
    }
  }
