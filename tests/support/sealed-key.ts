/** tests: the key for translating, sealed as the server seals it, for whatever device asks. */
import { translationSecret } from '#contract/content/translation-codes.ts'

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
