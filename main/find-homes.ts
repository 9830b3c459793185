/** main: the search as the concierge asks it: by the contract's own client, inside the program. */
import { ApiError } from '#contract/http/api-error.ts'
import type { Api } from '#contract/http/client.ts'
import type { MeridianContract } from '#contract/index.ts'
import { understoodLanguages } from '#contract/search/understood-languages.ts'
import type { FindHomes, ReadWords } from '#server/enquiries/index.ts'
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

/** Characters of somebody's words that are read as a sentence. */
const longest = 200

/** Words that cannot be read ask for nothing: the brief is no worse for it. */
export const readWords =
  (api: Api<MeridianContract>) =>
  (language: string | null): ReadWords =>
  (words, currency) => {
    const spoken = understoodLanguages.find((one) => one === language?.split('-')[0]) ?? 'en'
    const q = words.trim().slice(0, longest)
    return api.search.understand({ query: { q, currency, language: spoken } }).catch(() => null)
  }
