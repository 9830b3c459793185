/**
 * drills: what a Meridian asks elsewhere, as a process of its own that can be stopped short:
 * `outside-program.ts <role> <port> <folder>`.
 */
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import S3rver from 's3rver'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'

const [role = '', port = '0', folder = ''] = process.argv.slice(2)
const host = '127.0.0.1'

/** Translates by shouting, in the shape of Google Translate v2. */
const translator: RequestListener = (request, response) => {
  if (request.url?.includes('/languages'))
    return void response.end(
      JSON.stringify({ data: { languages: [{ language: 'en' }, { language: 'es' }] } }),
    )
  void Array.fromAsync(request).then((parts) => {
    const { q } = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as { q: string[] }
    const translations = q.map((text) => ({ translatedText: `¡${text}!` }))
    response.end(JSON.stringify({ data: { translations } }))
  })
}

/** A feed of as many homes as the file `homes` says. */
const feeds: RequestListener = (_request, response) => {
  const count = Number(readFileSync(join(folder, 'homes'), 'utf8'))
  const homes = Array.from({ length: count }, (_, at) => kyeroHome(at + 11, { images: '' }))
  response.setHeader('content-type', 'application/xml').end(kyeroFile(homes, String(count)))
}

if (role === 'storage')
  await new S3rver({
    address: host,
    port: Number(port),
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'homes', configs: [] }],
  }).run()
else createServer(role === 'feeds' ? feeds : translator).listen(Number(port), host)
