/**
 * web/platform: where a visitor asks to be led afterwards (`back`, `next`,
 * a referrer): a path of this site or nothing.
 */

/** Stands for our own origin while a path is read: nobody else can have it (RFC 6761). */
const here = 'http://own.invalid'

/**
 * Path, query and hash of an address on this site; null for every other. It is read as
 * browsers read it, so that tabs, line ends and backslashes within mean what they mean to
 * them. `origin` is ours, for addresses that name it.
 */
export function ownPath(asked: string | null | undefined, origin: string = here): string | null {
  const url = URL.parse(asked ?? '', here)
  if (!asked || !url || url.username || url.password || ![here, origin].includes(url.origin)) return null
  // Only what begins with a slash, or names our origin, leads to the same place from every page.
  if (url.origin === here && !/^[\s\p{Cc}]*[/\\]/u.test(asked)) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//elsewhere.example` is a path here, and would be a host where only the path is kept.
  return path.startsWith('//') || URL.parse(path, here)?.href !== `${here}${path}` ? null : path
}
