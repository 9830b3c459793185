/**
 * tests: a translation service in Google v2's shape on this machine,
 * which behaves and misbehaves as it is told.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from '../cleanup.ts'

export type AskedOfService = { q: string[]; source: string; target: string }
export type Behaviour = (asked: AskedOfService, response: ServerResponse) => void

/** Answers these translations, whatever was asked. */
export const answering =
  (translations: unknown): Behaviour =>
  (_, response) =>
    response.end(JSON.stringify({ data: { translations } }))

/** Translates by shouting. */
export const shouting: Behaviour = ({ q }, response) =>
  response.end(JSON.stringify({ data: { translations: q.map((text) => ({ translatedText: `¡${text}!` })) } }))

/**
 * `url` is for TRANSLATE_UPSTREAM; it says it knows en, es, hi and ja. Ends by itself after the file's tests.
 */
export async function startTranslationService() {
  const service = {
    url: '',
    asked: [] as AskedOfService[],
    keys: [] as (string | null)[],
    behaviour: shouting,
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service')
    if (url.pathname.endsWith('/languages')) {
      response.end(
        JSON.stringify({ data: { languages: ['en', 'es', 'hi', 'ja'].map((language) => ({ language })) } }),
      )
      return
    }
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const asked = JSON.parse(body) as AskedOfService
      service.asked.push(asked)
      service.keys.push(url.searchParams.get('key'))
      service.behaviour(asked, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/language/translate/v2`
  return service
}
