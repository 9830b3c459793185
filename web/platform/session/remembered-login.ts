/**
 * web/platform: "Remember me": e-mail and password for this tab's session, as
 * ciphertext under a key no script can read out.
 * They stay when the person signs out, and fill the dialog of the next sign-in.
 */

const item = 'remembered'
const database = 'meridian-keys'

export type Remembered = { email: string; password: string }
type Kept = { iv: string; text: string }

/** Keeps both, encrypted with AES-GCM under a non-extractable key in IndexedDB. */
export async function remember(what: Remembered): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = new TextEncoder().encode(JSON.stringify(what))
    const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), bytes)
    keep({ iv: toText(iv), text: toText(new Uint8Array(text)) })
  } catch {
    forget()
  }
}

/** What was kept in this tab. */
export async function remembered(): Promise<Remembered | null> {
  const kept = readKept()
  if (!kept) return null
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(kept.iv) },
      await key(),
      toBytes(kept.text),
    )
    return JSON.parse(new TextDecoder().decode(plain)) as Remembered
  } catch {
    forget()
    return null
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(item)
  } catch {
    // Nothing can have been kept where there is no storage.
  }
}

const keep = (kept: Kept): void => sessionStorage.setItem(item, JSON.stringify(kept))

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))

async function key(): Promise<CryptoKey> {
  const db = await opened()
  const known = await asked<CryptoKey | undefined>(db.transaction('keys').objectStore('keys').get(item))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await asked(db.transaction('keys', 'readwrite').objectStore('keys').put(made, item))
  return made
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keys'))
  return asked(request)
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')))
  })
