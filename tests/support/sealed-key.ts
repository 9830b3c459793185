/** tests: the key for translating: sealed as the server seals it, and opened as devices open it. */
import { createDecipheriv, createHash } from 'node:crypto'
import { translationKeyName, translationSecret } from '#contract/content/translation-codes.ts'

/** What the answer to `get-google-api-key` holds, by the address it was asked at. */
export async function sealedKey({ searchParams }: URL): Promise<string> {
  const encoder = new TextEncoder()
  const raw = await crypto.subtle.digest('SHA-256', encoder.encode(translationSecret))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const of = (name: string) => searchParams.get(name) ?? ''
  const additionalData = encoder.encode(`${of('keyName')}|${of('devicetoken')}|${of('currentDate')}`)
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    encoder.encode('tp_key'),
  )
  return Buffer.concat([iv, Buffer.from(sealed)]).toString('base64url')
}

type Sealing = { device: string; date: string; keyName?: string }
/** The key that was sealed for a device and a day. @throws Error where it was sealed for others. */
export function openSealedKey(
  sealed: string,
  { device, date, keyName = translationKeyName }: Sealing,
): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const key = createHash('sha256').update(translationSecret).digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(`${keyName}|${device}|${date}`))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
}
