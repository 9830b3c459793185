/** ui: the sign of each kind of toast. */
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ToastKind } from './toast.ts'

export const toastIcons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
}
