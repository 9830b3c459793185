/** web/platform: the words that a page on the server is written with; null where it is written in English. */
import { createContext } from 'react-router'
import type { ReviewedSpeech } from './page-words.ts'

export const speechContext = createContext<ReviewedSpeech | null>(null)
