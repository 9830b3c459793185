/** tests: where things are. */
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

export const migrationsFolder = fileURLToPath(new URL('db/migrations', root))
export const templateName = 'meridian_template'
