/**
 * ui: says something at the top right. Times are the specification's: success 3 s, others 5 s, errors stay.
 */

export type ToastKind = 'success' | 'info' | 'error'
/** What can be done about it, with a press that also closes the toast. */
export type ToastAction = { label: string; run: () => void }
export type Said = {
  kind: ToastKind
  message: string
  title: string | undefined
  time: number
  action: ToastAction | undefined
  /**
   * What was being done: when that succeeds, or its dialog closes, what was wrong with it is told no longer.
   */
  act: string | undefined
}

/** Milliseconds a toast stays; 0 until it is closed. */
export const toastTime: Record<ToastKind, number> = { success: 3_000, info: 5_000, error: 0 }

const titles: Record<ToastKind, string | undefined> = { success: 'Success', info: undefined, error: 'Error' }

type Options = {
  title?: string
  /** Milliseconds, where a case has a time of its own (a failed resend closes after 3 s). */
  time?: number
  action?: ToastAction
  act?: string
}

let waiting: Said[] = []
let settled: string[] = []
let spoken = false
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

const say =
  (kind: ToastKind) =>
  (message: string, { title = titles[kind], time = toastTime[kind], action, act }: Options = {}): void => {
    spoken = true
    waiting = [...waiting, { kind, message, title, time, action, act }]
    tell()
  }

export const toast = {
  success: say('success'),
  info: say('info'),
  error: say('error'),
  /** What this act's errors said is not so any more: they close. */
  settle: (act: string): void => {
    if (!spoken) return
    waiting = waiting.filter((one) => one.kind !== 'error' || one.act !== act)
    settled = [...settled, act]
    tell()
  },
}

/** What makes two errors the same one. */
export const keyOf = ({ kind, title, message }: Said): string => `${kind} ${title ?? ''} ${message}`

/** Told whenever something was said or settled. Answers a function that ends it. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether anything has been said on this page. */
export const hasSpoken = (): boolean => spoken

/** Takes what waits. */
export function takeToasts(): Said[] {
  const taken = waiting
  waiting = []
  return taken
}

/** Takes the acts whose errors are to close, before what waits is shown. */
export function takeSettled(): string[] {
  const taken = settled
  settled = []
  return taken
}
