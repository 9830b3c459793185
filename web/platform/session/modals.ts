/** web/platform: the account dialogs of this page: holds the state, does what each transition asks for. */
import { useSyncExternalStore } from 'react'
import { toast } from '#web/ui/toasts/toast.ts'
import { inTime } from '../loading/lazy-part.ts'
import {
  isMove,
  moved,
  noModals,
  type AnswerEvent,
  type Effect,
  type ModalEvent,
  type Modals,
  type Step,
} from './modals.rules.ts'
import { saveSession, saveUserInfo } from './session.ts'

let state: Modals = noModals
const listeners = new Set<() => void>()
let navigate: (to: string) => void = (to) => window.location.assign(to)
/** What is decided and takes place in a moment. */
type Coming = { clock: ReturnType<typeof setTimeout>; isShow: boolean; over: () => void }
const coming = new Set<Coming>()
/** What the errors of the dialogs belong to. */
/* translate="no" */
const act = 'account dialogs'
/** What ends them: leaving the dialog, or doing what had failed. */
const settling: ReadonlySet<ModalEvent['type']> = new Set([
  'close',
  'open',
  'loginSucceeded',
  'loginPending',
  'codeAccepted',
  'codeResent',
  'forgotSucceeded',
  'resetSucceeded',
])

/** Lets the router do the navigation. */
export function setNavigate(go: (to: string) => void): void {
  navigate = go
}

/** Tells the dialogs what happened. */
export function tellModals(event: ModalEvent): void {
  letHappen(event).catch((error: unknown) =>
    toast.error(error instanceof Error ? error.message : String(error), { act }),
  )
}

/** As `tellModals`; resolves when what follows a moment later has taken place, or was given up. */
export async function letHappen(event: ModalEvent): Promise<void> {
  if (event.type === 'close' || event.type === 'open') dropComing()
  if (settling.has(event.type)) toast.settle(act)
  const next = isMove(event) ? moved(state, event) : await answeredBy(event)
  state = next.state
  for (const listener of listeners) listener()
  await Promise.all(next.effects.map(run))
}

/** Fetches what the dialogs do about answers; dialogs that are open call it before they need it. */
export const fetchAnswers = () => inTime(import('./modal-answers.rules.ts'))

async function answeredBy(event: AnswerEvent): Promise<Step> {
  const { answered } = await fetchAnswers()
  return answered(state, event)
}

/**
 * A dialog that was to open is dropped when the person closes them; a
 * sign-in that succeeded takes place all the same.
 */
function dropComing(): void {
  for (const one of coming) {
    if (!one.isShow) continue
    clearTimeout(one.clock)
    coming.delete(one)
    one.over()
  }
}

function run(effect: Effect): Promise<void> | void {
  switch (effect.type) {
    case 'success':
      return toast.success(effect.message)
    case 'error':
      return toast.error(effect.message, { act, ...(effect.closes !== undefined && { time: effect.closes }) })
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

const later = ({ after, event }: Extract<Effect, { type: 'later' }>): Promise<void> =>
  new Promise((resolve) => {
    const clock = setTimeout(() => {
      coming.delete(one)
      tellModals(event)
      resolve()
    }, after)
    const one: Coming = { clock, isShow: event.type === 'show', over: resolve }
    coming.add(one)
  })

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

/** The dialogs as they are now, to be opened again by `restore`. */
export const modalsNow = (): Modals => state
