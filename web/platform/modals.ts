/** web/platform: the account dialogs of this page: holds the state, does what each transition asks for. */
import { useSyncExternalStore } from 'react'
import { toast } from '#web/ui/toast.ts'
import { noModals, transition, type Effect, type ModalEvent, type Modals } from './modals.rules.ts'
import { saveSession, saveUserInfo } from './session.ts'

let state: Modals = noModals
const listeners = new Set<() => void>()
let navigate: (to: string) => void = (to) => window.location.assign(to)
let pending: ReturnType<typeof setTimeout>[] = []

/** Lets the router do the navigation. */
export function setNavigate(go: (to: string) => void): void {
  navigate = go
}

/** Tells the dialogs what happened. */
export function tellModals(event: ModalEvent): void {
  if (event.type === 'close' || event.type === 'open') cancelPending()
  const next = transition(state, event)
  state = next.state
  for (const listener of listeners) listener()
  for (const effect of next.effects) run(effect)
}

function cancelPending(): void {
  for (const timer of pending) clearTimeout(timer)
  pending = []
}

function run(effect: Effect): void {
  switch (effect.type) {
    case 'success':
      return toast.success(effect.message)
    case 'error':
      return toast.error(effect.message, effect.closes === undefined ? {} : { time: effect.closes })
    case 'later':
      return later(effect)
    case 'store':
      return saveSession(effect.session)
    case 'storeUserInfo':
      return saveUserInfo(effect.userInfo)
    case 'navigate':
      return navigate(effect.to)
  }
}

/** A dialog that was to open is dropped when the person closes them; a sign-in that succeeded takes place all the same. */
function later({ after, event }: Extract<Effect, { type: 'later' }>): void {
  const timer = setTimeout(() => tellModals(event), after)
  if (event.type === 'show') pending.push(timer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useModals = (): Modals =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => noModals,
  )
