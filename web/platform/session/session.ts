/**
 * web/platform: who is signed in, kept in localStorage under the names the
 * specification gives; every tab hears of changes.
 */
import { useSyncExternalStore } from 'react'
import type { UserInfo } from '#contract/http/person.ts'

const keys = {
  userInfo: 'userInfo',
  access: 'access_token',
  refresh: 'refresh_token',
  device: 'device_id',
} as const

export type Tokens = { access_token: string; refresh_token: string }

const listeners = new Set<() => void>()
let changes = 0
const tell = (): void => {
  changes++
  for (const listener of listeners) listener()
}

/**
 * Until when somebody of the team acts as another person in this tab,
 * which then keeps that person beside its own.
 */
const actingUntil = 'acting_until'

/** Storage may be switched off; then nobody stays signed in, but nothing breaks. */
function storage(key: string): Storage {
  const isOfPerson = key === keys.userInfo || key === keys.access || key === keys.refresh
  const isOfTab = key === actingUntil || (isOfPerson && sessionStorage.getItem(actingUntil) !== null)
  return isOfTab ? sessionStorage : localStorage
}
function read(key: string): string | null {
  try {
    return storage(key).getItem(key)
  } catch {
    return null
  }
}
function write(key: string, value: string | null): void {
  try {
    if (value === null) storage(key).removeItem(key)
    else storage(key).setItem(key, value)
  } catch {
    // Storage is full or switched off: the session lasts as long as the page.
  }
}

/**
 * Whether somebody of the team acts as the person of this tab: then nothing
 * goes from this browser to the account or back.
 */
export const isActing = (): boolean => read(actingUntil) !== null

/** Until when, as the server said; null where people are themselves. */
export const useActingUntil = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(actingUntil),
    () => null,
  )

/** This tab is the other person's from now on. The token cannot be renewed. */
export function beginActing(as: { userInfo: UserInfo; access_token: string; until: string }): void {
  write(actingUntil, as.until)
  write(keys.access, as.access_token)
  saveUserInfo(as.userInfo)
}

/** This tab is its own person's again. */
export function leaveActing(): void {
  for (const key of [keys.userInfo, keys.access, keys.refresh, actingUntil]) write(key, null)
  tell()
}

let parsed: { text: string | null; userInfo: UserInfo | null } = { text: null, userInfo: null }

/** The stored person; display and redirects only, access is decided by the server. */
export function readUserInfo(): UserInfo | null {
  const text = read(keys.userInfo)
  if (text !== parsed.text) parsed = { text, userInfo: parse(text) }
  return parsed.userInfo
}

function parse(text: string | null): UserInfo | null {
  try {
    const value = JSON.parse(text ?? 'null') as UserInfo | null
    return value && typeof value.userId === 'string' && typeof value.role === 'string' ? value : null
  } catch {
    return null
  }
}

export const accessToken = (): string | null => read(keys.access)
export const refreshToken = (): string | null => read(keys.refresh)

export function saveSession({
  userInfo,
  access_token,
  refresh_token,
}: Tokens & { userInfo: UserInfo }): void {
  saveTokens({ access_token, refresh_token })
  saveUserInfo(userInfo)
}
export function saveTokens({ access_token, refresh_token }: Tokens): void {
  write(keys.access, access_token)
  write(keys.refresh, refresh_token)
}
export function saveUserInfo(userInfo: UserInfo): void {
  write(keys.userInfo, JSON.stringify(userInfo))
  tell()
}
/** Keeps what is read of the person, unless something newer was kept while it was read. */
export async function readPerson(read: () => Promise<UserInfo>): Promise<UserInfo> {
  const before = changes
  const userInfo = await read()
  if (changes === before) saveUserInfo(userInfo)
  return userInfo
}
/** Forgets person and tokens; language and device stay. */
export function clearSession(): void {
  for (const key of [keys.userInfo, keys.access, keys.refresh]) write(key, null)
  tell()
}

/** This browser's identifier: made once and kept. */
export function deviceId(): string {
  const known = read(keys.device)
  if (known && /^[A-Za-z0-9_-]{16,64}$/.test(known)) return known
  const made = crypto.randomUUID()
  write(keys.device, made)
  return made
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => event.key === keys.userInfo && listener()
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The signed-in person; null on the server, during hydration and for visitors. */
export const useUserInfo = (): UserInfo | null => useSyncExternalStore(subscribe, readUserInfo, () => null)
