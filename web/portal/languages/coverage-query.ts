/** web/portal/languages: which texts are looked for, as the address says it. */
import { contentKinds, type ContentKind } from '#contract/content/content-codes.ts'
import { pieceStates, type PieceState } from '#contract/content/editing-codes.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'

type Language = (typeof reviewedLanguages)[number]
export type CoverageQuery = { kind?: ContentKind; language?: Language; state?: PieceState }

/** Unknown values are as if they were not there. */
export function readCoverageQuery(params: URLSearchParams): CoverageQuery {
  const kind = contentKinds.find((one) => one === params.get('kind'))
  const language = reviewedLanguages.find((one) => one === params.get('language'))
  const state = pieceStates.find((one) => one === params.get('state'))
  return { ...(kind && { kind }), ...(language && { language }), ...(state && { state }) }
}
