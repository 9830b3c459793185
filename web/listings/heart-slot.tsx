/** web/listings: the place for a heart on every picture of a home; web/pages says what stands there. */
import { createContext, useContext, type ReactNode } from 'react'

type Kept = { id: string; title: string }

const HeartContext = createContext<(home: Kept) => ReactNode>(() => null)

/** `value` must stay the same function, or parts that wait for their program would be redrawn. */
export const HeartProvider = HeartContext

/** Nothing where no heart is provided. */
export const HeartSlot = ({ home }: { home: Kept }) => useContext(HeartContext)(home)
