/** web/saved: which homes have a heart: a visitor's are kept in this browser, a User's in their account. */
import { useSyncExternalStore } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { accessToken, isActing, readUserInfo } from '#web/platform/session/session.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { keepVisitorList, onVisitorList, visitorList } from './visitor-list.ts'
import { withHome, withoutHome } from './visitor-list.rules.ts'

type SavedApi = MeridianApi['saved']
/** `ids` as the server said last; `ready` once it has said so. */
type Account = { userId: string; ids: readonly string[]; ready: Promise<void> }
/** What the latest press on a heart asked for, until the server has answered. */
type Wish = { isWanted: boolean }

let account: Account | null = null
const wishes = new Map<string, Wish>()
/** One call after the other, so that quick presses cannot overtake one another. */
let calls: Promise<void> = Promise.resolve()

let shown: ReadonlySet<string> | null = null
const listeners = new Set<() => void>()
let endListening: (() => void) | null = null

function changed(): void {
  shown = null
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  // While nobody listened another tab may have changed what is kept.
  if (listeners.size === 0) shown = null
  endListening ??= onVisitorList(changed)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    endListening?.()
    endListening = null
  }
}

/** Until the account has taken them over, the homes of this browser keep their hearts. */
const current = (): ReadonlySet<string> =>
  (shown ??= new Set(account ? wishedFor([...visitorList(), ...account.ids]) : visitorList()))

function wishedFor(ids: readonly string[]): string[] {
  const added = [...wishes].flatMap(([id, { isWanted }]) => (isWanted ? [id] : []))
  return [...added, ...ids.filter((id) => wishes.get(id)?.isWanted !== false)]
}

const none: ReadonlySet<string> = new Set()
/** The ids of all homes with a heart; none on the server. */
export const useHearts = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => none)

export const useHeart = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().has(id),
    () => false,
  )

export const hasHeart = (id: string): boolean => current().has(id)

/** Hearts follow who is signed in: those of this browser go into the account of a User who signs in. */
export function followSession(): void {
  const userInfo = readUserInfo()
  const userId = userInfo?.role === 'User' && accessToken() ? userInfo.userId : null
  if (userId === (account?.userId ?? null)) return
  wishes.clear()
  account = userId === null ? null : { userId, ids: [], ready: Promise.resolve() }
  if (account) account.ready = load(account)
  changed()
}

/** Asks the account again; for the page that lists it. */
export async function refreshHearts(): Promise<void> {
  followSession()
  const mine = account
  if (!mine) return
  await mine.ready
  mine.ready = load(mine)
  await mine.ready
}

/** Visitors need none of it. */
async function savedApi(): Promise<SavedApi> {
  const { signedApi } = await import('#web/platform/session/signed-api.ts')
  return (await signedApi()).saved
}

/** A server that does not answer leaves the hearts of this browser where they are, for the next time. */
async function load(mine: Account): Promise<void> {
  try {
    const saved = await savedApi()
    const kept = isActing() ? [] : visitorList()
    if (kept.length === 0) mine.ids = (await saved.ids({})).ids
    else {
      const answer = await saved.merge({ body: { ids: [...kept] } })
      keepVisitorList([])
      mine.ids = answer.ids
      tellMerged(answer)
    }
    changed()
  } catch (error) {
    // oxlint-disable-next-line no-console -- hearts are no reason to disturb a page that works
    console.warn('The saved homes could not be asked for.', error)
  }
}

function tellMerged({ added, left }: { added: number; left: number }): void {
  const homes = added === 1 ? 'The home you saved here is' : `The ${added} homes you saved here are`
  if (added > 0) toast.info(`${homes} in your account now.`)
  if (left > 0) toast.error(`There was no room in your account for ${left} of the homes you saved here.`)
}

/** Gives a home a heart; `first` in this browser, or `full` when the browser keeps no more. */
export function addHeart(id: string): 'added' | 'first' | 'full' {
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
  if (account) return removeFromAccount(account, id)
  const before = visitorList()
  keepVisitorList(withoutHome(before, id))
  return () => {
    // Whoever has signed in since puts it into the account.
    if (account) return void addHeart(id)
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
  const wish: Wish = { isWanted }
  wishes.set(id, wish)
  changed()
  calls = calls.then(async () => {
    try {
      await mine.ready
      await work(await savedApi())
      mine.ids = isWanted ? [id, ...withoutHome(mine.ids, id)] : withoutHome(mine.ids, id)
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'That could not be saved. Please try again.')
    }
    if (wishes.get(id) === wish) wishes.delete(id)
    changed()
  })
}
