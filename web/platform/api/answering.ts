/** web/platform: what loaders do with refusals of the API: the page answers with the same status. */
import { data } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'

/**
 * Runs a loader's calls. A refusal becomes the page's own status (404, 503 and so on), so that people and
 * search engines are told the truth; anything else goes on as it is.
 */
export async function answering<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = error.status === 0 ? 503 : error.status
    throw data(null, { status, statusText: error.problem.code })
  }
}
