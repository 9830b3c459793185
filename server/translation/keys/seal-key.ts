/** translation: seals the key for one device and day, so that an answer taken elsewhere opens nothing. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { translationSecret } from '#contract/content/translation-codes.ts'

type Bound = { keyName: string; devicetoken: string; currentDate: string }

/** base64url(iv ‖ ciphertext ‖ tag), AES-256-GCM; additional data `keyName|devicetoken|currentDate`. */
export function sealKey(plain: string, { keyName, devicetoken, currentDate }: Bound): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(translationSecret).digest(), iv)
  cipher.setAAD(Buffer.from(`${keyName}|${devicetoken}|${currentDate}`))
  const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}
