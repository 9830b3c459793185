/**
 * contract: homes that come close to a question: what each misses,
 * and which wish to trade for how many homes.
 */
import { z } from 'zod'
import { searchParameterNames } from './search-question.ts'

const wish = z.enum(searchParameterNames)

/** The wish is named by the parameter that asks for it. */
export const miss = z.object({
  wish,
  /**
   * By how much: metres (from the middle of a city or of `near`, else outside of the edge), whole
   * units of the question's currency and period, square metres, rooms, or days. Null for what a home
   * has or has not, and where it does not say.
   */
  by: z.number().nullable(),
  /** The feature that it lacks; its own type, tenure or energy class, null where it states none. */
  what: z.string().nullable(),
})
export type Miss = z.infer<typeof miss>

/**
 * Wishes changed so that homes are found: `to` are the parameters to set, null to
 * leave out, and how many homes there are then.
 */
export const trade = z.object({
  wishes: z.array(miss.pick({ wish: true, what: true })),
  to: z.partialRecord(wish, z.string().nullable()),
  count: z.int(),
})
export type Trade = z.infer<typeof trade>
