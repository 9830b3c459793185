/**
 * tests: a push service and a browser of its own: takes messages, and reads
 * them as a browser would (RFC 8030, 8188, 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Listens on this machine; `answer` is the status of whatever comes next. */
export async function aPushService() {
  const taken: Taken[] = []
  const state = { answer: 201 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(state.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, taken, state, close: () => new Promise<void>((done) => server.close(() => done())) }
}

/** What a browser knows of its own subscription. */
export function aBrowser(origin: string, name: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const keys = { p256dh: text(ecdh.getPublicKey()), auth: text(auth) }
  return {
    subscription: { endpoint: `${origin}/push/${name}`, keys },
    path: `/push/${name}`,
    /** What it would show. */
    read: ({ body }: Taken): Record<string, string> => {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
      const ikm = derived(ecdh.computeSecret(theirs), auth, info, 32)
      const key = derived(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with 2, then as many zeros as it was padded with.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as Record<string, string>
    },
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
