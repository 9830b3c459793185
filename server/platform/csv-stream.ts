/** platform: whole lists as tables, read page by page and sent as they are read: no list is too long. */
import type { Page } from '#contract/http/page.ts'
import { csvLines, toCsv } from './csv.ts'

/** The rows of a list as lines of a table: the names of its columns, then page after page. */
export async function* csvOf<T>(
  columns: readonly string[],
  readPage: (cursor: string | undefined) => Promise<Page<T>>,
  cellsOf: (item: T) => readonly (string | number | null)[],
): AsyncGenerator<string> {
  yield toCsv([columns])
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await readPage(cursor)
    if (items.length > 0) yield csvLines(items.map((item) => cellsOf(item).map((cell) => String(cell ?? ''))))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** An answer that is a file, sent while it is written. */
export const fileAnswer = (chunks: AsyncIterable<string>, name: string, type = 'text/csv'): Response =>
  new Response(ReadableStream.from(encoded(chunks)), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })

async function* encoded(chunks: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder()
  for await (const chunk of chunks) yield utf8.encode(chunk)
}
