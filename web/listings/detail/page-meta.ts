/** web/listings: what a home's page says about itself to search engines and to whoever shares it. */
import type { Listing } from '#contract/listings.ts'
import { brand } from '#contract/brand.ts'
import { formatsFor } from '#web/platform/format.tsx'
import { defaultPreferences } from '#web/platform/preferences.ts'
import { periodWords, priceModeWords, statusWords } from '#web/platform/words.ts'
import { amountWords } from '../price.tsx'
import { placeLine, titleOf } from './texts.ts'
import { plainText, shorten } from './rich-text.tsx'
import { isEnded } from '#web/platform/statuses.ts'
import { structuredData } from './structured-data.ts'

type Text = Listing['texts'][number]

type Subject = {
  home: Listing
  offer: Listing['offers'][number]
  text: Text | null
  /** The language asked for in the address; such an address is a page of its own to search engines. */
  askedLanguage: string | null
  origin: string
}

export const pathOf = (id: string): string => `/property-details/${id}`

/** One address per language; the one without is for whoever has none of them. */
const addressIn = (origin: string, id: string, lang: string | null): string =>
  `${origin}${pathOf(id)}${lang ? `?lang=${encodeURIComponent(lang)}` : ''}`

/** Absolute address of a picture in a form that every network can show. */
export function shareImage(home: Pick<Listing, 'media'>, origin: string): string | null {
  const src = home.media.find(({ kind, picture }) => kind === 'photo' && picture?.src)?.picture?.src
  if (!src) return null
  const { pathname } = new URL(src, origin)
  const isDrawing = pathname.startsWith('/illustrations/')
  return `${origin}${isDrawing ? pathname.replace(/\.svg$/, '.jpg?w=1200') : pathname.replace(/\.(webp|avif)$/, '.jpg')}`
}

/** Everything that stands in the head of the page. */
export function metaOf({ home, offer, text, askedLanguage, origin }: Subject) {
  const format = formatsFor(defaultPreferences, home.updatedAt)
  const title = titleOf(home, text)
  const price = priceLine(offer, format)
  const where = home.place.name
  const status = home.status === 'active' ? null : statusWords[home.status]
  const full = [title.includes(where) ? title : `${title}, ${where}`, isEnded(home.status) ? status : price]
    .filter(Boolean)
    .join(', ')
  const description = describe(home, text, price, format.country)
  const language = askedLanguage && text ? text.lang : null
  const url = addressIn(origin, home.id, language)
  const image = shareImage(home, origin)
  const images = home.media.flatMap(({ kind, picture }) =>
    kind === 'photo' && picture?.src ? [new URL(picture.src, origin).href] : [],
  )
  return [
    { title: `${full} · ${brand.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(home, origin),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    {
      'script:ld+json': structuredData(home, {
        url,
        origin,
        lang: text?.lang ?? null,
        title,
        description: text?.description ?? null,
        images: images.slice(0, 12),
      }),
    },
  ]
}

/** Only where people wrote of the home in more than one language; a machine's texts are no pages of their own. */
function alternates(home: Listing, origin: string) {
  const written = home.texts.filter((one) => one.origin !== 'machine')
  if (written.length < 2) return []
  return [null, ...written.map(({ lang }) => lang)].map((lang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: lang ?? 'x-default',
    href: addressIn(origin, home.id, lang),
  }))
}

function priceLine({ price }: Subject['offer'], format: ReturnType<typeof formatsFor>): string {
  if (price.amount === null) return priceModeWords.onRequest
  return [priceModeWords[price.mode], amountWords(price, format), periodWords[price.period]].filter(Boolean).join(' ')
}

/** The first words of the description after price and place, at most 160 characters. */
function describe(home: Listing, text: Text | null, price: string, country: (code: string) => string): string {
  const words = text?.description ? plainText(text.description) : ''
  return shorten(
    `${price}. ${placeLine({ ...home.place, street: null, district: null }, country)}. ${words}`.trim(),
    160,
  )
}
