/** feeds: how a feed is called that nobody has named: after the address or the file it comes from. */
const longest = 100

/**
 * Host, path and query: two offices whose exports differ only after the question mark are two feeds. Names
 * that are cut end with a mark of the whole, so that they stay apart too.
 */
export function feedNameOf(source: string): string {
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source))
    return lastPart(source).slice(0, longest) || 'Main feed'
  const { host, pathname, search } = new URL(source)
  const name = `${host}${pathname === '/' ? '' : pathname}${search}`
  return name.length <= longest ? name : `${name.slice(0, longest - 10)}… ${markOf(name)}`
}

const lastPart = (path: string): string => path.split(/[\\/]/).findLast(Boolean) ?? ''

/** FNV-1a over UTF-16 units in base 36, at most seven letters. */
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
