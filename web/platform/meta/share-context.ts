/** web/platform: how a page on the server has the picture of its shared link drawn. */
import { createContext } from 'react-router'
import type { ShareCard } from '#contract/search/share.ts'

export const shareContext = createContext<(card: ShareCard) => Promise<Response>>()
