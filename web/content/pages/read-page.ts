/** web/content: what loaders of content pages read, and what these pages say of themselves to machines. */
import type { MetaDescriptor } from 'react-router'
import type { Page } from '#contract/content/content.ts'
import { languagesOf, publicPages } from '#contract/content/public-pages.ts'
import { answering } from '#web/platform/api/answering.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { headOf, pictureOf, structured, trail, type Thing } from '#web/platform/meta/head.ts'

export const readPage = (api: MeridianApi, slug: string): Promise<Page> =>
  answering(() => api.content.page({ params: { slug } }))

type Said = {
  slug: string
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
  /** Another picture than the page's own. */
  picture?: string
  type?: 'article'
  /** Besides English: the languages in which all of its own text is written. */
  languages: readonly string[]
  /** schema.org things this page is about. */
  things?: readonly Thing[]
}

/** Whether an address is that of a page inside an app, without the site's frame. */
export const isAppPath = (path: string): boolean => /(?:_app|^\/how_it_works_(?:user|agent))\/?$/i.test(path)

/** The head of a page of Meridian's own, with its trail and what it is about. */
export function describe({
  title,
  description,
  origin,
  path,
  asked,
  picture,
  ...said
}: Said): MetaDescriptor[] {
  const { above = [], things = [], slug, type, languages } = said
  return [
    ...headOf({
      title,
      description,
      origin,
      path,
      picture: picture ?? pictureOf.page(slug),
      hidden: isAppPath(asked),
      languages: languagesOf(publicPages.find((one) => one.path === path) ?? { slug }, languages),
      ...(type && { type }),
    }),
    structured(
      {
        '@type': 'WebPage',
        '@id': `${origin}${path}#page`,
        url: origin + path,
        name: title,
        description,
        inLanguage: 'en',
      },
      trail(origin, ...above, { name: title, path }),
      ...things,
    ),
  ]
}

type Answered = { page: Pick<Page, 'slug' | 'title' | 'description' | 'languages'>; origin: string }
type Where = Pick<Said, 'path' | 'above' | 'things' | 'picture'> & { url: URL }

/**
 * What a loader answers, with the head of its page: the server
 * writes it, so that no browser needs to know how.
 */
export const withHead = <T extends Answered>(data: T, { url, ...said }: Where) => ({
  ...data,
  head: describe({ ...data.page, origin: data.origin, asked: url.pathname, ...said }),
})
