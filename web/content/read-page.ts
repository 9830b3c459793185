/** web/content: what loaders of content pages read, and what these pages say of themselves to machines. */
import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'
import type { Page } from '#contract/content.ts'
import { answering } from '#web/platform/answering.ts'
import type { MeridianApi } from '#web/platform/api-context.ts'

export const readPage = (api: MeridianApi, slug: string): Promise<Page> =>
  answering(() => api.content.page({ params: { slug } }))

type Thing = { '@type': string; [property: string]: Json }
type Json = string | number | boolean | null | undefined | Json[] | { [property: string]: Json }

type Said = {
  title: string
  description: string
  /** Origin of the site. */
  origin: string
  /** Where the page is, also when it is shown in an app. */
  path: string
  /** The address that was asked for. */
  asked: string
  /** Pages between the start and this one. */
  above?: readonly { name: string; path: string }[]
  /** schema.org things this page is about. */
  things?: readonly Thing[]
}

/** Whether an address is that of a page inside an app, without the site's frame. */
export const isAppPath = (path: string): boolean => /(?:_app|^\/how_it_works_(?:user|agent))\/?$/i.test(path)

/** Title, description, canonical address, Open Graph, and schema.org's WebPage with its trail. */
export function describe({ title, description, origin, path, asked, above = [], things = [] }: Said): MetaDescriptor[] {
  const url = origin + path
  const trail = [{ name: brand.name, path: '/' }, ...above, { name: title, path }]
  return [
    { title: `${title} · ${brand.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    ...(isAppPath(asked) ? [{ name: 'robots', content: 'noindex' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map((one, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: one.name,
              item: origin + one.path,
            })),
          },
          ...things,
        ],
      },
    },
  ]
}
