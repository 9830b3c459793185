/**
 * main: `npm run db:types` writes the tables as TypeScript types, read
 * from a fresh database with every migration.
 */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrate } from '#server/platform/database/migrate.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const target = path('server/platform/database/db-types.ts')
const caption = '/** platform: the tables as types; written by `npm run db:types`, never by hand. */\n'

const postgres = await startTemporaryPostgres()
try {
  await migrate(postgres.url, path('db/migrations'))
  await promisify(execFile)(process.execPath, [
    path('node_modules/kysely-codegen/dist/cli/bin.js'),
    '--dialect=postgres',
    `--url=${postgres.url}`,
    `--out-file=${target}`,
    '--numeric-parser=number',
    '--date-parser=string',
    '--default-schema=public',
    '--exclude-pattern=jobs.*',
    `--type-mapping=${JSON.stringify({ int8: 'number' })}`,
  ])
  await writeFile(target, caption + (await readFile(target, 'utf8')))
  console.log(`written: ${target}`)
} finally {
  await postgres.stop()
}
