/** web/saved: which homes have a heart: a visitor's are kept in this browser, a User's in their account. */
import { useSyncExternalStore } from 'react'
import { accessToken, readUserInfo } from '#web/platform/session/session.ts'
import type { Account } from './account-hearts.ts'
import { onVisitorList, visitorList } from './visitor-list.ts'

/** What the latest press on a heart asked for, until the server has answered. */
type Wish = { isWanted: boolean }

let account: Account | null = null
const wishes = new Map<string, Wish>()

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

/** A server that does not answer leaves the hearts of this browser where they are, for the next time. */
async function load(mine: Account): Promise<void> {
  try {
    // Visitors need none of it.
    const { loadHearts } = await import('./account-hearts.ts')
    await loadHearts(mine)
    changed()
  } catch (error) {
    // oxlint-disable-next-line no-console -- hearts are no reason to disturb a page that works
    console.warn('The saved homes could not be asked for.', error)
  }
}

/** The account that hearts go into; null while this browser keeps them. */
export const heartAccount = (): Account | null => account

/** Shows what a press asked for; answers what ends that, once the server has answered the press. */
export function showWish(id: string, isWanted: boolean): () => void {
  const wish: Wish = { isWanted }
  wishes.set(id, wish)
  changed()
  return () => {
    if (wishes.get(id) === wish) wishes.delete(id)
    changed()
  }
}
