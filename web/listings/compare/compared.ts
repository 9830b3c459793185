/** web/listings: homes chosen to stand side by side, in this tab. */
import { isText, keptList } from '#web/platform/kept/kept-list.ts'
import { mostCompared } from '#web/platform/meta/home-address.ts'

const compared = keptList({
  key: 'compare',
  most: mostCompared,
  storage: () => sessionStorage,
  isOne: isText,
})

export const useCompared = compared.use
export const clearCompared = (): void => compared.set([])

/** Puts a home beside the others or takes it away; false when there is no room for it. */
export function toggleCompared(id: string): boolean {
  const ids = compared.now()
  if (!ids.includes(id) && ids.length >= mostCompared) return false
  compared.set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  return true
}
