/** feeds: pure: what an agency must be told of a run that nobody looked at. */

/** How a feed is, as far as somebody would want to be woken. */
export type ToldState = 'good' | 'failing' | 'held' | 'shrunk'

type Ended = {
  state: string
  withdrawn: number
  /** Homes on the market before the run. */
  liveBefore: number
}

/** Fewer homes than these may always go without a word. */
const fewest = 3
/** Share of the stock whose going is told, in per cent. */
const muchPct = 10

/** Null for a run that says nothing about the feed. */
export function stateOf({ state, withdrawn, liveBefore }: Ended): ToldState | null {
  if (state === 'failed') return 'failing'
  if (state === 'heldBack') return 'held'
  if (state === 'notModified') return 'good'
  if (state !== 'published') return null
  return withdrawn >= fewest && withdrawn * 100 >= liveBefore * muchPct ? 'shrunk' : 'good'
}

/** Whether a change is worth a mail: everything bad is, and that a feed which failed is read again. */
export const isNews = (before: ToldState, now: ToldState): boolean =>
  before !== now && (now !== 'good' || before === 'failing')
