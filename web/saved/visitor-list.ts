/** web/saved: the homes of a visitor without an account, kept in this browser; latest first. */
import { mostKeptByVisitor } from '#contract/search/saved-codes.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { keptList } from '#web/platform/kept/kept-list.ts'

const homes = keptList({
  key: 'saved_homes',
  most: mostKeptByVisitor,
  storage: () => localStorage,
  isOne: isUuid,
})

export const visitorList = homes.now
export const keepVisitorList = homes.set
/** Runs when the list changed, also by another tab. Answers a function that ends it. */
export const onVisitorList = homes.subscribe
