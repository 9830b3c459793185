/** web/platform: guards pages: a token, and a role that the server confirms while the full-screen preloader is shown. */
import { useSyncExternalStore } from 'react'
import { redirect } from 'react-router'
import { mayEnter, type Variant } from './guard.rules.ts'
import { accessToken } from './session.ts'
import { signedApi } from './signed-api.ts'

/**
 * A guarded page's `clientLoader` begins with this. Without a token, with another role, or when the role cannot be verified
 * (which is only logged) it throws a redirect to the start.
 */
export async function guard(variant: Variant): Promise<void> {
  if (!accessToken()) throw redirect('/')
  const role = await verifiedRole()
  if (!role || !mayEnter(variant, role)) throw redirect('/')
}

let verifying = 0
const listeners = new Set<() => void>()

function count(by: 1 | -1): void {
  verifying += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a role is being verified right now. */
export const useVerifying = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => verifying > 0,
    () => false,
  )

async function verifiedRole() {
  count(1)
  try {
    const { auth } = await signedApi()
    return (await auth.verify({})).role
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants a failed verify logged, and nothing else
    console.warn('The role could not be verified.', error)
    return null
  } finally {
    count(-1)
  }
}
