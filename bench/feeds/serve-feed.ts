/**
 * bench: an address that serves a file and knows by its time whether that has
 * changed; a process of its own, as a host is.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const own = fileURLToPath(import.meta.url)

/** Starts the host; `close` ends it. */
export async function serveFeed(path: string): Promise<{ url: string; close: () => void }> {
  const host = fork(own, [path], { execArgv: [] })
  const [port] = (await once(host, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/feed.xml`, close: () => void host.kill() }
}

async function answer(path: string, known: string | undefined, response: ServerResponse): Promise<void> {
  const { mtimeMs } = await stat(path)
  const etag = `"${mtimeMs}"`
  if (known === etag) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/xml', etag })
  createReadStream(path).pipe(response)
}

const [, program, path] = process.argv
if (program === own && path !== undefined) {
  const server = createServer(
    ({ headers }, response) => void answer(path, headers['if-none-match'], response),
  )
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
