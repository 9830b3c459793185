/** web/saved: the homes of a visitor without an account, kept in this browser; latest first. */
import { mostKeptByVisitor } from '#contract/search/saved-codes.ts'
import { keptList } from '#web/platform/kept/kept-list.ts'
import { isId } from './visitor-list.rules.ts'

const homes = keptList({
  key: 'saved_homes',
  most: mostKeptByVisitor,
  storage: () => localStorage,
  isOne: isId,
})

export const visitorList = homes.now
export const keepVisitorList = homes.set
/** Runs when the list changed, also by another tab. Answers a function that ends it. */
export const onVisitorList = homes.subscribe
