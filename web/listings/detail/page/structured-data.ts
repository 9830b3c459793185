/**
 * web/listings: a home as schema.org says it, for search engines; never more exact than what the page shows.
 */
import type { Listing } from '#contract/listings/listings.ts'
import { minorDigits, wholeUnits } from '#contract/money/minor-units.ts'
import type { ListingStatus, PropertyType, Purpose, Period } from '#contract/vocabulary/vocabulary.ts'
import { featureWords } from '#web/platform/words/feature-words.ts'
import type { Feature } from '#contract/vocabulary/features.ts'
import { mainArea } from '../facts/areas.ts'
import { digitsFor } from '../where/precision.ts'
import { plainText, shorten } from '../texts/rich-text.tsx'

type Thing = Record<string, unknown>

const single: readonly PropertyType[] = [
  'detached',
  'semiDetached',
  'terraced',
  'endTerrace',
  'linkDetached',
  'townhouse',
  'villa',
  'bungalow',
  'cottage',
  'chalet',
  'countryHouse',
  'farmhouse',
  'finca',
  'mansion',
  'cabin',
]
const flats: readonly PropertyType[] = [
  'apartment',
  'studio',
  'loft',
  'penthouse',
  'duplex',
  'triplex',
  'maisonette',
  'groundFloorFlat',
  'servicedApartment',
  'hotelApartment',
]

/**
 * The most exact schema.org type: kinds of Accommodation for homes, Place for land, garages and
 * commerce. translate="no": schema.org's names
 */
export function schemaType(type: PropertyType): string {
  if (flats.includes(type)) return 'Apartment'
  if (single.includes(type)) return 'SingleFamilyResidence'
  if (type === 'room') return 'Room'
  if (['house', 'caveHouse', 'castle', 'mobileHome', 'parkHome', 'houseboat', 'ruin'].includes(type))
    return 'House'
  return 'Place'
}

/** schema.org's ItemAvailability. translate="no" */
const availability: Partial<Record<ListingStatus, string>> = {
  active: 'InStock',
  comingSoon: 'PreOrder',
  underOffer: 'LimitedAvailability',
  reserved: 'Reserved',
  sold: 'SoldOut',
  leased: 'SoldOut',
}

const businessFunction: Record<Purpose, string> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
  rentShort: 'http://purl.org/goodrelations/v1#LeaseOut',
  lease: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** UN/CEFACT codes of the periods a rent is stated in. */
const unitCode: Partial<Record<Period, string>> = {
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  quarter: 'QAN',
  year: 'ANN',
}

/** Takes the page's address, the site's origin, the chosen text and pictures' absolute addresses. */
export type Context = {
  url: string
  origin: string
  lang: string | null
  title: string
  description: string | null
  images: readonly string[]
}

export function structuredData(home: Listing, context: Context): Thing {
  const { url, lang, title, description, images } = context
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clean({
        '@type': 'RealEstateListing',
        '@id': url,
        url,
        name: title,
        description: description === null ? null : shorten(plainText(description), 5_000),
        inLanguage: lang,
        datePosted: home.listedAt.slice(0, 10),
        dateModified: home.updatedAt,
        image: images,
        mainEntity: accommodation(home, title),
        offers: home.offers.map((offer) => offerOf(home, offer, context)),
      }),
      breadcrumbs(home, context),
    ],
  }
}

const extentOf = ({ valueM2, max }: Listing['areas'][number]): Thing =>
  max ? { minValue: valueM2, maxValue: max.valueM2 } : { value: valueM2 }

function accommodation(home: Listing, title: string): Thing {
  const type = schemaType(home.type)
  const floor = mainArea(home.areas)
  const isHome = type !== 'Place'
  return clean({
    '@type': type,
    name: title,
    address: address(home),
    ...place(home),
    ...(isHome && {
      numberOfBedrooms: home.beds,
      numberOfBathroomsTotal: home.baths,
      numberOfRooms: home.roomsTotal,
      floorSize: floor && { '@type': 'QuantitativeValue', ...extentOf(floor), unitCode: 'MTK' },
      yearBuilt: home.yearBuilt,
      petsAllowed: pets(home),
    }),
    amenityFeature: home.features.map((code) => ({
      '@type': 'LocationFeatureSpecification',
      name: featureWords[code as Feature] ?? code,
      value: true,
    })),
  })
}

function pets({ offers }: Listing): boolean | null {
  const said = offers.find((offer) => offer.pets !== null)?.pets
  return said === 'yes' ? true : said === 'no' ? false : null
}

/** Street and postal code only where the public point is that exact. */
function address({ place, point }: Listing): Thing {
  const isStreet = point?.precision === 'rooftop' || point?.precision === 'street'
  return clean({
    '@type': 'PostalAddress',
    streetAddress: isStreet ? place.street : null,
    postalCode: isStreet || point?.precision === 'postcode' ? place.postalCode : null,
    addressLocality: place.name,
    addressRegion: place.region,
    addressCountry: place.country,
  })
}

/**
 * A point where the home's own is public; else the circle that holds it, to no more digits than that means.
 */
function place({ point }: Listing): Thing {
  if (!point) return {}
  const digits = digitsFor(point)
  const latitude = Number(point.lat.toFixed(digits))
  const longitude = Number(point.lon.toFixed(digits))
  const middle = { '@type': 'GeoCoordinates', latitude, longitude }
  return {
    geo:
      point.radiusM === 0 ? middle : { '@type': 'GeoCircle', geoMidpoint: middle, geoRadius: point.radiusM },
  }
}

function offerOf(
  home: Listing,
  { purpose, price, availableFrom }: Listing['offers'][number],
  { url, origin }: Context,
): Thing {
  const { amount, currency } = price
  const whole = amount === null ? null : wholeUnits({ amount, currency }).toFixed(minorDigits(currency))
  return clean({
    '@type': 'Offer',
    url,
    businessFunction: businessFunction[purpose],
    availability: `https://schema.org/${availability[home.status] ?? 'Discontinued'}`,
    availabilityStarts: availableFrom,
    price: price.period === 'once' ? whole : null,
    priceCurrency: whole === null ? null : price.currency,
    priceSpecification:
      price.period === 'once' || whole === null
        ? null
        : clean({
            '@type': 'UnitPriceSpecification',
            price: whole,
            priceCurrency: price.currency,
            unitCode: unitCode[price.period] ?? null,
          }),
    offeredBy: {
      '@type': 'RealEstateAgent',
      name: home.agency.name,
      url: `${origin}/property-listing-agent/${home.agency.id}`,
    },
  })
}

function breadcrumbs({ place }: Listing, { origin, url, title }: Context): Thing {
  const steps = [
    ...place.path.map(({ id, name }) => ({
      name,
      item: `${origin}/property-listing?place=${encodeURIComponent(id)}`,
    })),
    { name: title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** Without members that say nothing. */
const clean = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )
