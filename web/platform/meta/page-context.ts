/** web/platform: what the server says about the page it is answering. */
import { createContext } from 'react-router'

export type PageFacts = {
  /** Stands on every script of the page, so that the browser runs it. */
  nonce: string
  /** Origin of the site, without a slash at the end. */
  publicUrl: string
  /** Another map style than ours, when the operator set one. */
  mapStyleUrl: string | null
  /** Whose data maps show, beside those whose data come with the program. */
  mapCredits: readonly string[]
}

export const pageContext = createContext<PageFacts>()
