/** web/listings: homes that the visitor does not want to see again; kept in this browser, to be shown again at any time. */
import { keptIds } from '#web/platform/kept/kept-ids.ts'

const hidden = keptIds({ key: 'hidden', most: 300, storage: () => localStorage })

export const useHidden = hidden.use
export const hideHome = (id: string): void => hidden.set([...hidden.now(), id])
export const showHomes = (ids: readonly string[]): void => hidden.set(hidden.now().filter((id) => !ids.includes(id)))
