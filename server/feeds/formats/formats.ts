/** feeds: the formats we read, one line each; `every-format.ts` gives them as a list. */
export { blm } from './blm/blm.ts'
export { kyero } from './kyero/kyero.ts'
export { openImmo } from './open-immo/open-immo.ts'
export { trovit } from './trovit/trovit.ts'
export { reaxml } from './reaxml/reaxml.ts'
export { zillow } from './zillow/zillow.ts'
export { reso } from './reso/reso.ts'
export { meridianCsv, meridianJson } from './meridian/meridian.ts'
