/**
 * main: `npm run import -- <file or address> --agency <name>` runs a feed and prints what it found and did.
 */
import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, styleText } from 'node:util'
import { importFeed, reportText } from '#server/feeds/inner.ts'
import type { FeedReport, ImportAsk, Paint } from '#server/feeds/index.ts'
import { placesOf } from '#server/places/inner.ts'
import { takeTurns } from '#server/search/inner.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createDb } from '#server/platform/database/db.ts'
import { isRefusal } from '#server/platform/refusals/app-error.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { borrowDatabase } from './borrow-database.ts'
import { openImports } from '../importing/open-imports.ts'
import { onStop } from '../serving/lifecycle.ts'
import { refuseToGoOn } from '../terminal.ts'

const usage = `Usage: npm run import -- <file or address> --agency <name>
  [--feed <name>]          the agency's feed; the one of this address, else named after file or address
  [--country <CC>]         ISO 3166-1, for homes that name none
  [--currency <XXX>]       ISO 4217, for prices that name none
  [--language <xx>]        of texts that name none
  [--time-zone <Area/City>] of times that name none
  [--dry-run]              show what would happen, change nothing
  [--accept]               publish although many homes would be withdrawn`

class UsageError extends Error {
  override name = 'UsageError'
}

function readArguments(args: string[]): ImportAsk {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      agency: text,
      feed: text,
      country: text,
      currency: text,
      language: text,
      'time-zone': text,
      'dry-run': flag,
      accept: flag,
    },
  })
  const [source, ...more] = positionals
  if (!source || more.length > 0) throw new UsageError('Please name one file or address.')
  if (!values.agency?.trim()) throw new UsageError('Please name the agency with --agency.')
  const country = matching(values.country?.toUpperCase(), /^[A-Z]{2}$/, '--country wants a code such as ES.')
  const currency = matching(
    values.currency?.toUpperCase(),
    /^[A-Z]{3}$/,
    '--currency wants a code such as EUR.',
  )
  const language = matching(
    values.language,
    /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
    '--language wants a tag such as es.',
  )
  const timeZone = matching(values['time-zone'], zone, '--time-zone wants a name such as Europe/Madrid.')
  return {
    source: placeOf(source),
    agency: values.agency,
    feed: values.feed?.trim() || null,
    defaults: { country, currency, language, timeZone },
    dryRun: values['dry-run'],
    accept: values.accept,
  }
}

function matching(
  value: string | undefined,
  shape: { test: (text: string) => boolean },
  sentence: string,
): string | null {
  if (value === undefined) return null
  if (!shape.test(value)) throw new UsageError(sentence)
  return value
}

const zone = { test: (text: string) => text === 'UTC' || Intl.supportedValuesOf('timeZone').includes(text) }

/** npm changes the folder, so a path is looked for where the person is. */
function placeOf(source: string): string {
  if (/^https?:\/\//i.test(source)) return source
  const here = resolve(process.env.INIT_CWD ?? '.', source)
  return existsSync(here) ? here : resolve(source)
}

const doing = { fetching: 'fetching', reading: 'reading', publishing: 'publishing' } as const

/** Says how far it is at most once a second. */
function progress(tell: (text: string) => void): NonNullable<ImportAsk['onProgress']> {
  let told = performance.now()
  return (step, done, total) => {
    if (performance.now() - told < 1_000) return
    told = performance.now()
    const count =
      done === 0
        ? ''
        : ` ${done.toLocaleString('en-GB')}${total === null ? '' : ` of ${total.toLocaleString('en-GB')}`} homes`
    tell(`${doing[step]}${count}`)
  }
}

const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout })

/** 0: done; 1: not read, not to its end, or not one home of it used; 3: held back until somebody accepts. */
function codeOf({ state, complete, seen, counts }: FeedReport): number {
  if (state === 'failed' || !complete || (seen > 0 && counts.failed === seen)) return 1
  return state === 'heldBack' ? 3 : 0
}

/** What a command is given by whoever runs it. */
export type Surroundings = {
  env: NodeJS.ProcessEnv
  out: (text: string) => void
  err: (text: string) => void
  /** Told what has to happen before the program may end early. */
  onStop: (stop: () => Promise<void>) => void
}

/** Runs the command and answers its exit code. */
export async function runImport(args: string[], surroundings: Surroundings): Promise<number> {
  try {
    return await importAs(readArguments(args), surroundings)
  } catch (error) {
    if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      surroundings.err(`${(error as Error).message}\n\n${usage}`)
      return 2
    }
    if (!isRefusal(error)) throw error
    surroundings.err(error.message)
    return 1
  }
}

async function importAs(ask: ImportAsk, { env, out, err, onStop: stopping }: Surroundings): Promise<number> {
  const tell = (text: string): void => err(styleText('dim', `  ${text} …`, { stream: process.stderr }))
  const config = readConfig(env)
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, 'import')
  const { url, giveBack } = await borrowDatabase(config, log, tell)
  const platform = openImports({ config, databaseUrl: url, log })
  const db = createDb(url, { max: 4, statementTimeoutMs: 0, log, applicationName: 'meridian import' })
  const close = async (): Promise<void> => {
    // Connections that end while the database stops are nobody's concern any more.
    log.level = 'silent'
    await db.destroy()
    await platform.close()
    await giveBack()
  }
  stopping(close)
  try {
    const report = await importFeed(
      { ...platform, db, places: await placesOf(platform) },
      { ...ask, onProgress: progress(tell) },
    )
    tell('bringing the homes into the search')
    await takeTurns(db)
    out(`\n${reportText(report, basename(ask.source), paint)}\n`)
    return codeOf(report)
  } finally {
    await close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runImport(process.argv.slice(2), {
    env: process.env,
    out: console.log,
    err: console.error,
    onStop,
  }).then((code) => process.exit(code), refuseToGoOn)
