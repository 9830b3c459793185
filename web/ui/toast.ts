/** ui: says something at the top right. Times are the specification's: success 3 s, others 5 s, errors stay. */

export type ToastKind = 'success' | 'info' | 'error'
/** What can be done about it, with a press that also closes the toast. */
export type ToastAction = { label: string; run: () => void }
export type Said = {
  kind: ToastKind
  message: string
  title: string | undefined
  time: number
  action: ToastAction | undefined
}

/** Milliseconds a toast stays; 0 until it is closed. */
export const toastTime: Record<ToastKind, number> = { success: 3_000, info: 5_000, error: 0 }

const titles: Record<ToastKind, string | undefined> = { success: 'Success', info: undefined, error: 'Error' }

type Options = {
  title?: string
  /** Milliseconds, where a case has a time of its own (a failed resend closes after 3 s). */
  time?: number
  action?: ToastAction
}

let waiting: Said[] = []
let spoken = false
const listeners = new Set<() => void>()

const say =
  (kind: ToastKind) =>
  (message: string, { title = titles[kind], time = toastTime[kind], action }: Options = {}): void => {
    spoken = true
    waiting = [...waiting, { kind, message, title, time, action }]
    for (const tell of listeners) tell()
  }

export const toast = { success: say('success'), info: say('info'), error: say('error') }

/** Told whenever something was said. Answers a function that ends it. */
export function onToast(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether anything has been said on this page. */
export const hasSpoken = (): boolean => spoken

/** Takes what waits. */
export function takeToasts(): Said[] {
  const taken = waiting
  waiting = []
  return taken
}
