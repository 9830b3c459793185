/**
 * main: `npm run postcodes -- <file>` loads a postal file of GeoNames;
 * without a file it lists those that are loaded.
 */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { loadPostalFile, readPostalFiles, removePostalFile, type PostalFile } from '#server/places/index.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { borrowDatabase } from './borrow-database.ts'
import { stopSignal } from '../serving/lifecycle.ts'
import { counter, refuseToGoOn, say } from '../terminal.ts'

export type PostcodesAsk = { file: string | null; remove: string | null; signal?: AbortSignal }

/** What to tell. @throws StartError for a file that is none, or that nobody loaded. */
export async function postcodesReport(db: Db, { file, remove, signal }: PostcodesAsk): Promise<string[]> {
  if (remove !== null) {
    if (await removePostalFile(db, remove)) return [`${remove} was removed.`]
    throw new StartError(`No file named ${remove} is loaded.`)
  }
  if (file === null) return listOf(await readPostalFiles(db))
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const tell = counter('bytes read')
  const loaded = await loadPostalFile(db, file, { onProgress: tell, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      throw signal?.aborted
        ? new StartError('Stopped. The same command goes on where this ended.')
        : new StartError(error instanceof Error ? error.message : String(error))
    },
  )
  const { name, rows, skipped, wasThere } = loaded
  return [
    wasThere
      ? `${name} is loaded already: ${number(rows)} postcodes.`
      : `${name}: ${number(rows)} postcodes are known now.`,
    ...(skipped > 0 ? [`${number(skipped)} lines had no postcode or no position and were left out.`] : []),
  ]
}

const number = (value: number) => value.toLocaleString('en')

const listOf = (files: readonly PostalFile[]): string[] =>
  files.length === 0
    ? ['No postal file is loaded. npm run postcodes -- PT.txt loads one (download.geonames.org/export/zip).']
    : files.map(({ name, rows, bytes, bytesDone, loadedAt }) =>
        loadedAt
          ? `${name}: ${number(rows)} postcodes, loaded on ${loadedAt.toISOString().slice(0, 10)}`
          : `${name}: broken off at ${Math.floor((100 * bytesDone) / Math.max(1, bytes))} %; load it again to go on`,
      )

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'string' } },
  })
  const [file = null, ...more] = positionals
  if (more.length > 0) throw new StartError('One file at a time, please.')
  const config = readConfig(process.env)
  const borrowed = await borrowDatabase(config, createLog(config.logLevel), say)
  const db = createDb(borrowed.url, { max: 1, statementTimeoutMs: 0 })
  const signal = stopSignal()
  try {
    const lines = await postcodesReport(db, { file, remove: values.remove ?? null, signal })
    for (const line of lines) say(line)
  } finally {
    await db.destroy()
    await borrowed.giveBack()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().then(() => process.exit(), refuseToGoOn)
