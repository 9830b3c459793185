/** web/portal/editing: which texts are looked for, as the address says it. */
import type { ContentKind } from '#contract/content/content-codes.ts'
import { textStates, type TextState } from '#contract/content/editing-codes.ts'
import { readKind } from '../text-kinds.ts'

export type TextsQuery = { kind: ContentKind; q?: string; state?: TextState }

/** Unknown values are as if they were not there. */
export function readTextsQuery(params: URLSearchParams): TextsQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const state = textStates.find((one) => one === params.get('state'))
  return { kind: readKind(params.get('kind')), ...(q && { q }), ...(state && { state }) }
}
