/** web/listings: what a home's page says about itself to search engines and to whoever shares it. */
import { homeLanguages, pathIn } from '#contract/content/page-addresses.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { headOf, pictureOf } from '#web/platform/meta/head.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import type { Name } from '#web/platform/formats/names.ts'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import type { LanguageCode } from '#web/platform/words/languages.ts'
import { periodWords, priceModeWords, statusWords } from '#web/platform/words/words.ts'
import { amountWords } from '../../price.tsx'
import { placeLine, titleOf } from '../texts/texts.ts'
import { plainText, shorten } from '../texts/rich-text.tsx'
import { isEnded } from '#web/platform/words/statuses.ts'
import { structuredData } from './structured-data.ts'

type Text = Listing['texts'][number]

type Subject = {
  home: Listing
  offer: Listing['offers'][number]
  text: Text | null
  /** The language asked for in the address; such an address is a page of its own to search engines. */
  askedLanguage: string | null
  /** The language in which dates and numbers are written. */
  language: LanguageCode
  origin: string
}

/** Everything that stands in the head of the page. */
export function metaOf({ home, offer, text, askedLanguage, language, origin }: Subject) {
  const format = formatsFor({ ...defaultPreferences, language }, home.updatedAt)
  const title = titleOf(home, text)
  const price = priceLine(offer, format)
  const where = home.place.name
  const status = home.status === 'active' ? null : statusWords[home.status]
  const full = [title.includes(where) ? title : `${title}, ${where}`, isEnded(home.status) ? status : price]
    .filter(Boolean)
    .join(', ')
  const description = describe(home, text, price, format)
  const languages = homeLanguages(writtenIn(home))
  const plain = publicHomeAddress(home.leadId)
  const asked = askedLanguage && text ? text.lang : null
  const path = asked && !isReviewed(asked) && languages.includes(asked) ? pathIn(plain, asked) : plain
  const images = home.media.flatMap(({ kind, picture }) =>
    kind === 'photo' && picture?.src ? [new URL(picture.src, origin).href] : [],
  )
  return [
    ...headOf({
      title: full,
      description,
      origin,
      path,
      plain,
      languages,
      picture: pictureOf.home(home, asked),
    }),
    {
      'script:ld+json': structuredData(home, {
        url: origin + path,
        origin,
        lang: text?.lang ?? null,
        title,
        description: text?.description ?? null,
        images: images.slice(0, 12),
      }),
    },
  ]
}

const isReviewed = (lang: string): boolean => (reviewedLanguages as readonly string[]).includes(lang)

/** The languages people wrote of the home in; a machine's texts are no pages of their own. */
const writtenIn = ({ texts }: Listing): string[] =>
  texts.filter(({ origin }) => origin !== 'machine').map(({ lang }) => lang)

function priceLine({ price }: Subject['offer'], format: ReturnType<typeof formatsFor>): string {
  if (price.amount === null) return priceModeWords.onRequest
  return [priceModeWords[price.mode], amountWords(price, format), periodWords[price.period]]
    .filter(Boolean)
    .join(' ')
}

/** The first words of the description after price and place, at most 160 characters. */
function describe(
  home: Listing,
  text: Text | null,
  price: string,
  format: ReturnType<typeof formatsFor>,
): string {
  const words = text?.description ? plainText(text.description) : ''
  // Without marks of direction between its names, so that those of countries are
  // known, and said in the language of the page.
  const inSentence = { ...format, names: (names: readonly Name[]) => names.filter(Boolean).join(', ') }
  return shorten(
    `${price}. ${placeLine({ ...home.place, street: null, district: null }, inSentence)}. ${words}`.trim(),
    160,
  )
}
