/**
 * web/listings: homes that the visitor does not want to see again; kept in
 * this browser, to be shown again at any time.
 */
import { isText, keptList } from '#web/platform/kept/kept-list.ts'

const hidden = keptList({ key: 'hidden', most: 300, storage: () => localStorage, isOne: isText })

export const useHidden = hidden.use
export const hideHome = (id: string): void => hidden.set([id, ...hidden.now()])
export const showHomes = (ids: readonly string[]): void =>
  hidden.set(hidden.now().filter((id) => !ids.includes(id)))
