/**
 * web/saved/offline: saved homes as they are kept in this browser for reading
 * without a network, each account for itself.
 */
import type { KeptDossier } from '#contract/saved/dossier.ts'
import type { Card } from '#contract/search/search.ts'
import { isActing, readUserInfo } from '#web/platform/session/session.ts'
import { isCacheName, nameOf } from './cache-name.ts'

export type OfflineHome = Pick<
  Card,
  'id' | 'title' | 'purpose' | 'price' | 'place' | 'beds' | 'baths' | 'area' | 'status'
> & {
  picture: { src: string; alt: string } | null
  savedAt: string
  dossier: Omit<KeptDossier, 'id'> | null
}

export type OfflineHomes = { at: string; homes: readonly OfflineHome[] }

const homesAddress = '/offline/homes.json'

/** What this browser keeps for whoever is signed in; null where it keeps nothing. */
export async function readOfflineHomes(): Promise<OfflineHomes | null> {
  const userId = readUserInfo()?.userId
  if (!userId || !('caches' in window)) return null
  const kept = await caches.match(homesAddress, { cacheName: nameOf(userId) })
  return kept ? ((await kept.json()) as OfflineHomes) : null
}

/** Keeps these in place of those before, with their pictures. */
export async function writeOfflineHomes(userId: string, kept: OfflineHomes): Promise<void> {
  const name = nameOf(userId)
  const cache = await caches.open(name)
  await cache.put(homesAddress, Response.json(kept))
  await keepOnly(cache, [homesAddress, ...kept.homes.flatMap(({ picture }) => picture?.src ?? [])])
  // Whoever signed out meanwhile leaves nothing behind.
  if (readUserInfo()?.userId !== userId) await caches.delete(name)
}

/**
 * Adds files that are not there yet, and drops those that are not
 * among them. One that does not come is left out.
 */
export async function keepOnly(cache: Cache, addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, window.location.origin).href))
  const known = new Set((await cache.keys()).map(({ url }) => url))
  await Promise.allSettled([...wanted].filter((url) => !known.has(url)).map((url) => cache.add(url)))
  await Promise.all([...known].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)))
}

/** Forgets what is kept for anybody but whoever is signed in now. */
export async function forgetOthers(): Promise<void> {
  if (isActing()) return
  const own = nameOf(readUserInfo()?.userId ?? '')
  const names = (await caches.keys()).filter((name) => isCacheName(name) && name !== own)
  await Promise.all(names.map((name) => caches.delete(name)))
}
