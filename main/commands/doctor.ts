/**
 * main: `npm run doctor` looks at a running installation, with its
 * settings, and says what is wrong and what to do.
 */
import { styleText } from 'node:util'
import { pathToFileURL } from 'node:url'
import { readConfig, type Config } from '#server/platform/settings/config.ts'
import { findRunningPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import { databaseChecks } from '../doctor/database.ts'
import { machineChecks } from '../doctor/machine.ts'
import { surroundingChecks } from '../doctor/surroundings.ts'
import { examine, exitCodeOf, type Check, type Finding } from '../doctor/examine.ts'
import { wrong } from '../doctor/verdict.rules.ts'
import { giveUp, say } from '../terminal.ts'

/** Everything that can be looked at with these settings; nothing is started or changed for it. */
export async function checksOf(config: Config): Promise<Check[]> {
  const url = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
  const unreached: Check = {
    what: 'database',
    look: async () =>
      wrong(
        `no database runs in ${config.dataDir}`,
        'Start Meridian, or set DATABASE_URL or DATA_DIR as Meridian itself has them.',
      ),
  }
  return [
    ...machineChecks(config),
    ...(url ? databaseChecks(url, config) : [unreached]),
    ...surroundingChecks(config),
  ]
}

const colours = { well: 'green', look: 'yellow', wrong: 'red' } as const

/** `well   disk         91.2 GB of …`, and what to do on a line of its own. */
export const lineOf = ({ what, state, says, advice }: Finding): string =>
  [
    `${styleText(colours[state], state.padEnd(5))}  ${what.padEnd(11)}  ${says}`,
    ...(advice ? [`${' '.repeat(20)}→ ${advice}`] : []),
  ].join('\n')

function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length
  return `${count('well')} well, ${count('look')} to look at, ${count('wrong')} wrong`
}

async function main(): Promise<void> {
  const findings = await examine(await checksOf(readConfig(process.env)), (finding) => say(lineOf(finding)))
  say(`\n${summaryOf(findings)}`)
  process.exitCode = exitCodeOf(findings)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().then(() => process.exit(), giveUp)
