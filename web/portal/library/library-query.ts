/** web/portal/library: which pictures are looked for, as the address says it, and what is answered. */
import { pictureStates, type LibraryState } from '#contract/content/editing-codes.ts'
import type { pictureLibrary } from '#contract/content/library.ts'
import type { Reply } from '#contract/http/endpoint.ts'

export type LibraryAnswer = Reply<typeof pictureLibrary.list>
export type OpenPicture = Reply<typeof pictureLibrary.read>
export type LibraryQuery = { q?: string; state?: LibraryState }

/** Unknown values are as if they were not there. */
export function readLibraryQuery(params: URLSearchParams): LibraryQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const state = pictureStates.find((one) => one === params.get('state'))
  return { ...(q && { q }), ...(state && { state }) }
}
