/** web/offline: what can be read without a network: the page that says so, its files, and the homes a User keeps. */
import type { Card } from '#contract/search/search.ts'

const cacheName = 'meridian-offline'
const page = '/offline'
const homesAddress = '/offline/homes.json'
/** So many homes are kept, the latest saved first. */
const mostHomes = 50

export type KeptHome = Pick<Card, 'id' | 'title' | 'price' | 'place' | 'beds' | 'area'> & {
  picture: { src: string; alt: string } | null
}

const keptOf = ({ id, title, price, place, beds, area, image }: Card): KeptHome => ({
  id,
  title,
  price,
  place,
  beds,
  area,
  picture: image?.src ? { src: image.src, alt: image.alt } : null,
})

const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Keeps these homes in place of those before, with all that it takes to show them. Nothing of it is worth a word when it fails. */
export async function keepHomes(cards: readonly Card[]): Promise<void> {
  if (!isPossible()) return
  try {
    const homes = cards.slice(0, mostHomes).map(keptOf)
    const shown = await fetch(page)
    const files = [...new Set((await shown.clone().text()).match(/\/assets\/[\w./-]+\.\w+/g))]
    await caches.delete(cacheName)
    const cache = await caches.open(cacheName)
    await cache.put(page, shown)
    await cache.put(homesAddress, Response.json(homes))
    const pictures = homes.flatMap(({ picture }) => picture?.src ?? [])
    await Promise.allSettled([...files, ...pictures].map((address) => cache.add(address)))
    await navigator.serviceWorker.register('/offline.js')
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page itself is there
    console.warn('The saved homes could not be kept for later.', error)
  }
}

export async function keptHomes(): Promise<KeptHome[]> {
  if (!isPossible()) return []
  const kept = await caches.match(homesAddress)
  return kept ? ((await kept.json()) as KeptHome[]) : []
}

/** Whoever signs out leaves nothing behind. */
export const forgetHomes = async (): Promise<void> => {
  if (isPossible()) await caches.delete(cacheName)
}
