/** web/saved: the hearts of an account, as the server keeps them. */
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { isActing } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { keepVisitorList, visitorList } from './visitor-list.ts'

/** `ids` as the server said last; `ready` once it has said so. */
export type Account = { userId: string; ids: readonly string[]; ready: Promise<void> }
export type SavedApi = MeridianApi['saved']

export const savedApi = async (): Promise<SavedApi> => (await signedApi()).saved

/** Asks for the ids; the homes of this browser go into the account with that. */
export async function loadHearts(mine: Account): Promise<void> {
  const saved = await savedApi()
  const kept = isActing() ? [] : visitorList()
  if (kept.length === 0) {
    mine.ids = (await saved.ids({})).ids
    return
  }
  const answer = await saved.merge({ body: { ids: [...kept] } })
  keepVisitorList([])
  mine.ids = answer.ids
  tellMerged(answer)
}

function tellMerged({ added, left }: { added: number; left: number }): void {
  const homes = added === 1 ? 'The home you saved here is' : `The ${added} homes you saved here are`
  if (added > 0) toast.info(`${homes} in your account now.`)
  if (left > 0) toast.error(`There was no room in your account for ${left} of the homes you saved here.`)
}
