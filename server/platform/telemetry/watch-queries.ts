/**
 * platform: what is noted of every statement: a span of its own, and a line in the log where it took long.
 */
import type { LogEvent } from 'kysely'
import type { Log } from '../settings/log.ts'
import type { Telemetry } from './telemetry.ts'

type Options = {
  telemetry: Telemetry
  log: Log
  /** Milliseconds; 0: none is slow. */
  slowMs: number
}

const longest = 2_000

/**
 * For Kysely's `log`. Statements are noted as they are sent, with $1 for
 * what was filled in: values may be personal.
 */
export const watchQueries =
  ({ telemetry, log, slowMs }: Options) =>
  (event: LogEvent): void => {
    const ms = event.queryDurationMillis
    const { sql } = event.query
    telemetry.past(
      () => ({
        name: operationOf(sql),
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, longest) },
      }),
      ms,
      event.level === 'error' ? event.error : undefined,
    )
    if (slowMs > 0 && ms >= slowMs)
      log.warn({ ms: Math.round(ms), sql: sql.slice(0, longest) }, 'a slow statement')
  }

/** "select listings": the first word, and the table where it is said plainly. */
function operationOf(sql: string): string {
  const verb = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql)?.[1]
  return table ? `${verb} ${table}` : verb
}
