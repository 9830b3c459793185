/**
 * web/search: how the sentences of a visitor are read, by what they chose and what their browser asks for.
 */
import type { Preferences } from '#web/platform/kept/preferences.ts'
import { languagesOf, visitorCountry } from '#web/platform/kept/visitor-country.ts'
import type { Manner } from './resolve-where.ts'

export const mannerOf = (request: Request, { currency, language }: Preferences): Manner => ({
  currency,
  language,
  country: visitorCountry({ currency }, languagesOf(request.headers.get('accept-language'))),
})
