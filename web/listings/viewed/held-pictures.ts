/**
 * web/listings: pictures of homes somebody looked at, or may like, held in this
 * browser: whoever shows them asks nobody for them.
 */
import { useEffect, useState } from 'react'
import type { Picture } from '#contract/vocabulary/media.ts'
import { homesAlike } from './for-you.ts'
import { recentlyViewed } from './recently-viewed.ts'

const cacheName = 'meridian-viewed'

type Files = Pick<Picture, 'src' | 'srcset'>

/** Every file of a picture: browsers choose one by width and kind. */
function filesOf({ src, srcset }: Files): string[] {
  const widths = srcset?.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') ?? []
  return [src ?? '', ...widths].flatMap((file) => [file, file.replace(/\.webp$/, '.avif')])
}

/** Of all homes that are offered again, by the file that their picture is named by. */
const listed = (): Files[] =>
  [...recentlyViewed(), ...homesAlike()].flatMap(({ picture }) => (picture?.src ? [picture] : []))

const openCache = (): Promise<Cache> | null => ('caches' in window ? caches.open(cacheName) : null)

/**
 * Holds the file that the page has loaded for its own sake: it comes out
 * of the browser's memory, not from the server.
 */
async function hold({ currentSrc }: HTMLImageElement): Promise<void> {
  if (!currentSrc.startsWith(window.location.origin)) return
  const file = currentSrc.slice(window.location.origin.length)
  const src = listed().find((picture) => filesOf(picture).includes(file))?.src
  const cache = src ? await openCache() : null
  if (!src || !cache || (await cache.match(src))) return
  const answer = await fetch(currentSrc, { cache: 'force-cache' })
  if (answer.ok) await cache.put(src, answer)
}

const holdQuietly = (image: HTMLImageElement): void => void hold(image).catch(() => undefined)

/** Follows the pictures of this page, those that are there and those that come, until it is told to end. */
export function holdPictures(): () => void {
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) holdQuietly(target)
  }
  document.addEventListener('load', onLoad, { capture: true })
  for (const image of document.images) if (image.complete) holdQuietly(image)
  void forgetPictures()
  return () => document.removeEventListener('load', onLoad, { capture: true })
}

/** Lets go of those whose homes are not offered any more. */
export async function forgetPictures(): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  const wanted = new Set(listed().map(({ src }) => new URL(src ?? '', window.location.origin).href))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}

async function readPicture(src: string): Promise<string | null> {
  const held = await (await openCache())?.match(src)
  return held ? URL.createObjectURL(await held.blob()) : null
}

/** An address within this page; null until it is read, and where the picture is not held. */
export function useHeldPicture(src: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!src) return
    const reading = readPicture(src).catch(() => null)
    void reading.then(setAddress)
    return () => void reading.then((made) => made && URL.revokeObjectURL(made))
  }, [src])
  return address
}
