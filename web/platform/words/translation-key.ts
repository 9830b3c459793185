/**
 * web/platform: the key for translating: fetched, opened, logged and kept for
 * the day; without one nothing is translated.
 */
import { translationKeyName, translationSecret } from '#contract/content/translation-codes.ts'
import { ofCalls } from '../api/calls.ts'
import { deviceId } from '../session/session.ts'

/** Sealed, as it came, with the day it was fetched for. */
type Kept = { sealed: string; date: string }

const place = 'translation_key'
const today = (): string => new Date().toISOString().slice(0, 10)

let fetching: Promise<string | null> | null = null

/** The key of today: the kept one, or a new one. Null when there is none to be had; why is only logged. */
export function translationKey(): Promise<string | null> {
  fetching ??= readKey().finally(() => {
    fetching = null
  })
  return fetching
}

/** The service does not take the key any more. */
export function forgetKey(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

async function readKey(): Promise<string | null> {
  const kept = readKept()
  const known = kept?.date === today() ? await open(kept).catch(() => null) : null
  if (known) return known
  try {
    const fresh = await fetchKey()
    const key = await open(fresh)
    keep(fresh)
    void logKey()
    return key
  } catch (error) {
    forgetKey()
    // oxlint-disable-next-line no-console -- failures of translation are only logged (specification, section 8)
    console.warn('No key for translating; the page stays as it is.', error)
    return null
  }
}

async function fetchKey(): Promise<Kept> {
  const date = today()
  const query = new URLSearchParams({
    keyName: translationKeyName,
    devicetoken: deviceId(),
    currentDate: date,
  })
  const response = await fetch(`/api/meridian/property/get-google-api-key?${query.toString()}`, ofCalls)
  if (!response.ok) throw new Error(`The key was refused with ${response.status}.`)
  const { data } = (await response.json()) as { data?: { api_key?: unknown } }
  if (typeof data?.api_key !== 'string') throw new Error('The answer holds no key.')
  return { sealed: data.api_key, date }
}

async function logKey(): Promise<void> {
  try {
    const response = await fetch('/api/meridian/property/store-google-api-log', {
      ...ofCalls,
      method: 'POST',
      body: JSON.stringify({ keyName: translationKeyName, devicetoken: deviceId() }),
    })
    // An answer that nobody reads keeps its connection.
    await response.text()
  } catch (error) {
    // oxlint-disable-next-line no-console -- failures of translation are only logged (specification, section 8)
    console.warn('The key could not be logged.', error)
  }
}

/**
 * base64url(iv ‖ ciphertext ‖ tag), AES-256-GCM, bound to key name,
 * device and day. @throws 'Decryption failed'.
 */
async function open({ sealed, date }: Kept): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
  const encoder = new TextEncoder()
  const secret = await crypto.subtle.digest('SHA-256', encoder.encode(translationSecret))
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
  const additionalData = encoder.encode(`${translationKeyName}|${deviceId()}|${date}`)
  const plain = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData }, key, bytes.subarray(12))
    .catch((cause: unknown) => {
      throw new Error('Decryption failed', { cause })
    })
  const text = new TextDecoder().decode(plain)
  if (!text) throw new Error('The key is empty.')
  return text
}

function readKept(): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Kept> | null
    return typeof value?.sealed === 'string' && typeof value.date === 'string'
      ? { sealed: value.sealed, date: value.date }
      : null
  } catch {
    return null
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // Storage is full or switched off: the next page fetches its own key.
  }
}
