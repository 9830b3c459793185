/**
 * web/platform: tells the schema library not to compile schemas with `new
 * Function`, which the page's policy forbids.
 */

/** Where the library keeps its settings, whether it is loaded already or comes later. */
const place = '__zod_globalConfig'

// It looks there as soon as the first schema is made, so this comes before all pages
// (web/root.tsx). The server has no such policy.
if (typeof document !== 'undefined') {
  const settings = Object.assign(Reflect.get(globalThis, place) ?? {}, { jitless: true })
  Reflect.set(globalThis, place, settings)
}
