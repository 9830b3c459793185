/** listings: binds the contract's calls. */
import { z } from 'zod'
import { fold } from '#contract/search/fold.ts'
import { listings, type Listing } from '#contract/listings/listings.ts'
import { localLanguageOf, placesOf, type LocalLanguage, type Places } from '#server/places/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { getAgencyFigures, getListing, getPanelListing } from './view/get-listing.ts'
import { openHouseCalendar } from './view/open-house-calendar.ts'

/** Short, because a price may change; long enough for a page that many open at once. */
const briefly = 'public, max-age=30'

/** No agency has this id. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** What stands above this domain; main passes it in. */
type Neighbours = {
  /** Hears that somebody looks at a home. */
  onViewed?: (id: string) => void
}

/** The place of a home as the visitor calls it; streets stay as they are. */
function placeIn(place: Listing['place'], places: Places, language: LocalLanguage): Listing['place'] {
  const words = places.localWords(place.path.at(-1)?.id ?? '', language)
  const say = (word: string): string => words.get(fold(word)) ?? word
  return {
    ...place,
    name: say(place.name),
    district: place.district && say(place.district),
    region: place.region && say(place.region),
    path: places.crumbs(
      place.path.map(({ id }) => id),
      language,
    ),
  }
}

export const listingsRoutes =
  (platform: Platform, { onViewed }: Neighbours = {}): Routes =>
  (bind, raw) => {
    bind(listings.get, async ({ params, query }, call) => {
      const places = await placesOf(platform)
      call.headers.set('cache-control', briefly)
      const ask = { id: params.id, currency: query.currency, now: platform.clock.now() }
      const found = await platform.read((db) => getListing(db, ask, places), { about: [params.id] })
      onViewed?.(params.id)
      const language = localLanguageOf(call.request.headers.get('accept-language'))
      call.headers.set('vary', 'accept-language')
      return language ? { ...found, place: placeIn(found.place, places, language) } : found
    })
    bind(listings.inPortal, async ({ params, query }) => {
      const places = await placesOf(platform)
      const ask = { id: params.id, currency: query.currency, now: platform.clock.now() }
      return getPanelListing(platform.db, 'team', ask, places)
    })
    bind(listings.inAgency, async ({ params, query }, { actor }) => {
      const places = await placesOf(platform)
      // An agent without an agency answers for no home.
      const viewer = { agencyId: actor.agencyId ?? nobody }
      const ask = { id: params.id, currency: query.currency, now: platform.clock.now() }
      return getPanelListing(platform.db, viewer, ask, places)
    })
    raw('/property-details/:id/open-houses.ics', async (_, { params }) => {
      const id = z.uuid().safeParse(params.id)
      if (!id.success) throw refuse('listings.notFound')
      const places = await placesOf(platform)
      const ask = { id: id.data, currency: 'EUR', now: platform.clock.now() }
      const home = await platform.read((db) => getListing(db, ask, places), { about: [ask.id] })
      return new Response(openHouseCalendar(home, { now: ask.now, origin: platform.config.publicUrl }), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="open-houses.ics"',
          'cache-control': briefly,
        },
      })
    })
    bind(listings.agencyFigures, ({ params }, call) => {
      call.headers.set('cache-control', briefly)
      return platform.read((db) => getAgencyFigures(db, params.id, platform.clock.now()))
    })
  }
