/** web/platform: what every public page says of itself to search engines and to whoever shares it. */
import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { alternatesOf } from '#contract/content/page-addresses.ts'
import { shareSize } from '#contract/search/share.ts'

export type Head = {
  /** Without the site's name, which follows it. */
  title: string
  /** What a shared link is called; the title when it is not given. */
  shared?: string
  description: string
  /** Origin of the site. */
  origin: string
  /** The one address of this page: without what only says where a visitor came from. */
  path: string
  /** Its address without a language, where that is another. */
  plain?: string
  /** The path of the picture that a shared link shows. */
  picture: string
  /**
   * Besides English: the languages in which all of the page is written; every
   * one that pages are written in, if not given.
   */
  languages?: readonly string[]
  type?: 'website' | 'article'
  /** Not for an index. */
  hidden?: boolean
}

/** Title, description, canonical address, languages, Open Graph (ogp.me) and Twitter's card. */
export function headOf(head: Head): MetaDescriptor[] {
  const { title, shared = title, description, origin, path, picture, type = 'website', hidden = false } = head
  const { plain = path, languages } = head
  const link = (rel: string, to: string, more: object = {}) => ({
    tagName: 'link' as const,
    rel,
    href: origin + to,
    ...more,
  })
  const image = origin + picture
  return [
    { title: title.includes(brand.name) ? title : `${title} · ${brand.name}` },
    { name: 'description', content: description },
    link('canonical', path),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(hidden ? [] : alternatesOf(plain, languages)).map((one) =>
      link('alternate', one.path, { hrefLang: one.lang }),
    ),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: shared },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: shared },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: shared },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]
}

type Json = string | number | boolean | null | undefined | Json[] | { [property: string]: Json }
export type Thing = { '@type': string; [property: string]: Json }

/** Things of schema.org that a page is about, as JSON-LD. */
export const structured = (...things: readonly Thing[]): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] },
})

/** The way from the start to a page. */
export const trail = (origin: string, ...steps: readonly { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

/** The origin of the site, where a page has no loader of its own to ask. */
export const originOf = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string => {
  const root = matches.find((one) => one?.id === 'root')?.loaderData as { origin?: string } | undefined
  return root?.origin ?? ''
}

/** The paths of the pictures of shared links. */
export const pictureOf = {
  /**
   * Networks keep a picture by its address, so that it changes with the
   * home. `text`: the language of the agent's text.
   */
  home: ({ id, updatedAt }: { id: string; updatedAt: string }, text: string | null) =>
    `/og/listing/${id}.png?${new URLSearchParams({ ...(text && { text }), v: Date.parse(updatedAt).toString(36) }).toString()}`,
  agency: (id: string) => `/og/agency/${id}.png`,
  /** Takes the query of the search page's own address. */
  search: (address: string) =>
    `/og/search.png${address.includes('?') ? address.slice(address.indexOf('?')) : ''}`,
  page: (slug: string) => `/og/page/${slug}.png`,
  article: (slug: string) => `/og/article/${slug}.png`,
} as const
