/** feeds: every format we read. A new one is one file in formats/ and its line here. */
import type { FeedFormat } from './format.ts'
import { blm } from './formats/blm.ts'
import { kyero } from './formats/kyero.ts'
import { openImmo } from './formats/open-immo.ts'

/** In the order in which they are tried. */
export const formats: readonly FeedFormat[] = [kyero, openImmo, blm]
