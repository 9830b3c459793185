/** feeds: every format we read. A new one is one file in formats/ and its line here. */
import type { FeedFormat } from '../read/format.ts'
import { blm } from './blm/blm.ts'
import { kyero } from './kyero/kyero.ts'
import { openImmo } from './open-immo/open-immo.ts'

/** In the order in which they are tried. */
export const formats: readonly FeedFormat[] = [kyero, openImmo, blm]
