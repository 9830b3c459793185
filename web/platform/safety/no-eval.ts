/** web/platform: tells the schema library not to compile schemas with `new Function`, which the page's policy forbids. */
import { config } from 'zod'

config({ jitless: true })
