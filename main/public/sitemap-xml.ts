/** main: sitemaps as XML (sitemaps.org, version 0.9), as a whole or as a stream. */
import { escapeXml } from '#server/platform/markup/escape.ts'

export type Entry = {
  loc: string
  lastmod?: Date | string | undefined
  /** The same page in other languages, as Google reads them: language tag or `x-default` → address. */
  alternates?: readonly { lang: string; href: string }[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const open = `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const close = '</urlset>\n'

export const urlset = (entries: readonly Entry[]): string => `${open}${entries.map(url).join('')}${close}`

export const sitemapIndex = (files: readonly Entry[]): string =>
  `${head}<sitemapindex xmlns="${schema}">\n${files.map((one) => `<sitemap>${inner(one)}</sitemap>\n`).join('')}</sitemapindex>\n`

/** A urlset written while it is read: only what is asked for is in memory. */
export function urlsetStream(pieces: AsyncIterator<readonly Entry[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let begun = false
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        const words = `${begun ? '' : open}${done ? close : value.map(url).join('')}`
        begun = true
        controller.enqueue(encoder.encode(words))
        if (done) controller.close()
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

const url = (entry: Entry): string => `<url>${inner(entry)}</url>\n`

function inner({ loc, lastmod, alternates = [] }: Entry): string {
  const when =
    lastmod === undefined
      ? ''
      : `<lastmod>${typeof lastmod === 'string' ? lastmod : lastmod.toISOString()}</lastmod>`
  const others = alternates.map(
    ({ lang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
  )
  return `<loc>${escapeXml(loc)}</loc>${when}${others.join('')}`
}
