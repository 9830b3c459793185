/** ui: hands an address on: by the device's own sheet where it has one, else to the clipboard. */
import { toast } from './toasts/toast.ts'

type Link = { title: string; url: string }

/** `copied` is said when the address went to the clipboard. */
export async function shareLink({ title, url }: Link, copied: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is an answer; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast.success(copied, { title: 'Copied' })
  } catch {
    toast.error(`The link could not be copied. It is ${url}`)
  }
}
