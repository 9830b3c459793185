/** journeys: an address that a feed is fetched from, whose file changes while somebody looks. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FeedHost = {
  url: string
  /** What the address answers from now on; with `slowly` its end only comes when `release` is called. */
  serve: (file: string, how?: { slowly: boolean }) => void
  release: () => void
  close: () => void
}

export async function feedHost(): Promise<FeedHost> {
  let served = ''
  let ending = Promise.resolve()
  let release = (): void => undefined
  const server = createServer((_, response) => {
    const end = served.length - 20
    response.setHeader('content-type', 'text/xml')
    response.write(served.slice(0, end))
    void ending.then(() => response.end(served.slice(end)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.xml`,
    serve: (file, { slowly } = { slowly: false }) => {
      served = file
      ending = slowly ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
    },
    release: () => release(),
    close: () => server.close(),
  }
}
