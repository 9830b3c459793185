/**
 * main: `npm run drill -- <name>`: something is broken on purpose,
 * and what becomes of the program is measured.
 */
import type { Drill } from '../../drills/drill.ts'
import { onStop } from '../serving/lifecycle.ts'
import { giveUp, say } from '../terminal.ts'

/** Drills that can be asked for in other forms than the whole. */
const forms: Record<string, readonly string[]> = { cluster: ['--short', '--kills'] }

/** Each drill by its name; loaded only when it is called for. */
const drills: Record<string, () => Promise<Drill>> = {
  faults: async () => (await import('../../drills/faults.ts')).faults,
  alerts: async () => (await import('../../drills/alerts.ts')).alerts,
  storage: async () => (await import('../../drills/storage.ts')).storage,
  image: async () => (await import('../../drills/image.ts')).image,
  import: async () => (await import('../../drills/import.ts')).importDrill,
  overload: async () => (await import('../../drills/overload.ts')).overload,
  clickhouse: async () => (await import('../../drills/clickhouse.ts')).clickhouse,
  cluster: async () => (await import('../../drills/cluster.ts')).cluster,
}

const opened: (() => Promise<unknown>)[] = []

async function closeAll(): Promise<void> {
  for (let end = opened.pop(); end; end = opened.pop()) await end().catch(console.error)
}

const usage = (): string =>
  `Usage: npm run drill -- <name>, where the name is one of: ${Object.keys(drills).join(', ')}.${Object.entries(
    forms,
  )
    .map(([name, known]) => `\n${name} can also be asked for with ${known.join(' or ')}.`)
    .join('')}`

async function main(): Promise<void> {
  const [name = '', form = '', ...more] = process.argv.slice(2)
  const load = more.length === 0 && Object.hasOwn(drills, name) ? drills[name] : undefined
  if (!load || (form && !forms[name]?.includes(form))) {
    console.error(usage())
    process.exit(2)
  }
  onStop(closeAll)
  const drill = await load()
  const held = await drill({ say, closing: (end) => void opened.push(end), form }).finally(closeAll)
  process.exit(held ? 0 : 1)
}

main().catch(giveUp)
