/** web/saved: gives homes a heart and takes it off, in this browser or in the account. */
import { ApiError } from '#contract/http/api-error.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import type { Account, SavedApi } from './account-hearts.ts'
import { heartAccount, showWish } from './hearts.ts'
import { keepVisitorList, visitorList } from './visitor-list.ts'
import { withHome, withoutHome } from './visitor-list.rules.ts'

/** One call after the other, so that quick presses cannot overtake one another. */
let calls: Promise<void> = Promise.resolve()

/** Gives a home a heart; `first` in this browser, or `full` when the browser keeps no more. */
export function addHeart(id: string): 'added' | 'first' | 'full' {
  const account = heartAccount()
  if (account) {
    call(account, id, true, (saved) => saved.save({ params: { id }, body: {} }))
    return 'added'
  }
  const ids = withHome(visitorList(), id)
  if (!ids) return 'full'
  keepVisitorList(ids)
  return ids.length === 1 ? 'first' : 'added'
}

/** Takes the heart off a home. Answers what puts it back as it was. */
export function removeHeart(id: string): () => void {
  const account = heartAccount()
  if (account) return removeFromAccount(account, id)
  const before = visitorList()
  keepVisitorList(withoutHome(before, id))
  return () => {
    // Whoever has signed in since puts it into the account.
    if (heartAccount()) return void addHeart(id)
    keepVisitorList(withHome(visitorList(), id, before.indexOf(id)) ?? visitorList())
  }
}

function removeFromAccount(mine: Account, id: string): () => void {
  keepVisitorList(withoutHome(visitorList(), id))
  let savedAt: string | undefined
  call(mine, id, false, async (saved) => {
    savedAt = await saved.remove({ params: { id } }).then((answer) => answer.savedAt, goneAlready)
  })
  return () =>
    call(mine, id, true, (saved) => saved.save({ params: { id }, body: savedAt ? { savedAt } : {} }))
}

/** Removed in another tab, which is as good. */
function goneAlready(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Shows the wish at once and tells the server; when that fails, what was before is shown again. */
function call(
  mine: Account,
  id: string,
  isWanted: boolean,
  work: (saved: SavedApi) => Promise<unknown>,
): void {
  const end = showWish(id, isWanted)
  calls = calls.then(async () => {
    try {
      await mine.ready
      const { savedApi } = await import('./account-hearts.ts')
      await work(await savedApi())
      mine.ids = isWanted ? [id, ...withoutHome(mine.ids, id)] : withoutHome(mine.ids, id)
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'That could not be saved. Please try again.')
    }
    end()
  })
}
