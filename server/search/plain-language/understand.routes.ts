/** search: binds the call that understands a sentence. */
import { plainLanguage } from '#contract/plain-language.ts'
import { placesOf } from '#server/places/index.ts'
import type { Routes } from '#server/platform/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { understand } from './understand.ts'

/** The same words mean the same until the next release. */
const cacheable = 'public, max-age=3600'

export const understandRoutes =
  (platform: Platform): Routes =>
  (bind) =>
    bind(plainLanguage.understand, async ({ query }, { headers }) => {
      headers.set('cache-control', cacheable)
      return understand(await placesOf(platform), query)
    })
