/** web/listings: what the picture of a shared home says: look, place, title, facts, price. */
import type { Listing } from '#contract/listings/listings.ts'
import { shareView, type ShareCard } from '#contract/search/share.ts'
import { namesInARow } from '#web/platform/formats/names.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import type { ShareWords } from '#web/platform/meta/share-words.ts'
import { isEnded } from '#web/platform/words/statuses.ts'
import { periodWords, priceModeWords, statusWords, typeWords } from '#web/platform/words/words.ts'
import { bedsWords } from '../../bedrooms.ts'
import { amountWords } from '../../price.tsx'
import { areaOf, mainArea } from '../facts/areas.ts'
import { sheetAddress } from '../where/plate.ts'
import { placeLine, titleOf } from '../texts/texts.ts'

type Text = Listing['texts'][number]
type Offer = Listing['offers'][number]

/** `hasStreets`: whether the streets around it are known, for a home that is shown by its place. */
export function homeShareCard(
  home: Listing,
  text: Text | null,
  { say, format, direction }: ShareWords,
  hasStreets = false,
): ShareCard {
  const [offer] = home.offers
  const gone = isEnded(home.status)
  const photo = photoOf(home)
  const badge = badgeOf(home, offer, format)
  return {
    over: placeLine(
      { ...home.place, street: null, district: null },
      // A picture is written in one go, from right to left too, and needs no marks.
      { ...format, names: (names) => namesInARow(names, 'ltr', format.comma) },
    ),
    title: text?.title ?? say(titleOf(home, text)),
    plain: say(`${typeWords[home.type].one} in ${home.place.name}`),
    figure: gone || !offer ? null : say(figureOf(offer, format)),
    per: gone || !offer ? null : say(periodWords[offer.price.period]) || null,
    facts: factsOf(home, format).map(say),
    text: null,
    foot: home.agency.name,
    badge: badge && say(badge),
    picture:
      photo?.path ??
      (home.point && sheetAddress(home.point, { theme: 'light', size: shareView, hasStreets })),
    credit: photo
      ? photo.isDrawn
        ? say('Illustration')
        : null
      : '© OpenStreetMap · GSHHG · Natural Earth · © GeoNames',
    marks: [],
    direction,
  }
}

const figureOf = ({ price }: Offer, format: Formats): string =>
  price.amount === null
    ? priceModeWords.onRequest
    : [priceModeWords[price.mode], amountWords(price, format)].filter(Boolean).join(' ')

function factsOf({ beds, bedsMax, baths, areas }: Listing, format: Formats): string[] {
  const main = mainArea(areas)
  const plot = areaOf(areas, 'plot')
  return [
    beds === null ? '' : bedsWords({ beds, bedsMax }, format),
    baths === null ? '' : format.plural(baths, 'bathroom'),
    main ? format.area(main.valueM2, main.max?.valueM2) : '',
    !main && plot ? `${format.plot(plot.valueM2, plot.max?.valueM2)} plot` : '',
  ].filter(Boolean)
}

function badgeOf({ status, reduced }: Listing, offer: Offer | undefined, format: Formats): string | null {
  if (status !== 'active') return statusWords[status]
  const amount = offer?.price.amount
  if (!reduced || !amount || reduced.from.currency !== offer.price.currency) return null
  const share = (reduced.from.amount - amount) / reduced.from.amount
  return share > 0 ? `Reduced by ${format.percent(share * 100)}` : null
}

/** The first picture there is, in a form that can be drawn on: a drawing as pixels, a photograph as JPEG. */
function photoOf({ media }: Listing): { path: string; isDrawn: boolean } | null {
  const picture = media.find((one) => one.kind === 'photo' && one.picture?.src)?.picture
  if (!picture?.src?.startsWith('/')) return null
  const path = picture.illustration
    ? picture.src.replace(/\.svg$/, '.jpg?w=1200')
    : picture.src.replace(/\.(webp|avif)$/, '.jpg')
  return { path, isDrawn: picture.illustration }
}
