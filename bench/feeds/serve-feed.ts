/** bench: an address that serves a file and knows by its time whether that has changed. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function serveFeed(path: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void stat(path).then(({ mtimeMs }) => {
      const etag = `"${mtimeMs}"`
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
      response.writeHead(200, { 'content-type': 'application/xml', etag })
      return createReadStream(path).pipe(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`,
    close: () => server.close(),
  }
}
