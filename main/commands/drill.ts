/** main: `npm run drill -- <name>`: something is broken on purpose, and what becomes of the program is measured. */
import type { Drill } from '../../drills/drill.ts'
import { onStop } from '../serving/lifecycle.ts'
import { giveUp, say } from '../terminal.ts'

/** Each drill by its name; loaded only when it is called for. */
const drills: Record<string, () => Promise<Drill>> = {
  faults: async () => (await import('../../drills/faults.ts')).faults,
  alerts: async () => (await import('../../drills/alerts.ts')).alerts,
  storage: async () => (await import('../../drills/storage.ts')).storage,
  import: async () => (await import('../../drills/import.ts')).importDrill,
  overload: async () => (await import('../../drills/overload.ts')).overload,
  clickhouse: async () => (await import('../../drills/clickhouse.ts')).clickhouse,
  cluster: async () => (await import('../../drills/cluster.ts')).cluster,
}

const opened: (() => Promise<unknown>)[] = []

async function closeAll(): Promise<void> {
  for (let end = opened.pop(); end; end = opened.pop()) await end().catch(console.error)
}

async function main(): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  const load = more.length === 0 && Object.hasOwn(drills, name) ? drills[name] : undefined
  if (!load) {
    console.error(
      `Usage: npm run drill -- <name>, where the name is one of: ${Object.keys(drills).join(', ')}.`,
    )
    process.exit(2)
  }
  onStop(closeAll)
  const drill = await load()
  const held = await drill({ say, closing: (end) => void opened.push(end) }).finally(closeAll)
  process.exit(held ? 0 : 1)
}

main().catch(giveUp)
