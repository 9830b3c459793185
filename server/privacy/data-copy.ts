/** privacy: everything of a person as one ZIP, written while it is read: part by part, never all of it at once. */
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { exportAccount, type Accounts } from '#server/accounts/index.ts'

export type Exporter = (userId: string) => Promise<Record<string, unknown>>

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

/** One JSON file for each part. */
export function zipOf(parts: AsyncIterator<[name: string, value: unknown]>): ReadableStream<Uint8Array> {
  let zip: Zip
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      zip = new Zip((error, chunk, isLast) => {
        if (error) stream.error(error)
        else stream.enqueue(chunk)
        if (isLast) stream.close()
      })
    },
    pull: async () => {
      const next = await parts.next()
      if (next.done) return zip.end()
      const [name, value] = next.value
      const file = new ZipDeflate(`${name}.json`)
      zip.add(file)
      file.push(strToU8(`${JSON.stringify(value, null, 2)}\n`), true)
    },
    cancel: () => zip.terminate(),
  })
}
