/** web/feeds: an address that is only ours, into the clipboard. */
import { toast } from '#web/ui/toasts/toast.ts'

export async function copyAddress(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('The address is in your clipboard.', { title: 'Copied' })
  } catch {
    toast.error('The address could not be copied. Please mark it and copy it by hand.')
  }
}
