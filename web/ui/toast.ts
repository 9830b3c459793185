/** ui: says something at the top right. Times are the specification's: success 3 s, others 5 s, errors stay. */
import { Toast } from '@base-ui/react/toast'

export type ToastKind = 'success' | 'info' | 'error'

export const toasts = Toast.createToastManager()

/** Milliseconds a toast stays; 0 until it is closed. */
export const toastTime: Record<ToastKind, number> = { success: 3_000, info: 5_000, error: 0 }

const titles: Record<ToastKind, string | undefined> = { success: 'Success', info: undefined, error: 'Error' }

type Options = {
  title?: string
  /** Milliseconds, where a case has a time of its own (a failed resend closes after 3 s). */
  time?: number
}

const say =
  (kind: ToastKind) =>
  (message: string, { title = titles[kind], time = toastTime[kind] }: Options = {}) =>
    toasts.add({ type: kind, title, description: message, timeout: time, priority: kind === 'error' ? 'high' : 'low' })

export const toast = { success: say('success'), info: say('info'), error: say('error') }
