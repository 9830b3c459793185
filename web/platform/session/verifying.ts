/**
 * web/platform: whether a role is being verified, and whether the last one
 * could be; every page asks, guarded ones tell.
 */
import { useSyncExternalStore } from 'react'

let isDoubtful = false
/**
 * Whether the last role could not be verified. Nobody is signed out for that, but the redirect rules would
 * send Admins and Agents straight back to where they were refused.
 */
export const isRoleDoubtful = (): boolean => isDoubtful

export function setRoleDoubtful(now: boolean): void {
  isDoubtful = now
}

let verifying = 0
const listeners = new Set<() => void>()

/** One more role is being verified, or one less. */
export function countVerifying(by: 1 | -1): void {
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
