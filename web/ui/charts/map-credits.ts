/** web/ui: whose data maps show here, beside those who are always named. */
import { createContext } from 'react'

export const MapCredits = createContext<readonly string[]>([])
