/** privacy: everything of a person, part by part: what every domain knows of them, then their files. */
import { exportAccount, type Accounts } from '#server/accounts/index.ts'
import type { Entry } from './zip-of.ts'

export type Exporter = (userId: string) => Promise<Record<string, unknown>>
/** Files of a person, one after the other, under the names they have in the copy. */
export type Papers = (userId: string) => AsyncIterable<Entry>

type Copy = {
  userId: string
  /** The session of a person who takes their own data; null where the team does it. */
  sessionId: string | null
  actor: { id: string; name: string }
}

/** Each part under its name, the account first. @throws AppError 404 for nobody. */
export async function* partsOf(
  accounts: Accounts,
  exporters: readonly Exporter[],
  copy: Copy,
): AsyncGenerator<[name: string, value: unknown]> {
  yield* Object.entries(await exportAccount(accounts, copy))
  for (const exportOf of exporters) yield* Object.entries(await exportOf(copy.userId))
}

/** One JSON file for each part, and behind them the files that the person keeps with us. */
export async function* entriesOf(
  parts: AsyncIterable<[name: string, value: unknown]>,
  papers: readonly Papers[],
  userId: string,
): AsyncGenerator<Entry> {
  for await (const [name, value] of parts)
    yield { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
  for (const papersOf of papers) yield* papersOf(userId)
}
