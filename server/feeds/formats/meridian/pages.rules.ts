/**
 * feeds: whether a JSON answer is one page of several: it links the next,
 * counts its pages, or more homes than it lists.
 */
import type { Header } from '../../records/record.ts'

const next = /^(?:next|next_?(?:page|link|url|page_url|cursor)|has_?(?:more|next(?:_?page)?))$/i
const current = /^(?:page|current_?page|page_?number)$/i
const last = /^(?:pages|last_?page|total_?pages|page_?count)$/i

/** Of `links/next` and `meta/last_page`, as of `next` and `pages`. */
const lastName = (path: string): string => path.split('/').at(-1) ?? ''

const valueOf = (header: Header, name: RegExp): string | null =>
  [...header].find(([path]) => path.split('/').length <= 3 && name.test(lastName(path)))?.[1] ?? null

/** Whether what a file says outside of its homes makes it a part of more. */
export function isOnePage(header: Header): boolean {
  const link = valueOf(header, next)
  const pages = Number(valueOf(header, last) ?? 1)
  const page = valueOf(header, current)
  return Boolean(link && !/^(?:false|0)$/i.test(link)) || pages > 1 || Number(page ?? 1) > 1
}
